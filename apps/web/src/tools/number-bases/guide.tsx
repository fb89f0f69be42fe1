import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';
import { MathExpression } from '../../ui/math/math.js';

export const example: GuideExample = {
  title: 'The hexadecimal number 2F',
  lines: [
    { left: ['numeral', '2F', '16'], right: ['+', ['×', '2', '16'], '15'] },
    { left: ['+', ['×', '2', '16'], '15'], right: '47' },
    { left: '47', right: ['+', '32', '8', '4', '2', '1'] },
    { left: '47', right: ['numeral', '101111', '2'] },
  ],
  meaning:
    'F is 15. To write 47 in base 2, find the powers of 2 that add up to it. Write a 1 for each power you use and a 0 for 16, which you don’t.',
};

/** Explains the number base converter. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          In 345, the 3 counts hundreds, the 4 counts tens and the 5 counts ones: each place is worth ten
          times the one to its right. There is nothing special about ten. In base 2, each place is worth twice
          the one to its right. In base 16, it is worth sixteen times as much.
        </p>
      }
      formula={
        <>
          <Formula of={['+', ['×', 'p', ['^', 'b', '2']], ['×', 'q', 'b'], 'r']} />
          <p>
            This is the value of three digits p, q, r in a row in base b. To go the other way, divide by the
            new base repeatedly. The remainders, read from last to first, are the digits.
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Reading <MathExpression of={['numeral', '10', '2']} /> as ten. It is one two and no ones, so its
          value is 2. Also, every digit is smaller than the base. There is no 2 in base 2 and no 8 in base 8.
        </p>
      }
      questions={[
        {
          question: 'Why do computers use base 2?',
          answer:
            'A wire that is either on or off is easy to build and hard to misread. Two states need only two digits.',
        },
        {
          question: 'Why do programmers write base 16?',
          answer:
            'Because one hexadecimal digit represents exactly four binary digits. It is short and easy to convert to base 2. For example, 2 is 0010 and F is 1111, so 2F is 0010 1111.',
        },
        {
          question: 'What do the letters mean?',
          answer:
            'They continue after 9: A is 10, B is 11 and so on. Base 16 ends with F, which is 15, and base 36 ends with Z, which is 35.',
        },
        {
          question: 'What does the subscript mean?',
          answer:
            'It tells you the base so that you don’t mistake one number for another. Without a subscript, the base is 10.',
        },
      ]}
    />
  );
}
