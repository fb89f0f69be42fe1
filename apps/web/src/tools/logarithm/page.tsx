import type { Expression } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import { Example, Section } from '../../ui/article/article.js';
import { Formula } from '../../ui/article/formula.js';
import { FactTable } from '../../ui/table/table.js';
import { Digits } from '../../ui/math/digits.js';
import { MathExpression } from '../../ui/math/math.js';
import { Sums } from '../../ui/math/sums.js';
import { ToolPage } from '../tool-page.js';
import { relatedTool } from '../tool-text.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

const BASES = [
  ['10', 'log₁₀ x, or log without a base', 'pH, decibels, counting digits'],
  ['e ≈ 2.7183', 'ln x, the natural logarithm', 'growth, decay, calculus'],
  ['2', 'log₂ x', 'doubling and halving, computing'],
  ['Any other', 'logₐ x', 'a custom base, such as 1.05 for 5% growth'],
];

const VALUES = [
  ['1', '0.0000', '0.0000', '0.0000'],
  ['2', '0.3010', '0.6931', '1.0000'],
  ['3', '0.4771', '1.0986', '1.5850'],
  ['5', '0.6990', '1.6094', '2.3219'],
  ['8', '0.9031', '2.0794', '3.0000'],
  ['10', '1.0000', '2.3026', '3.3219'],
  ['100', '2.0000', '4.6052', '6.6439'],
  ['1000', '3.0000', '6.9078', '9.9658'],
];

const LOGARITHMS: Readonly<Record<string, Expression>> = {
  'log₁₀ x': ['log', '10', 'x'],
  'ln x': ['ln', 'x'],
  'log₂ x': ['log', '2', 'x'],
  'logₐ x': ['log', 'a', 'x'],
};

/** Typesets the logarithms of x in a cell. */
function setLogarithms(text: string): ReactNode {
  return text.split(/((?:log[₁₀₂ₐ]+|ln) x)/).map((part, index) => {
    const logarithm = LOGARITHMS[part];
    return logarithm ? <MathExpression key={index} of={logarithm} /> : <Digits key={index}>{part}</Digits>;
  });
}

const QUESTIONS = [
  {
    question: 'What is log base 2 of 32?',
    answer: 'It is 5, because 2 × 2 × 2 × 2 × 2 = 32: five twos.',
  },
  {
    question: 'Why is there no logarithm of zero or a negative number?',
    answer:
      'Every power of a positive base is positive. So no power gives 0 or a negative number, and logarithms are undefined for zero and negative inputs.',
  },
  {
    question: 'What is the difference between log and ln?',
    answer:
      'Only the base. In school, log without a base usually means base 10. ln always means base e, which is about 2.7183.',
  },
  {
    question: 'Can a logarithm be negative?',
    answer:
      'Yes. With a base greater than 1, every value between 0 and 1 has a negative logarithm. The log base 10 of 0.01 is −2, because 10 to the power of −2 is 0.01.',
  },
  {
    question: 'Can the base be smaller than 1?',
    answer: 'Yes, if it is positive. The log base 0.5 of 8 is −3, because 0.5 to the power of −3 is 8.',
  },
  {
    question: 'Is the answer exact or rounded?',
    answer:
      'It is shown to 4 decimal places. The sign = means that it is exact, and ≈ means that it was rounded. If the exact answer is a whole number or a fraction, such as 2/3 for log base 8 of 4, the tool finds it and shows why.',
  },
];

/** Renders the logarithm simplifier's page. */
export function Component() {
  return (
    <ToolPage
      tool={tool}
      intro="Find logarithms with base 10, e, 2 or any other base, with every step shown."
      widget={<View />}
      questions={QUESTIONS}
      related={[relatedTool('unit'), relatedTool('time')]}
      links={[
        { to: '/tools/percentage-calculator', label: 'Percentage calculator' },
        { to: '/tools', label: 'All math tools' },
      ]}
    >
      <Section title="What a logarithm is">
        <p>
          <Sums>
            A logarithm answers one question: what power do you raise the base to, to get this number? You
            know that 2 × 2 × 2 = 8. That is three twos, so the log base 2 of 8 is 3.
          </Sums>
        </p>
        <Formula of={['log', '2', '8']} equals="3" />
        <p>
          A power and a logarithm express the same fact in two directions. If{' '}
          <MathExpression of={['^', 'a', 'y']} /> = <MathExpression of="x" />, then{' '}
          <MathExpression of={['log', 'a', 'x']} /> = <MathExpression of="y" />. Here{' '}
          <MathExpression of="a" /> is the base and <MathExpression of="x" /> is the value: the two numbers
          you type above.
        </p>
      </Section>
      <Section title="Which base to use">
        <p>
          The base can be any positive number except 1. Base 10, base e and base 2 each have a button. You can
          type any other base.
        </p>
        <FactTable
          caption="Bases of logarithms"
          head={['Base', 'Written', 'Where you see it']}
          rows={BASES}
          set={setLogarithms}
        />
      </Section>
      <Section title="The formula: change of base">
        <p>Any logarithm is one natural logarithm divided by another:</p>
        <Formula of={['log', 'a', 'x']} equals={['/', ['ln', 'x'], ['ln', 'a']]} />
        <p>
          The value goes on top, and the base goes on the bottom. Base 10 works just as well as base e, as
          long as both logarithms on the right have the same base.
        </p>
      </Section>
      <Section title="Worked examples">
        <Example title="Base 2, value 8">
          <Formula of={['ln', '8']} equals="2.0794" about />
          <Formula of={['ln', '2']} equals="0.6931" about />
          <Formula of={['log', '2', '8']} equals="3.0000" />
          <p>
            The answer is exactly 3. The tool keeps the full logarithms and rounds only at the end. The
            rounded values, 2.0794 ÷ 0.6931, would give 3.0001. If the rounded values have too few digits and
            the answer has no exact form, you’ll find the division again, with more digits, below the steps.
          </p>
        </Example>
        <Example title="Base 10, value 50">
          <Formula of={['log', '10', '50']} equals={['/', ['ln', '50'], ['ln', '10']]} />
          <Formula of={['log', '10', '50']} equals="1.6990" about />
          <p>A quick check: 50 is between 10 and 100, so its logarithm is between 1 and 2.</p>
        </Example>
        <Example title="Base 8, value 4: an exact fraction">
          <p>
            Both numbers are powers of 2: 8 is <MathExpression of={['^', '2', '3']} /> and 4 is{' '}
            <MathExpression of={['^', '2', '2']} />. Divide the exponent of the value by the exponent of the
            base:
          </p>
          <Formula of={['log', '8', '4']} equals="2/3" />
          <p>
            The tool shows <MathExpression of="2/3" />, with ≈ 0.6667 next to it, and below the steps, where
            the fraction comes from.
          </p>
        </Example>
        <Example title="How long until savings double at 5% a year?">
          <p>Each year multiplies the savings by 1.05, so you need the power of 1.05 that gives 2:</p>
          <Formula of={['log', '1.05', '2']} equals="14.2067" about />
          <p>After 14 full years, you have just under double. After 15, you have more than double.</p>
        </Example>
      </Section>
      <Section title="Three rules">
        <p>For positive x and y, with any base:</p>
        <Formula of={['log', 'a', ['×', 'x', 'y']]} equals={['+', ['log', 'a', 'x'], ['log', 'a', 'y']]} />
        <Formula of={['log', 'a', ['/', 'x', 'y']]} equals={['-', ['log', 'a', 'x'], ['log', 'a', 'y']]} />
        <Formula of={['log', 'a', ['^', 'x', 'n']]} equals={['×', 'n', ['log', 'a', 'x']]} />
        <p>
          Also, the logarithm of 1 is 0, and the logarithm of the base itself is 1. Here are some logarithms
          to 4 decimal places:
        </p>
        <FactTable
          caption="Logarithms with base 10, e and 2"
          head={['x', 'log₁₀ x', 'ln x', 'log₂ x']}
          rows={VALUES}
          set={setLogarithms}
        />
      </Section>
      <Section title="Zero, negative numbers and base 1">
        <p>
          Logarithms are undefined for zero and negative inputs. A power of a positive base is always
          positive: <MathExpression of={['^', '10', '2']} /> is 100, <MathExpression of={['^', '10', '0']} />{' '}
          is 1, <MathExpression of={['^', '10', '-2']} /> is 0.01. However negative the exponent, you never
          reach 0. The base can’t be 1, because every power of 1 is 1. The tool marks these inputs and doesn’t
          calculate a result.
        </p>
      </Section>
      <Section title="Common mistakes">
        <ul>
          <li>
            Splitting a sum. <MathExpression of={['log', '10', ['+', '10', '90']]} /> is 2, but{' '}
            <MathExpression of={['+', ['log', '10', '10'], ['log', '10', '90']]} /> ≈ 2.9542. You can split a
            product or a quotient, but not a sum.
          </li>
          <li>
            Flipping the fraction. <MathExpression of={['log', '2', '8']} /> is{' '}
            <MathExpression of={['÷', ['ln', '8'], ['ln', '2']]} />, which is 3. The other way around gives{' '}
            <MathExpression of="1/3" />.
          </li>
          <li>
            Dividing first. <MathExpression of={['÷', ['ln', '8'], ['ln', '2']]} /> is not{' '}
            <MathExpression of={['ln', ['÷', '8', '2']]} />, which is about 1.3863.
          </li>
          <li>
            Trusting the word log. On most calculators, it means base 10; in many programming languages, base
            e.
          </li>
        </ul>
      </Section>
      <Section title="Where logarithms are used">
        <ul>
          <li>
            pH: it is −log₁₀ of the hydrogen ion concentration in moles per liter. At 0.001 mol/L the
            logarithm is −3, so the pH is 3.
          </li>
          <li>
            Decibels: 10 × log₁₀ of the ratio of two powers. A hundred times the power is 20 dB more. Twice
            the power is about 3 dB more.
          </li>
          <li>Compound growth: how long it takes savings, a debt or a population to double.</li>
          <li>
            Computing: in a sorted list of 1,000,000 names, 20 halvings are enough to find one, since{' '}
            <MathExpression of={['log', '2', '1000000']} /> ≈ 19.9316.
          </li>
        </ul>
      </Section>
      <Section title="How to use this tool">
        <ol>
          <li>Type a base, or press Base 10, Natural (e) or Base 2. You can also type the letter e.</li>
          <li>Type a value. Decimals such as 0.5 are used exactly as you type them.</li>
          <li>
            Press Calculate. You get the answer and six steps: problem, formula, ln of the value, ln of the
            base, division, answer.
          </li>
        </ol>
        <p>
          Load Example fills in base 2 and value 8, and shows the answer and its steps. Your numbers are kept
          in the page’s address, so you can bookmark a calculation or share it.
        </p>
        <p>
          At the top of the tool, you can also choose Expand, Condense or Solve. Expand and Condense use the
          three rules: <MathExpression of={['log', '2', ['×', '8', 'x']]} /> becomes{' '}
          <MathExpression of={['+', '3', ['log', '2', 'x']]} />, or the other way around. Solve finds the base
          or the value when you know the logarithm.
        </p>
      </Section>
    </ToolPage>
  );
}
