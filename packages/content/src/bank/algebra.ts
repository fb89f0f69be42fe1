import { ask } from '@mathtools/practice';
import type { BankProblem } from './bank-problem.js';

/** The authored algebra problems, easiest first. */
export const algebra: readonly BankProblem[] = [
  {
    id: 'algebra-ages-01',
    difficulty: 'easy',
    question: 'Mia is 4 years older than her brother Tom. Together they are 26 years old. How old is Mia?',
    answer: '15',
    form: { kind: 'number', unit: 'years' },
    hints: [
      'Let Tom be $t$ years old. How old is Mia then?',
      'Mia is $t + 4$ years old, and both ages add up to 26.',
      'Solve $2t + 4 = 26$. That gives Tom’s age; Mia is 4 years older.',
    ],
    steps: [
      ['Both ages together', 't + (t + 4)', '=', '26'],
      ['Combine like terms', '2t + 4', '=', '26'],
      ['Subtract 4 from both sides', '2t', '=', '22'],
      ['Divide both sides by 2: Tom’s age', 't', '=', '11'],
      ['Mia’s age', 't + 4', '=', '15'],
    ],
    mistakes: [
      ['11', 'That is Tom’s age: Mia is $4$ years older.'],
      ['17', 'You divided 26 by 2 and then added 4, but $17 + 13 = 30$. Start with $26 - 4$.'],
      ['22', '$26 - 4 = 22$ is twice Tom’s age. Divide it by 2, then add 4.'],
    ],
    check: { kind: 'value', expression: '(26 + 4)/2' },
    letters: { t: '11' },
  },
  {
    id: 'algebra-numbers-01',
    difficulty: 'easy',
    question: 'I think of a number, double it and add 7. The result is 31. What is my number?',
    answer: '12',
    form: { kind: 'number' },
    hints: [
      'Call the number $n$ and write down what happens to it.',
      'The equation is $2n + 7 = 31$.',
      'Undo the steps in reverse order: first subtract 7, then divide by 2.',
    ],
    steps: [
      ['Write it as an equation', '2n + 7', '=', '31'],
      ['Subtract 7 from both sides', '2n', '=', '24'],
      ['Divide both sides by 2', 'n', '=', '12'],
    ],
    mistakes: [
      ['24', 'That is twice the number. Divide it by 2.'],
      ['19', 'You added 7 to 31. To undo “add 7,” subtract 7.'],
      ['8.5', 'You divided 31 by 2 first. Undo the last step first, so subtract 7 and then divide by 2.'],
    ],
    check: { kind: 'solve', equations: ['2n + 7 = 31'], variables: ['n'] },
  },
  {
    id: 'algebra-mistake-01',
    difficulty: 'easy',
    ...ask(
      'Ben wants to solve {given}. He writes $3x + 4 = 27$ and then $3x = 23$. His first line is already wrong. What is the correct solution?',
      'solve',
      '3(x + 4) = 27',
    ),
    answer: '5',
    form: { kind: 'number', variable: 'x' },
    hints: [
      'Which terms are multiplied by the 3 in front of the parentheses?',
      'It multiplies both terms. The 4 becomes 12.',
      'The correct line is $3x + 12 = 27$.',
    ],
    steps: [
      ['Expand: the 3 multiplies both terms', '3x + 12', '=', '27'],
      ['Subtract 12 from both sides', '3x', '=', '15'],
      ['Divide both sides by 3', 'x', '=', '5'],
    ],
    mistakes: [
      [
        '23/3',
        'That is what Ben’s equation gives. The 3 also multiplies the 4, so the line is $3x + 12 = 27$.',
      ],
      ['9', 'That is $x + 4$. Subtract 4.'],
      ['13', 'From $x + 4 = 9$, subtract 4. Don’t add it.'],
    ],
    check: { kind: 'solve', equations: ['3(x + 4) = 27'], variables: ['x'] },
  },
  {
    id: 'algebra-fractions-01',
    difficulty: 'easy',
    question: 'Lena eats $1/4$ of a pizza and Sam eats $3/8$ of it. What fraction of the pizza is left?',
    answer: '3/8',
    form: { kind: 'fraction' },
    hints: [
      'How much have they eaten altogether?',
      'Use eighths: $1/4 = 2/8$.',
      'Together they have eaten $5/8$. The whole pizza is $8/8$. What is left?',
    ],
    steps: [
      ['What is left', '1 - 1/4 - 3/8', '=', '8/8 - 2/8 - 3/8'],
      ['Subtract the numerators', '8/8 - 2/8 - 3/8', '=', '3/8'],
    ],
    mistakes: [
      ['5/8', 'That is what they have eaten. The question asks for what is left.'],
      ['2/3', 'You added the numerators and the denominators. Write $1/4$ as $2/8$ first.'],
    ],
    check: { kind: 'value', expression: '1 - 1/4 - 3/8' },
  },
  {
    id: 'algebra-fractions-02',
    difficulty: 'easy',
    question:
      'A bottle holds $3/4$ of a liter of juice. A glass holds $1/8$ of a liter. How many glasses can you fill?',
    answer: '6',
    form: { kind: 'number', unit: 'glasses' },
    hints: [
      'How many times does $1/8$ fit into $3/4$?',
      'Divide: $(3/4) ÷ (1/8)$. To divide by a fraction, multiply by its reciprocal.',
      'Calculate $3/4 * 8$.',
    ],
    steps: [
      ['Divide', '(3/4) ÷ (1/8)', '=', '3/4 * 8'],
      ['Multiply', '3/4 * 8', '=', '6'],
    ],
    mistakes: [
      ['3/32', 'You multiplied. Divide to find how many times $1/8$ fits into $3/4$.'],
      ['1/6', 'You divided in the wrong order. Divide the juice by the glass, $(3/4) ÷ (1/8)$.'],
    ],
    check: { kind: 'value', expression: '(3/4) ÷ (1/8)' },
  },
  {
    id: 'algebra-larger-01',
    difficulty: 'easy',
    question: 'A is $3/5$ and B is $5/8$. Which is larger? Answer with the letter A or B.',
    answer: 'B',
    form: { kind: 'text' },
    hints: [
      'Fractions are easy to compare once they have the same denominator.',
      'Write both with denominator 40.',
      'A is $24/40$. What is B?',
    ],
    steps: [
      ['A with denominator 40', '3/5', '=', '24/40'],
      ['B with denominator 40: 25 is more than 24', '5/8', '=', '25/40'],
    ],
    mistakes: [['A', 'Fifths are larger than eighths, but B has more pieces. Compare $24/40$ and $25/40$.']],
    check: { kind: 'true', relations: ['5/8 > 3/5', '3/5 = 24/40', '5/8 = 25/40'] },
  },
  {
    id: 'algebra-percent-01',
    difficulty: 'easy',
    question:
      'There are 25 students in a class. 40% of them play an instrument, and half of those play the piano. How many students play the piano?',
    answer: '5',
    form: { kind: 'number', unit: 'students' },
    hints: [
      'Go step by step: first find how many students play an instrument.',
      '40% of 25 is $0.4 * 25$.',
      '10 students play an instrument. Half of them play the piano.',
    ],
    steps: [
      ['40% of 25 students', '0.4 * 25', '=', '10'],
      ['Half of them', '10/2', '=', '5'],
    ],
    mistakes: [
      ['10', '$10$ students play an instrument. Only half of them play the piano.'],
      ['20', 'Half of 40% is 20%. Now find 20% of $25$.'],
    ],
    check: { kind: 'value', expression: '25 * 40/100/2' },
  },
  {
    id: 'algebra-temperature-01',
    difficulty: 'easy',
    question:
      'At 6 a.m., the temperature is −7 degrees. It rises by 2.5 degrees each hour. What is the temperature at 10 a.m., in degrees?',
    answer: '3',
    form: { kind: 'number', unit: 'degrees' },
    hints: [
      'How many hours are there from 6 a.m. to 10 a.m.?',
      'In 4 hours, it rises by $4 * 2.5$ degrees.',
      'Calculate $-7 + 10$.',
    ],
    steps: [
      ['The rise in 4 hours', '4 * 2.5', '=', '10'],
      ['Add it to the starting temperature', '-7 + 10', '=', '3'],
    ],
    mistakes: [
      ['17', 'The temperature starts below zero. Calculate $-7 + 10$.'],
      ['-4.5', 'That is after one hour. From 6 a.m. to 10 a.m. is $4$ hours.'],
      ['-17', 'The temperature rises. Add the 10 degrees.'],
    ],
    check: { kind: 'value', expression: '-7 + (10 - 6)*2.5' },
  },
  {
    id: 'algebra-rental-01',
    difficulty: 'easy',
    question:
      'To rent a boat, you pay a fee of 4 tokens plus 3 tokens for each hour. You paid 19 tokens. For how many hours did you rent the boat?',
    answer: '5',
    form: { kind: 'number', unit: 'hours' },
    hints: [
      'Which part of the 19 tokens was for the hours?',
      'Write an equation for $h$ hours: $4 + 3h = 19$.',
      'You should get $3h = 15$.',
    ],
    steps: [
      ['Write it as an equation', '4 + 3h', '=', '19'],
      ['Subtract 4 from both sides', '3h', '=', '15'],
      ['Divide both sides by 3', 'h', '=', '5'],
    ],
    mistakes: [
      ['15', 'That is $3h$. Divide it by $3$ to find the hours.'],
      ['23/3', 'You added 4 to 19. The 4 tokens are part of the 19, so subtract them.'],
      ['19/3', 'The 4 tokens aren’t for the hours. Subtract them from 19 first.'],
    ],
    check: { kind: 'solve', equations: ['4 + 3h = 19'], variables: ['h'] },
  },
  {
    id: 'algebra-pattern-01',
    difficulty: 'easy',
    question:
      'A row of squares is made of matchsticks. One square takes 4 matchsticks. Each additional square shares a side with the previous one, so it takes 3 more. How many matchsticks does a row of 10 squares take?',
    answer: '31',
    form: { kind: 'number', unit: 'matches' },
    hints: [
      'How many squares come after the first?',
      'The first square takes 4 matchsticks, and each of the other 9 takes 3.',
      'Calculate $4 + 9 * 3$.',
    ],
    steps: [
      ['The first square and 9 more', '4 + 9 * 3', '=', '4 + 27'],
      ['Add', '4 + 27', '=', '31'],
    ],
    mistakes: [
      ['40', 'Only the first square takes 4 matchsticks. Each of the other $9$ takes $3$.'],
      ['34', 'You counted $10$ additional squares. After the first, there are $9$.'],
      ['30', 'The first square takes 4 matchsticks, not 3. Calculate $4 + 9 * 3$.'],
    ],
    check: { kind: 'value', expression: '4 + (10 - 1)*3' },
  },
  {
    id: 'algebra-expand-01',
    difficulty: 'easy',
    question:
      'A rectangle is 5 units wide and $x + 3$ units long. Write its area in expanded form, without parentheses.',
    answer: '5x + 15',
    form: { kind: 'expression', shape: 'expanded' },
    hints: [
      'The area of a rectangle is width times length.',
      'The area is $5(x + 3)$.',
      'Multiply both terms in the parentheses by 5.',
    ],
    steps: [
      ['Width times length, expanded', '5(x + 3)', '=', '5x + 5 * 3'],
      ['Evaluate', '5x + 5 * 3', '=', '5x + 15'],
    ],
    mistakes: [
      ['5x + 3', 'You multiplied only $x$. Multiply $3$ by $5$ as well.'],
      ['x + 15', 'You multiplied only $3$. Multiply $x$ by $5$ as well.'],
      ['2x + 16', 'That is the perimeter. The area is width times length.'],
    ],
    check: { kind: 'same', expression: '5(x + 3)' },
  },
  {
    id: 'algebra-doubling-01',
    difficulty: 'easy',
    question:
      'A culture starts with 3 bacteria. The number of bacteria doubles every hour. How many bacteria are there after 6 hours?',
    answer: '192',
    form: { kind: 'number', unit: 'bacteria' },
    hints: [
      'By what factor has the number grown after 2 hours? After 3?',
      'After 6 hours it has doubled six times. The factor is $2^6$.',
      'Calculate $3 * 64$.',
    ],
    steps: [
      ['Double six times', '3 * 2^6', '=', '3 * 64'],
      ['Multiply', '3 * 64', '=', '192'],
    ],
    mistakes: [
      ['36', 'You multiplied by $2 * 6$. Doubling six times is $2^6$.'],
      ['64', 'That is the growth factor. Multiply it by the $3$ bacteria at the start.'],
      ['96', 'You doubled five times. In six hours the number doubles six times.'],
    ],
    check: { kind: 'value', expression: '3 * 2^6' },
  },
  {
    id: 'algebra-exponents-01',
    difficulty: 'easy',
    question: '$2^3 * 2^4$ is a power of 2. What is its exponent?',
    answer: '7',
    form: { kind: 'number' },
    hints: [
      'How many factors of 2 are there altogether?',
      'Count them: three in the first power, four in the second.',
      'Add the exponents.',
    ],
    steps: [
      ['Product of powers', '2^3 * 2^4', '=', '2^(3 + 4)'],
      ['The exponent', '3 + 4', '=', '7'],
    ],
    mistakes: [
      ['12', 'You multiplied the exponents. Three factors of 2 and four more make $3 + 4$ factors.'],
      ['128', 'That is the value of the power. The question asks for its exponent.'],
    ],
    check: { kind: 'true', relations: ['2^3 * 2^4 = 2^7'] },
  },
  {
    id: 'algebra-order-01',
    difficulty: 'easy',
    ...ask(
      'Ada evaluates {given} from left to right and gets 18. What is the correct value?',
      'evaluate',
      '8 + 4 ÷ 2 * 3',
    ),
    answer: '14',
    form: { kind: 'number' },
    hints: [
      'Which operations come before addition?',
      'Evaluate $4 ÷ 2 * 3$ first, from left to right.',
      'The product is 6.',
    ],
    steps: [
      ['Divide and multiply first, from left to right', '8 + 4 ÷ 2 * 3', '=', '8 + 2 * 3'],
      ['Multiply', '8 + 2 * 3', '=', '8 + 6'],
      ['Add', '8 + 6', '=', '14'],
    ],
    mistakes: [
      ['18', 'That is Ada’s result. Division and multiplication come before addition.'],
      ['26/3', 'You calculated $2 * 3$ before the division: × and ÷ go from left to right.'],
    ],
    check: { kind: 'value', expression: '8 + (4/2)*3' },
  },
  {
    id: 'algebra-elevator-01',
    difficulty: 'easy',
    question:
      'A freight elevator can carry at most 600 kilograms. The operator weighs 75 kilograms, and each box weighs 45 kilograms. What is the greatest number of boxes that the operator can take at once?',
    answer: '11',
    form: { kind: 'number', unit: 'boxes' },
    hints: [
      'How many kilograms are left for the boxes?',
      'There are 525 kilograms left. How many times does 45 fit into 525?',
      'Only whole boxes count, so round down.',
    ],
    steps: [
      ['What is left for the boxes', '600 - 75', '=', '525'],
      ['Divide by the weight of a box', '525/45', '≈', '11.7'],
      ['Only whole boxes count, so round n down', 'n', '=', '11'],
    ],
    mistakes: [
      ['12', 'Twelve boxes and the operator weigh $615$ kilograms, which is too much. Round down.'],
      ['13', 'The operator rides along. Subtract 75 from 600 first.'],
    ],
    check: { kind: 'true', relations: ['75 + 45*11 <= 600', '75 + 45*12 > 600'] },
    letters: { n: '11' },
  },
  {
    id: 'algebra-mean-01',
    difficulty: 'easy',
    question:
      'Nia scores 78, 85 and 80 points on three tests. After the fourth test, her mean is 82 points. How many points did she score on the fourth test?',
    answer: '85',
    form: { kind: 'number', unit: 'points' },
    hints: [
      'What is the sum of all four scores if their mean is 82?',
      'The sum is $4 * 82 = 328$.',
      'Subtract the three known scores from 328.',
    ],
    steps: [
      ['The sum of all four scores', '4 * 82', '=', '328'],
      ['The sum of the first three', '78 + 85 + 80', '=', '243'],
      ['The fourth test', '328 - 243', '=', '85'],
    ],
    mistakes: [
      [
        '83',
        'You treated 82 as halfway between 81 and the fourth score, but the mean 81 is for three tests. Use the sums.',
      ],
      [
        '82',
        'That is the mean of all four. If she scored 82 on the fourth test, the mean would be lower, because the mean of the first three is 81.',
      ],
    ],
    check: { kind: 'solve', equations: ['(78 + 85 + 80 + x)/4 = 82'], variables: ['x'] },
  },
  {
    id: 'algebra-speed-01',
    difficulty: 'easy',
    question:
      'A train travels 210 kilometers in two and a half hours. What is its average speed in kilometers per hour?',
    answer: '84',
    form: { kind: 'number', unit: 'km/h' },
    hints: [
      'How far does it go in one hour?',
      'Speed is distance divided by time.',
      'Calculate $210 ÷ 2.5$. Doubling both numbers makes it easier.',
    ],
    steps: [
      ['Distance divided by time', '210/2.5', '=', '420/5'],
      ['Divide', '420/5', '=', '84'],
    ],
    mistakes: [
      ['525', 'You multiplied. Speed is distance divided by time.'],
      ['105', 'You divided by 2. The time is two and a half hours, so divide by $2.5$.'],
    ],
    check: { kind: 'value', expression: '210/2.5' },
  },
  {
    id: 'algebra-formula-01',
    difficulty: 'easy',
    question:
      'A temperature of $c$ degrees Celsius is $1.8c + 32$ degrees Fahrenheit. How many degrees Fahrenheit is 25 degrees Celsius?',
    answer: '77',
    form: { kind: 'number', unit: 'degrees' },
    hints: ['Substitute 25 for $c$.', 'Multiply before you add.', 'The product is 45.'],
    steps: [
      ['Substitute 25 for c', '1.8c + 32', '=', '1.8 * 25 + 32'],
      ['Multiply', '1.8 * 25 + 32', '=', '45 + 32'],
      ['Add', '45 + 32', '=', '77'],
    ],
    mistakes: [
      ['102.6', 'You added 32 before you multiplied. Calculate $1.8 * 25$ first.'],
      ['45', 'That is $1.8 * 25$. Now add 32.'],
      ['13', 'You subtracted 32. The formula adds it, $45 + 32$.'],
    ],
    check: { kind: 'value', expression: '25*9/5 + 32' },
    letters: { c: '25' },
  },
  {
    id: 'algebra-exponents-02',
    difficulty: 'easy',
    ...ask('For what value of $n$ is {given}?', 'solve', '3^(n + 2) = 81'),
    answer: '2',
    form: { kind: 'number', variable: 'n' },
    hints: [
      'Write 81 as a power of 3.',
      '$81 = 3^4$. When are two powers of 3 the same?',
      'The exponents are the same: $n + 2 = 4$.',
    ],
    steps: [
      ['Write 81 as a power of 3', '3^(n + 2)', '=', '3^4'],
      ['The exponents are the same', 'n + 2', '=', '4'],
      ['Subtract 2 from both sides', 'n', '=', '2'],
    ],
    mistakes: [
      ['4', 'That is $n + 2$. Subtract 2.'],
      ['25', 'You divided 81 by 3. Write 81 as a power of 3 and compare the exponents.'],
    ],
    check: { kind: 'solve', equations: ['3^(n + 2) = 81'], variables: ['n'] },
  },
  {
    id: 'algebra-consecutive-01',
    difficulty: 'medium',
    question: 'The sum of three consecutive whole numbers is 84. What is the smallest of them?',
    answer: '27',
    form: { kind: 'number' },
    hints: [
      'Call the smallest number $n$. What are the other two?',
      'The numbers are $n$, $n + 1$ and $n + 2$.',
      'Their sum is $3n + 3 = 84$.',
    ],
    steps: [
      ['The sum of all three', 'n + (n + 1) + (n + 2)', '=', '84'],
      ['Combine like terms', '3n + 3', '=', '84'],
      ['Subtract 3 from both sides', '3n', '=', '81'],
      ['Divide both sides by 3', 'n', '=', '27'],
    ],
    mistakes: [
      ['28', 'That is the number in the middle. The smallest is $1$ less.'],
      ['29', 'That is the largest of them. The question asks for the smallest.'],
    ],
    check: { kind: 'solve', equations: ['n + (n + 1) + (n + 2) = 84'], variables: ['n'] },
  },
  {
    id: 'algebra-tickets-01',
    difficulty: 'medium',
    question:
      'At a fair, adults pay 9 tokens and children pay 5 tokens. Forty visitors paid a total of 264 tokens. How many of them are children?',
    answer: '24',
    form: { kind: 'number', unit: 'children' },
    hints: [
      'Let $c$ be the number of children. How many adults are there?',
      'There are $40 - c$ adults, so $9(40 - c) + 5c = 264$.',
      'Expand and combine like terms to get $360 - 4c = 264$.',
    ],
    steps: [
      ['All tokens together', '9(40 - c) + 5c', '=', '264'],
      ['Expand', '360 - 9c + 5c', '=', '264'],
      ['Combine like terms', '360 - 4c', '=', '264'],
      ['Subtract 360 from both sides', '-4c', '=', '-96'],
      ['Divide both sides by −4', 'c', '=', '24'],
    ],
    mistakes: [['16', 'That is the number of adults. The question asks for the number of children.']],
    check: { kind: 'solve', equations: ['9(40 - c) + 5c = 264'], variables: ['c'] },
  },
  {
    id: 'algebra-garden-01',
    difficulty: 'medium',
    question:
      'A rectangular garden is 3 meters longer than it is wide. A fence of 26 meters goes all the way around it. How many meters wide is the garden?',
    answer: '5',
    form: { kind: 'number', unit: 'meters' },
    hints: [
      'Let the width be $w$. How long is the garden?',
      'The fence has two widths and two lengths: $2w + 2(w + 3) = 26$.',
      'You should get $4w + 6 = 26$.',
    ],
    steps: [
      ['Two widths and two lengths', '2w + 2(w + 3)', '=', '26'],
      ['Expand', '2w + 2w + 6', '=', '26'],
      ['Combine like terms', '4w + 6', '=', '26'],
      ['Subtract 6 from both sides', '4w', '=', '20'],
      ['Divide both sides by 4', 'w', '=', '5'],
    ],
    mistakes: [
      ['8', 'That is the length. The width is $3$ meters less.'],
      ['23/2', 'You counted one width and one length. The fence has two of each.'],
    ],
    check: { kind: 'solve', equations: ['2w + 2(w + 3) = 26'], variables: ['w'] },
  },
  {
    id: 'algebra-mistake-02',
    difficulty: 'medium',
    ...ask(
      'Mia solves {given} and gets $x < -5$. She forgot something in the last step. What is the correct solution?',
      'solve',
      '-2x + 1 < 11',
    ),
    answer: 'x > -5',
    form: { kind: 'inequality', variable: 'x' },
    hints: [
      'Try a number: does $x = 0$ make the original inequality true? Does it satisfy her answer?',
      'Her last step was to divide both sides of $-2x < 10$ by −2.',
      'When you divide both sides by a negative number, the inequality sign flips: < becomes >.',
    ],
    steps: [
      ['Subtract 1 from both sides', '-2x', '<', '10'],
      ['Divide both sides by −2, so the sign flips', 'x', '>', '-5'],
    ],
    mistakes: [
      ['x < -5', 'That is Mia’s answer. When you divide by $-2$, the inequality sign flips.'],
      ['x > 5', 'The inequality sign is right, but not the number: $10 ÷ (-2) = -5$.'],
      ['x < 5', 'Divide $10$ by $-2$: the number becomes $-5$, and the inequality sign flips.'],
    ],
    check: { kind: 'solve', equations: ['-2x + 1 < 11'], variables: ['x'] },
  },
  {
    id: 'algebra-mistake-03',
    difficulty: 'medium',
    question:
      'Tim writes that $(x + 5)^2$ is the same as $x^2 + 25$. A term is missing on the right. Which term is it?',
    answer: '10x',
    form: { kind: 'expression', shape: 'simplified' },
    hints: [
      'A square is a product: $(x + 5)(x + 5)$.',
      'Multiply each term by each term. There are four products.',
      'Two of the products are $5x$.',
    ],
    steps: [
      ['Multiply each term by each term', '(x + 5)^2', '=', 'x^2 + 5x + 5x + 25'],
      ['What Tim left out', '(x + 5)^2 - (x^2 + 25)', '=', '5x + 5x'],
      ['Combine like terms', '5x + 5x', '=', '10x'],
    ],
    mistakes: [
      ['5x', 'There are two such products, $x * 5$ and $5 * x$. Add both.'],
      ['10', 'The variable is missing. Each of the two products is $5x$.'],
    ],
    check: { kind: 'same', expression: '(x + 5)^2 - x^2 - 25' },
  },
  {
    id: 'algebra-percent-02',
    difficulty: 'medium',
    question:
      'A number increases by 20%. Then the new number decreases by 20%. What percent of the original number is left?',
    answer: '96',
    form: { kind: 'number', unit: '%' },
    hints: [
      'Try it with 100 as the original number.',
      '100 increases to 120. Now subtract 20% of 120, not of 100.',
      '20% of 120 is 24.',
    ],
    steps: [
      ['Start with 100: it increases by 20%', '100 * 1.2', '=', '120'],
      ['The new number decreases by 20%', '120 * 0.8', '=', '96'],
    ],
    mistakes: [
      ['100', 'The second 20% is taken from the new number, which is larger: 20% of $120$ is $24$.'],
      ['4', 'That is what is lost. The question asks for what is left.'],
    ],
    check: { kind: 'value', expression: '1.2 * 0.8 * 100' },
  },
  {
    id: 'algebra-monthly-interest-01',
    difficulty: 'medium',
    question:
      'A bank pays 6% interest a year, compounded monthly: it adds a twelfth of the rate every month. How many dollars does 1200 dollars become in 2 years? Round to the nearest cent.',
    answer: '1352.59',
    form: { kind: 'rounded', decimals: 2, unit: 'dollars' },
    hints: [
      'What percent is added each month, and how many months are there?',
      'Each month adds 0.5%, so it multiplies by 1.005. There are 24 months.',
      'Calculate $1200 * 1.005^24$.',
    ],
    steps: [
      ['The monthly factor', '1 + 0.06/12', '=', '1.005'],
      ['The number of months', '12 * 2', '=', '24'],
      ['Multiply by the factor for each month', '1200 * 1.005^24', '≈', '1352.59'],
    ],
    mistakes: [
      [
        '1344.00',
        'You added the same interest every month. Each month’s interest also earns interest. Multiply by $1.005$ each time.',
      ],
      ['1348.32', 'You added 6% once a year. Here, 0.5% is added every month, $24$ times.'],
      ['1212.03', 'You used two months. There are $24$ months in two years.'],
    ],
    check: { kind: 'value', expression: '1200 * (1 + 0.06/12)^(12 * 2)' },
  },
  {
    id: 'algebra-effective-rate-01',
    difficulty: 'hard',
    question:
      'A store lends money at 2% interest a month. Unpaid interest is added to the debt. By what percent does the debt grow in a year if nothing is paid back? Round to 1 decimal place.',
    answer: '26.8',
    form: { kind: 'rounded', decimals: 1, unit: '%' },
    hints: [
      'It is more than 24%. What does 1 dollar become in a month?',
      'Each month multiplies the debt by 1.02, twelve times.',
      'Subtract 1 from $1.02^12$ and convert the result to percent.',
    ],
    steps: [
      ['What 1 dollar of debt becomes in a year', '(1 + 2/100)^12', '=', '1.02^12'],
      ['Subtract the dollar itself and convert to percent', '100(1.02^12 - 1)', '≈', '26.8'],
    ],
    mistakes: [
      [
        '24.0',
        'You added 2% twelve times. Each month’s 2% is of a debt that has already grown. Calculate $1.02^12$.',
      ],
      ['126.8', 'That is the whole debt after a year as a percent of the starting debt. Subtract 100%.'],
    ],
    check: { kind: 'value', expression: '100 * (1.02^12 - 1)' },
  },
  {
    id: 'algebra-present-value-01',
    difficulty: 'hard',
    question:
      'You want to have 5000 dollars in 6 years. An account grows by 3% a year. How many dollars must you deposit today? Round to the nearest cent.',
    answer: '4187.42',
    form: { kind: 'rounded', decimals: 2, unit: 'dollars' },
    hints: [
      'What does a deposit a become in six years?',
      'In six years it is multiplied by $1.03^6$, and the result must be 5000.',
      'Divide 5000 by $1.03^6$.',
    ],
    steps: [
      ['The deposit a after six years', 'a * 1.03^6', '=', '5000'],
      ['Divide both sides by the factor', 'a', '=', '5000/1.03^6'],
      ['Evaluate and round', '5000/1.03^6', '≈', '4187.42'],
    ],
    mistakes: [
      [
        '4100.00',
        'You subtracted 6 times 3% of 5000. The 3% is of the smaller deposit, and it grows each year. Divide by $1.03^6$.',
      ],
      [
        '5970.26',
        'That is what 5000 dollars would become. You want to have 5000 at the end, so divide by $1.03^6$.',
      ],
      ['4164.86', 'You subtracted 3% six times. To undo “multiply by $1.03$,” divide by $1.03$.'],
    ],
    check: { kind: 'value', expression: '5000/1.03^6' },
    letters: { a: '4187.42128341827177481658159394555390294463449977930309144244438' },
  },
  {
    id: 'algebra-larger-02',
    difficulty: 'medium',
    question: 'A is $2^30$ and B is $10^9$. Which is larger? Answer with the letter A or B.',
    answer: 'A',
    form: { kind: 'text' },
    hints: [
      'Don’t calculate them. Can you write both with the same exponent?',
      '30 is 3 times 10, and 9 is 3 times 3. Write both as cubes.',
      'B is $1000^3$. What number cubed is A?',
    ],
    steps: [
      ['A as a cube', '2^30', '=', '(2^10)^3'],
      ['Evaluate the inner power', '(2^10)^3', '=', '1024^3'],
      ['B as the cube of a smaller number', '10^9', '=', '1000^3'],
    ],
    mistakes: [['B', 'A larger base isn’t enough. Write both as cubes, $1024^3$ and $1000^3$.']],
    check: { kind: 'true', relations: ['2^30 > 10^9', '2^30 = 1024^3', '10^9 = 1000^3'] },
  },
  {
    id: 'algebra-squares-01',
    difficulty: 'medium',
    question:
      'How much larger is the square of $n + 1$ than the square of $n$? Write your answer in simplest form.',
    answer: '2n + 1',
    form: { kind: 'expression', shape: 'expanded' },
    hints: [
      'Write down the difference of the two squares.',
      'It is $(n + 1)^2 - n^2$. Expand the first square.',
      'The first square is $n^2 + 2n + 1$.',
    ],
    steps: [
      ['Expand the square', '(n + 1)^2 - n^2', '=', 'n^2 + 2n + 1 - n^2'],
      ['Combine like terms', 'n^2 + 2n + 1 - n^2', '=', '2n + 1'],
    ],
    mistakes: [
      ['1', 'You left out the middle term: $(n + 1)^2$ is $n^2 + 2n + 1$.'],
      ['2n', 'The square of $n + 1$ also has the last term $1$.'],
      ['2n^2 + 2n + 1', 'You added the squares. The question asks for their difference.'],
    ],
    check: { kind: 'same', expression: '(n + 1)^2 - n^2' },
  },
  {
    id: 'algebra-squares-02',
    difficulty: 'medium',
    ...ask('Find {given} in your head by factoring it first.', 'evaluate', '51^2 - 49^2'),
    answer: '200',
    form: { kind: 'number' },
    hints: [
      'A difference of two squares is a product.',
      '$51^2 - 49^2$ is the sum of 51 and 49 times their difference.',
      'The sum is 100 and the difference is 2.',
    ],
    steps: [
      ['Difference of squares', '51^2 - 49^2', '=', '(51 + 49)(51 - 49)'],
      ['Evaluate the factors', '(51 + 49)(51 - 49)', '=', '100 * 2'],
      ['Multiply', '100 * 2', '=', '200'],
    ],
    mistakes: [
      ['4', 'You squared the difference: $51^2 - 49^2$ is the sum times the difference.'],
      ['100', 'That is the sum. Multiply it by the difference, $51 - 49$.'],
    ],
    check: { kind: 'value', expression: '2601 - 2401' },
  },
  {
    id: 'algebra-area-01',
    difficulty: 'medium',
    question:
      'The area of a rectangle is $x^2 + 7x + 12$, and the length of one side is $x + 3$. How long is the other side?',
    answer: 'x + 4',
    form: { kind: 'expression', shape: 'simplified' },
    hints: [
      'The area is the product of the two sides.',
      'Factor $x^2 + 7x + 12$. One factor is $x + 3$.',
      'What number times 3 is 12?',
    ],
    steps: [
      ['Factor the area', 'x^2 + 7x + 12', '=', '(x + 3)(x + 4)'],
      ['Divide by the known side', '(x + 3)(x + 4)/(x + 3)', '=', 'x + 4'],
    ],
    mistakes: [
      ['x + 9', 'You subtracted 3 from 12. The last terms are multiplied, so what number times 3 is 12?'],
      ['x^2 + 6x + 9', 'You subtracted the side. Divide the area by it.'],
      [
        'x + 12',
        'Check the last terms: $3 * 12$ is 36, so look for the number that gives 12 when multiplied by 3.',
      ],
    ],
    check: { kind: 'same', expression: '(x^2 + 7x + 12)/(x + 3)' },
  },
  {
    id: 'algebra-system-01',
    difficulty: 'medium',
    question: 'The sum of two numbers is 50, and their difference is 12. What is the larger number?',
    answer: '31',
    form: { kind: 'number' },
    hints: [
      'Call them $a$ and $b$, and write down two equations.',
      'Add $a + b = 50$ and $a - b = 12$. What happens to $b$?',
      'You should get $2a = 62$.',
    ],
    steps: [
      ['The sum', 'a + b', '=', '50'],
      ['The difference', 'a - b', '=', '12'],
      ['Add the equations', '2a', '=', '62'],
      ['Divide both sides by 2', 'a', '=', '31'],
    ],
    mistakes: [
      ['19', 'That is the smaller number. The question asks for the larger one.'],
      ['38', '$50 - 12$ is twice the smaller number. Divide it by 2 and add 12.'],
      ['62', 'That is twice the larger number. Divide it by 2.'],
    ],
    check: { kind: 'value', expression: '(50 + 12)/2' },
    letters: { a: '31', b: '19' },
  },
  {
    id: 'algebra-system-02',
    difficulty: 'medium',
    question:
      'Three pens and two notebooks cost 19 tokens. One pen and two notebooks cost 13 tokens. How many tokens does one notebook cost?',
    answer: '5',
    form: { kind: 'number', unit: 'tokens' },
    hints: [
      'Let a pen cost $p$ tokens and a notebook $n$. What is the difference between the two purchases?',
      'The two extra pens cost $19 - 13$ tokens.',
      'A pen costs 3 tokens. Use the second purchase.',
    ],
    steps: [
      ['Subtract the second purchase from the first', '2p', '=', '6'],
      ['Divide both sides by 2: a pen', 'p', '=', '3'],
      ['Substitute into the second purchase', '3 + 2n', '=', '13'],
      ['Subtract 3 from both sides', '2n', '=', '10'],
      ['Divide both sides by 2: a notebook', 'n', '=', '5'],
    ],
    mistakes: [
      ['3', 'That is the price of a pen. Subtract it from $13$, then divide by 2.'],
      ['10', 'That is the price of two notebooks. Divide it by 2.'],
    ],
    check: { kind: 'value', expression: '(13 - (19 - 13)/2)/2' },
    letters: { p: '3', n: '5' },
  },
  {
    id: 'algebra-formula-02',
    difficulty: 'medium',
    ...ask(
      'The perimeter of a rectangle with sides $a$ and $b$ is {given}. Solve this formula for $b$.',
      'solve',
      'p = 2a + 2b',
      { for: 'b' },
    ),
    answer: '(p - 2a)/2',
    form: { kind: 'expression' },
    hints: [
      'Treat $p$ and $a$ as if they were numbers.',
      'First subtract $2a$ from both sides.',
      'You should get $2b = p - 2a$.',
    ],
    steps: [
      ['Subtract 2a from both sides', '2b', '=', 'p - 2a'],
      ['Divide both sides by 2', 'b', '=', '(p - 2a)/2'],
    ],
    mistakes: [
      ['p/2 - 2a', 'Divide each term by 2: $2a$ becomes $a$.'],
      ['p - 2a', 'That is $2b$. Divide it by 2.'],
      ['(p + 2a)/2', 'To move $2a$ to the other side, subtract it.'],
    ],
    check: { kind: 'same', expression: 'p/2 - a' },
    letters: { p: '10', a: '2', b: '3' },
  },
  {
    id: 'algebra-folding-01',
    difficulty: 'medium',
    question:
      'A sheet of paper is 0.1 millimeters thick. Imagine that you could fold it in half ten times. How many millimeters thick would the stack be?',
    answer: '102.4',
    form: { kind: 'number', unit: 'mm' },
    hints: [
      'Each fold doubles the thickness.',
      'After ten folds there are $2^10$ layers.',
      'There are 1024 layers.',
    ],
    steps: [
      ['Double the thickness ten times', '0.1 * 2^10', '=', '0.1 * 1024'],
      ['Multiply', '0.1 * 1024', '=', '102.4'],
    ],
    mistakes: [
      ['2', 'You multiplied by $2 * 10$. Each fold doubles, and ten doublings are $2^10$.'],
      ['1', 'Each fold doubles the number of layers. It doesn’t add just one.'],
      ['51.2', 'You doubled nine times. With ten folds, the thickness doubles ten times.'],
    ],
    check: { kind: 'value', expression: '2^10/10' },
  },
  {
    id: 'algebra-plans-01',
    difficulty: 'medium',
    question:
      'Phone plan A costs 12 tokens a month plus 0.05 tokens for each minute. Plan B costs 20 tokens a month with unlimited minutes. For what numbers of minutes $m$ per month is plan A more expensive? Give an inequality for $m$.',
    answer: 'm > 160',
    form: { kind: 'inequality', variable: 'm' },
    hints: [
      'Write down what plan A costs for $m$ minutes.',
      'Plan A is more expensive when $12 + 0.05m > 20$.',
      'You should get $0.05m > 8$.',
    ],
    steps: [
      ['Plan A costs more than plan B', '12 + 0.05m', '>', '20'],
      ['Subtract 12 from both sides', '0.05m', '>', '8'],
      ['Divide both sides by 0.05', 'm', '>', '160'],
    ],
    mistakes: [
      [
        'm < 160',
        'Try $m = 0$: then plan A costs 12 tokens, less than 20. It is more expensive for larger numbers.',
      ],
      ['m > 640', 'You added 12. In $12 + 0.05m > 20$, subtract 12 from both sides.'],
      ['m >= 160', 'For exactly 160 minutes, both cost 20 tokens. Plan A is not more expensive yet.'],
      ['m > 0.4', 'In $0.05m > 8$, divide by $0.05$. Don’t multiply.'],
    ],
    check: { kind: 'solve', equations: ['12 + 0.05m > 20'], variables: ['m'] },
  },
  {
    id: 'algebra-sum-01',
    difficulty: 'medium',
    question: 'What is the sum of all whole numbers from 1 to 100?',
    answer: '5050',
    form: { kind: 'number' },
    hints: [
      'Pair the first number with the last, the second with the second-to-last, and so on.',
      'The sum of each pair is 101. How many pairs are there?',
      'The 100 numbers make 50 pairs.',
    ],
    steps: [
      ['The sum of each pair', '1 + 100', '=', '101'],
      ['50 pairs', '50 * 101', '=', '5050'],
    ],
    mistakes: [
      ['10100', 'You counted each pair twice: 100 numbers make $50$ pairs.'],
      ['5000', 'The sum of each pair, such as 1 and 100, is $101$, not 100.'],
      ['4950', 'Check the last number: 100 is part of the sum.'],
    ],
    check: { kind: 'value', expression: '100*(100 + 1)/2' },
  },
  {
    id: 'algebra-fractions-03',
    difficulty: 'medium',
    question:
      'A tank is half full of water. You use up one third of the water. What fraction of the tank is filled now?',
    answer: '1/3',
    form: { kind: 'fraction' },
    hints: [
      'You used a third of the water, not a third of the tank.',
      'Two thirds of the water is left.',
      'Calculate $(2/3) * (1/2)$.',
    ],
    steps: [
      ['Two thirds of one half', '(2/3) * (1/2)', '=', '2/6'],
      ['Divide the numerator and denominator by 2', '2/6', '=', '1/3'],
    ],
    mistakes: [
      ['1/6', 'You used a third of the water, which is $1/6$ of the tank. Subtract it from $1/2$.'],
      ['2/3', '$2/3$ of the water is left, and the water filled only half of the tank.'],
    ],
    check: { kind: 'value', expression: '1/2 - (1/3)*(1/2)' },
  },
  {
    id: 'algebra-fractions-04',
    difficulty: 'medium',
    question: 'Three heirs inherit $1/2$, $1/3$ and $1/9$ of a herd. What fraction of the herd is left over?',
    answer: '1/18',
    form: { kind: 'fraction' },
    hints: [
      'Add the three fractions first.',
      'A common denominator of 2, 3 and 9 is 18.',
      'Together the heirs get $9/18 + 6/18 + 2/18$.',
    ],
    steps: [
      ['Use the common denominator 18', '1/2 + 1/3 + 1/9', '=', '9/18 + 6/18 + 2/18'],
      ['Add the numerators', '9/18 + 6/18 + 2/18', '=', '17/18'],
      ['What is left of the whole', '1 - 17/18', '=', '1/18'],
    ],
    mistakes: [
      ['17/18', 'That is what the heirs get. The question asks for the rest.'],
      ['11/14', 'You added the numerators and the denominators. Use the common denominator 18 first.'],
    ],
    check: { kind: 'value', expression: '1 - (1/2 + 1/3 + 1/9)' },
  },
  {
    id: 'algebra-mean-02',
    difficulty: 'medium',
    question:
      'The mean of five numbers is 12. One of them is removed, and the mean of the other four is 10. What number was removed?',
    answer: '20',
    form: { kind: 'number' },
    hints: [
      'What is the sum of five numbers whose mean is 12?',
      'The five numbers have the sum 60. What is the sum of the other four?',
      'The sums are 60 and 40.',
    ],
    steps: [
      ['The sum of all five', '5 * 12', '=', '60'],
      ['The sum of the other four', '4 * 10', '=', '40'],
      ['The number removed', '60 - 40', '=', '20'],
    ],
    mistakes: [
      [
        '2',
        'The means differ by 2, but one is for five numbers and the other for four. Compare the sums, 60 and 40.',
      ],
      ['12', 'Removing a number equal to the mean wouldn’t change the mean. Compare the sums, 60 and 40.'],
    ],
    check: { kind: 'solve', equations: ['(5*12 - x)/4 = 10'], variables: ['x'] },
  },
  {
    id: 'algebra-meeting-01',
    difficulty: 'medium',
    question:
      'Two cyclists are 90 kilometers apart. They start at the same time and ride toward each other, one at 18 kilometers per hour and the other at 27 kilometers per hour. After how many hours do they meet?',
    answer: '2',
    form: { kind: 'number', unit: 'hours' },
    hints: [
      'How many kilometers closer do they get in one hour?',
      'In $t$ hours, they ride $18t + 27t$ kilometers altogether.',
      'You should get $45t = 90$.',
    ],
    steps: [
      ['Both distances together', '18t + 27t', '=', '90'],
      ['Combine like terms', '45t', '=', '90'],
      ['Divide both sides by 45', 't', '=', '2'],
    ],
    mistakes: [
      ['10', 'You subtracted the speeds. They ride toward each other, so the speeds add up.'],
      ['4', 'You used the mean of the speeds. In one hour, they get $18 + 27$ kilometers closer.'],
      [
        '5',
        'You used only one of the speeds. Both ride, so they get $18 + 27$ kilometers closer in one hour.',
      ],
    ],
    check: { kind: 'solve', equations: ['18t + 27t = 90'], variables: ['t'] },
  },
  {
    id: 'algebra-larger-03',
    difficulty: 'medium',
    question: 'A is $sqrt(2) + sqrt(8)$ and B is 4. Which is larger? Answer with the letter A or B.',
    answer: 'A',
    form: { kind: 'text' },
    hints: [
      'Can you write $sqrt(8)$ in terms of $sqrt(2)$?',
      '$sqrt(8) = 2sqrt(2)$, so A is $3sqrt(2)$.',
      'Compare the squares: the square of A is $9 * 2$.',
    ],
    steps: [
      ['Take the square factor out of the root', 'sqrt(2) + sqrt(8)', '=', 'sqrt(2) + 2sqrt(2)'],
      ['Combine the roots', 'sqrt(2) + 2sqrt(2)', '=', '3sqrt(2)'],
      ['The square of A', '(3sqrt(2))^2', '=', '18'],
      ['The square of B is smaller', '4^2', '=', '16'],
    ],
    mistakes: [
      [
        'B',
        'Because $sqrt(8) = 2sqrt(2)$, A is $3sqrt(2)$. Its square is $18$, and the square of B is only $16$.',
      ],
    ],
    check: { kind: 'true', relations: ['sqrt(2) + sqrt(8) > 4', '(sqrt(2) + sqrt(8))^2 = 18'] },
  },
  {
    id: 'algebra-squares-03',
    difficulty: 'medium',
    ...ask('Find all solutions: {given}', 'solve', '(x - 3)^2 = 16'),
    answer: '-1, 7',
    form: { kind: 'numbers', variable: 'x' },
    hints: [
      'Don’t expand. What numbers squared are 16?',
      'The number in the parentheses is 4 or −4.',
      'Solve $x - 3 = 4$ and $x - 3 = -4$.',
    ],
    steps: [
      ['The positive root', 'x - 3', '=', '4'],
      ['Add 3 to both sides', 'x', '=', '7'],
      ['The negative root', 'x - 3', '=', '-4'],
      ['Add 3 to both sides', 'x', '=', '-1'],
    ],
    mistakes: [
      ['7', 'That is one solution. The square of $-4$ is also 16.'],
      ['-13, 19', 'You forgot the root: 16 is the square of $x - 3$, so $x - 3$ is $4$ or $-4$.'],
      [
        '-5, 5',
        'You squared both terms separately: $(x - 3)^2$ isn’t $x^2 - 9$. Take the square root of both sides.',
      ],
      ['-7, 1', 'In $x - 3 = 4$, add 3 to both sides. Don’t subtract it.'],
    ],
    check: { kind: 'solve', equations: ['(x - 3)^2 = 16'], variables: ['x'] },
  },
  {
    id: 'algebra-vertex-01',
    difficulty: 'medium',
    question: 'What are the coordinates of the lowest point of the parabola $y = x^2 - 8x + 10$?',
    answer: '(4, -6)',
    form: { kind: 'point', names: ['x', 'y'] },
    hints: [
      'Can you write the right side as a square plus a number? A square is never negative.',
      'Complete the square: half of −8 is −4.',
      'You should get $y = (x - 4)^2 - 6$.',
    ],
    steps: [
      ['Half of −8 is −4: add 16 and subtract it again', 'x^2 - 8x + 10', '=', 'x^2 - 8x + 16 - 16 + 10'],
      ['Write the first three terms as a square', 'x^2 - 8x + 16 - 16 + 10', '=', '(x - 4)^2 - 6'],
      ['The square is 0 here', 'x', '=', '4'],
      ['The value there is', 'y', '=', '-6'],
    ],
    mistakes: [
      ['(-4, -6)', 'Watch the sign: $(x - 4)^2$ is 0 for $x = 4$.'],
      ['(4, 10)', '$x$ is right. To find $y$, substitute $4$ into the equation.'],
      ['(8, 10)', 'You forgot to take half. Half of 8 is $4$.'],
      ['(4, 6)', '$x$ is right. Watch the sign of $y$: $10 - 16 = -6$.'],
    ],
    check: { kind: 'solve', equations: ['y = x^2 - 8x + 10', '2x - 8 = 0'], variables: ['x', 'y'] },
  },
  {
    id: 'algebra-sum-02',
    difficulty: 'medium',
    question:
      'The sum of the first two odd numbers is $1 + 3 = 4$. For the first three it is $1 + 3 + 5 = 9$. How many odd numbers, starting with 1, add up to 144?',
    answer: '12',
    form: { kind: 'number' },
    hints: [
      'Find the next two sums. Do you recognize these numbers?',
      'The sum of the first $n$ odd numbers is $n^2$.',
      'What positive number squared is 144?',
    ],
    steps: [
      ['The sum of the first n odd numbers', 'n^2', '=', '144'],
      ['The positive root', 'n', '=', 'sqrt(144)'],
      ['Evaluate', 'sqrt(144)', '=', '12'],
    ],
    mistakes: [
      ['72', 'You divided 144 by 2. The sum of the first $n$ odd numbers is $n^2$.'],
      ['23', 'That is the last odd number. The question asks how many there are.'],
    ],
    check: { kind: 'value', expression: 'sqrt(144)' },
    letters: { n: '12' },
  },
  {
    id: 'algebra-roots-01',
    difficulty: 'medium',
    ...ask('Write {given} in simplest form, without a root in the denominator.', 'rationalize', '6/sqrt(3)'),
    answer: '2sqrt(3)',
    form: { kind: 'expression', shape: 'simplified' },
    hints: [
      'Multiply the numerator and the denominator by the same root.',
      'Multiply both by $sqrt(3)$. What is $sqrt(3) * sqrt(3)$?',
      'You should get $6sqrt(3)/3$.',
    ],
    steps: [
      ['Multiply the numerator and denominator by the root', '6/sqrt(3)', '=', '(6sqrt(3))/3'],
      ['Divide by 3', '(6sqrt(3))/3', '=', '2sqrt(3)'],
    ],
    mistakes: [
      ['6sqrt(3)', 'You left out the new denominator: $sqrt(3) * sqrt(3) = 3$.'],
      ['2', '$sqrt(3)$ isn’t 3. Multiply the numerator and denominator by $sqrt(3)$.'],
    ],
    check: { kind: 'same', expression: '6/sqrt(3)' },
  },
  {
    id: 'algebra-taps-01',
    difficulty: 'hard',
    question:
      'One faucet fills a tub in 3 hours, and another fills it in 6 hours. How many hours does it take with both faucets open?',
    answer: '2',
    form: { kind: 'number', unit: 'hours' },
    hints: [
      'What fraction of the tub does each faucet fill in one hour?',
      'In $t$ hours, they fill $t/3$ and $t/6$ of the tub. Together that is 1 whole tub.',
      'Multiply $t/3 + t/6 = 1$ by 6.',
    ],
    steps: [
      ['Both parts make one tub', 't/3 + t/6', '=', '1'],
      ['Multiply both sides by 6', '2t + t', '=', '6'],
      ['Combine like terms', '3t', '=', '6'],
      ['Divide both sides by 3', 't', '=', '2'],
    ],
    mistakes: [
      [
        '9',
        'You added the times, but with both faucets it takes less time. Add the parts filled in one hour, $1/3 + 1/6$.',
      ],
      [
        '9/2',
        'You used the mean of the times, but the first faucet alone takes only 3 hours. Add the parts filled in one hour, $1/3 + 1/6$.',
      ],
      ['3', 'The second faucet helps. Add the parts that both fill in one hour, $1/3 + 1/6$.'],
    ],
    check: { kind: 'solve', equations: ['t/3 + t/6 = 1'], variables: ['t'] },
  },
  {
    id: 'algebra-boat-01',
    difficulty: 'hard',
    question:
      'A boat travels 24 kilometers downstream in 2 hours. The trip back takes 3 hours. How fast is the current, in kilometers per hour?',
    answer: '2',
    form: { kind: 'number', unit: 'km/h' },
    hints: [
      'How fast is the boat in each direction?',
      'Let $b$ be the speed of the boat in still water and $w$ the speed of the current. Add them downstream, subtract upstream.',
      '$b + w = 12$ and $b - w = 8$. Subtract the equations.',
    ],
    steps: [
      ['Downstream', 'b + w', '=', '24/2'],
      ['Upstream', 'b - w', '=', '24/3'],
      ['Subtract the equations', '2w', '=', '12 - 8'],
      ['Evaluate', '2w', '=', '4'],
      ['Divide both sides by 2', 'w', '=', '2'],
    ],
    mistakes: [
      ['10', 'That is the speed of the boat. The question asks for the current.'],
      ['4', 'That is twice the speed of the current. Divide it by 2.'],
    ],
    check: { kind: 'value', expression: '(24/2 - 24/3)/2' },
    letters: { b: '10', w: '2' },
  },
  {
    id: 'algebra-consecutive-02',
    difficulty: 'hard',
    question: 'The product of two consecutive positive whole numbers is 156. What is the smaller number?',
    answer: '12',
    form: { kind: 'number' },
    hints: [
      'Call the smaller number $n$. What is the other?',
      'You should get $n^2 + n - 156 = 0$.',
      'It factors: look for two numbers with product −156 and sum 1.',
    ],
    steps: [
      ['The product', 'n(n + 1)', '=', '156'],
      ['Move all terms to one side', 'n^2 + n - 156', '=', '0'],
      ['Factor the left side', '(n - 12)(n + 13)', '=', '0'],
      ['Only the first factor has a positive solution', 'n - 12', '=', '0'],
      ['Add 12 to both sides', 'n', '=', '12'],
    ],
    mistakes: [
      ['13', 'That is the larger one. The question asks for the smaller.'],
      ['78', 'You divided 156 by 2. The product of the two numbers is 156, not their sum.'],
      ['-13', 'The numbers are positive. Take the other solution.'],
    ],
    check: { kind: 'value', expression: '(sqrt(1 + 4*156) - 1)/2' },
    letters: { n: '12' },
  },
  {
    id: 'algebra-area-02',
    difficulty: 'hard',
    question:
      'A rectangle has an area of 84 square units. One side is 5 units longer than the other. How long is the shorter side?',
    answer: '7',
    form: { kind: 'number', unit: 'units' },
    hints: [
      'Let the shorter side be $x$. What is the area?',
      'You should get $x^2 + 5x - 84 = 0$.',
      'It factors: look for two numbers with product −84 and sum 5.',
    ],
    steps: [
      ['The area', 'x(x + 5)', '=', '84'],
      ['Move all terms to one side', 'x^2 + 5x - 84', '=', '0'],
      ['Factor the left side', '(x - 7)(x + 12)', '=', '0'],
      ['A length must be positive, so the first factor is 0', 'x - 7', '=', '0'],
      ['Add 7 to both sides', 'x', '=', '7'],
    ],
    mistakes: [
      ['12', 'That is the longer side. The question asks for the shorter.'],
      ['79/2', 'You added the sides. The area is their product, $x(x + 5) = 84$.'],
      ['-12', 'A length is positive. Take the other solution.'],
    ],
    check: { kind: 'value', expression: '(sqrt(5^2 + 4*84) - 5)/2' },
    letters: { x: '7' },
  },
  {
    id: 'algebra-discriminant-01',
    difficulty: 'hard',
    question: 'For what value of $k$ does $x^2 + 6x + k = 0$ have exactly one solution?',
    answer: '9',
    form: { kind: 'number', variable: 'k' },
    hints: [
      'When does the quadratic formula give one number instead of two?',
      'The number under the root, b² − 4ac, must be 0.',
      'Solve $36 - 4k = 0$.',
    ],
    steps: [
      ['The discriminant is 0', '6^2 - 4k', '=', '0'],
      ['Subtract 36 from both sides', '-4k', '=', '-36'],
      ['Divide both sides by −4', 'k', '=', '9'],
    ],
    mistakes: [
      ['36', 'That is $6^2$. Now solve $36 - 4k = 0$.'],
      ['-9', 'Watch the sign: $-4k = -36$, and negative divided by negative is positive.'],
      ['3', 'That is half of 6. You still have to square it, because $(x + 3)^2 = x^2 + 6x + 9$.'],
    ],
    check: { kind: 'solve', equations: ['6^2 - 4*1*k = 0'], variables: ['k'] },
  },
  {
    id: 'algebra-throw-01',
    difficulty: 'hard',
    question:
      'A ball is thrown upward. After $t$ seconds, it is $20t - 5t^2$ meters high. After how many seconds is it 15 meters high? Give both times.',
    answer: '1, 3',
    form: { kind: 'numbers', variable: 't' },
    hints: [
      'It passes 15 meters twice: on the way up and on the way down.',
      'Move everything in $20t - 5t^2 = 15$ to one side and divide by 5.',
      'You should get $t^2 - 4t + 3 = 0$.',
    ],
    steps: [
      ['The height is 15 meters', '20t - 5t^2', '=', '15'],
      ['Move all terms to one side', '5t^2 - 20t + 15', '=', '0'],
      ['Divide both sides by 5', 't^2 - 4t + 3', '=', '0'],
      ['Factor the left side', '(t - 1)(t - 3)', '=', '0'],
      ['Set the first factor equal to 0', 't', '=', '1'],
      ['Set the second factor equal to 0', 't', '=', '3'],
    ],
    mistakes: [
      ['1', 'That is on the way up. It passes 15 meters again on the way down.'],
      ['3', 'That is on the way down. It also passed 15 meters on the way up.'],
      ['-3, -1', 'Watch the signs: $t - 1$ is 0 for $t = 1$.'],
    ],
    check: { kind: 'solve', equations: ['20t - 5t^2 = 15'], variables: ['t'] },
  },
  {
    id: 'algebra-pens-01',
    difficulty: 'hard',
    question:
      'You have 36 meters of fence for a rectangle that is divided into two equal pens: the four sides, plus one more piece straight across from side to side. What is the maximum area of the rectangle, in square meters?',
    answer: '54',
    form: { kind: 'number', unit: 'square meters' },
    hints: [
      'Three pieces of fence have the same length: the one across and the two sides parallel to it. Call it $w$. How much is left for the other two sides?',
      'The area is $w(36 - 3w)/2$. For which two values of $w$ is it 0?',
      'The area is 0 for $w = 0$ and for $w = 12$. By symmetry it is greatest halfway between.',
    ],
    steps: [
      ['The other two sides together', '36 - 3w', '=', '3(12 - w)'],
      ['The area: one of them times w', 'w*3(12 - w)/2', '=', '(3/2)*w*(12 - w)'],
      ['It is 0 at w = 0 and at w = 12: halfway between', '(0 + 12)/2', '=', '6'],
      ['Substitute', '(3/2)*6*(12 - 6)', '=', '54'],
    ],
    mistakes: [
      ['81', 'You forgot the fence between the pens. Three pieces have the same length.'],
      ['108', '$36 - 3w$ is two sides together. Divide it by 2 before you multiply.'],
    ],
    check: { kind: 'value', expression: '36^2/(4*2*3)' },
    letters: { w: '6' },
  },
  {
    id: 'algebra-reciprocal-01',
    difficulty: 'hard',
    question: 'A positive number is 1 more than its reciprocal. What is the exact value of the number?',
    answer: '(1 + sqrt(5))/2',
    form: { kind: 'number', variable: 'x' },
    hints: [
      'Call the number $x$. Its reciprocal is $1/x$.',
      'Multiply $x = 1/x + 1$ by $x$.',
      'Solve $x^2 - x - 1 = 0$ with the quadratic formula, x = (−b ± √(b² − 4ac)) ÷ (2a).',
    ],
    steps: [
      ['Write it as an equation', 'x', '=', '1/x + 1'],
      ['Multiply both sides by x', 'x^2', '=', '1 + x'],
      ['Move all terms to one side', 'x^2 - x - 1', '=', '0'],
      ['Quadratic formula: the positive solution', 'x', '=', '(1 + sqrt(5))/2'],
    ],
    mistakes: [
      ['(1 - sqrt(5))/2', 'This number is negative. Take the other solution.'],
      [
        '(-1 + sqrt(5))/2',
        'Watch the sign: in $x^2 - x - 1 = 0$, the coefficient $b$ is $-1$, so the formula starts with $1$.',
      ],
      ['1 + sqrt(5)', 'You forgot the denominator. The formula divides by $2a = 2$.'],
    ],
    check: { kind: 'value', expression: '1/2 + sqrt(5/4)' },
    letters: { x: '1.6180339887498948482045868343656381177203091798057628621354486' },
  },
  {
    id: 'algebra-identity-01',
    difficulty: 'hard',
    question:
      'The sum of a number and its reciprocal is 5: $x + 1/x = 5$. What is the sum of their squares, $x^2 + 1/x^2$?',
    answer: '23',
    form: { kind: 'number' },
    hints: [
      'You don’t need to find x. What is the square of $x + 1/x$?',
      'The square has a middle term: twice the product of $x$ and $1/x$, which is 2.',
      'So $x^2 + 2 + 1/x^2 = 25$.',
    ],
    steps: [
      ['Square both sides', '(x + 1/x)^2', '=', '25'],
      ['Square of a sum', 'x^2 + 2 + 1/x^2', '=', '25'],
      ['Subtract 2 from both sides', 'x^2 + 1/x^2', '=', '23'],
    ],
    mistakes: [
      ['25', 'You left out the middle term. The square of $x + 1/x$ is $x^2 + 2 + 1/x^2$.'],
      ['27', 'The 2 is on the left side. Subtract it from 25.'],
    ],
    check: { kind: 'value', expression: '5^2 - 2' },
    letters: { x: '4.7912878474779200032940235968640042444922282883839859513036210' },
  },
  {
    id: 'algebra-identity-02',
    difficulty: 'hard',
    question: 'The sum of two numbers is 10, and their product is 21. What is the sum of their squares?',
    answer: '58',
    form: { kind: 'number' },
    hints: [
      'What is the square of the sum of two numbers?',
      'The square of the sum contains both squares and twice the product.',
      'Subtract twice the product from $10^2$.',
    ],
    steps: [
      ['The square of the sum', 'a^2 + 2a*b + b^2', '=', '10^2'],
      ['Subtract twice the product', 'a^2 + b^2', '=', '10^2 - 2 * 21'],
      ['Evaluate', '10^2 - 2 * 21', '=', '58'],
    ],
    mistakes: [
      ['100', 'That is the square of the sum. It also contains twice the product, so subtract $2 * 21$.'],
      ['79', 'You subtracted the product once. The square of the sum contains it twice.'],
      ['142', 'You added twice the product. Subtract it from 100.'],
    ],
    check: { kind: 'value', expression: '3^2 + 7^2' },
    letters: { a: '3', b: '7' },
  },
  {
    id: 'algebra-ages-02',
    difficulty: 'hard',
    question:
      'A father is three times as old as his daughter. In 12 years, he will be twice as old as she is then. How old is the daughter now?',
    answer: '12',
    form: { kind: 'number', unit: 'years' },
    hints: [
      'Let the daughter be $d$ years old now. How old is her father?',
      'In 12 years, they will be $d + 12$ and $3d + 12$ years old.',
      'Solve $3d + 12 = 2(d + 12)$.',
    ],
    steps: [
      ['In 12 years', '3d + 12', '=', '2(d + 12)'],
      ['Expand', '3d + 12', '=', '2d + 24'],
      ['Subtract 2d from both sides', 'd + 12', '=', '24'],
      ['Subtract 12 from both sides', 'd', '=', '12'],
    ],
    mistakes: [
      ['36', 'That is the father’s age. The question asks for the daughter’s.'],
      ['24', 'That is her age in 12 years. Both get older. Solve $3d + 12 = 2(d + 12)$.'],
    ],
    check: { kind: 'solve', equations: ['3d + 12 = 2(d + 12)'], variables: ['d'] },
  },
  {
    id: 'algebra-mixture-01',
    difficulty: 'hard',
    question:
      'You have 40 liters of a drink that is 30% juice. How many liters of pure juice must you add so that the drink is half juice?',
    answer: '16',
    form: { kind: 'number', unit: 'liters' },
    hints: [
      'How much juice does it contain now?',
      'After you add $x$ liters, there are $12 + x$ liters of juice in $40 + x$ liters of drink.',
      'Half of the drink is juice: $2(12 + x) = 40 + x$.',
    ],
    steps: [
      ['The juice at the start', '0.3 * 40', '=', '12'],
      ['Twice the juice is the whole drink', '2(12 + x)', '=', '40 + x'],
      ['Expand', '24 + 2x', '=', '40 + x'],
      ['Subtract x from both sides', '24 + x', '=', '40'],
      ['Subtract 24 from both sides', 'x', '=', '16'],
    ],
    mistakes: [
      [
        '8',
        'Half of 40 liters is 20, but the amount of drink also increases: $12 + x$ liters of juice in $40 + x$ liters.',
      ],
      [
        '20',
        'Half of the original drink is $20$ liters, but it already contains 12 liters of juice, and adding juice makes more drink. Solve $2(12 + x) = 40 + x$.',
      ],
    ],
    check: { kind: 'solve', equations: ['0.3 * 40 + x = (40 + x)/2'], variables: ['x'] },
  },
  {
    id: 'algebra-mixture-02',
    difficulty: 'hard',
    question:
      'You have 200 grams of salt water that is 8% salt. You add 50 grams of pure water. What percent of the mixture is salt now?',
    answer: '6.4',
    form: { kind: 'number', unit: '%' },
    hints: [
      'The amount of salt stays the same. How much is it?',
      'There are 16 grams of salt in 250 grams of salt water.',
      'Calculate $16/250 * 100$.',
    ],
    steps: [
      ['The amount of salt', '0.08 * 200', '=', '16'],
      ['The whole mixture', '200 + 50', '=', '250'],
      ['Salt as a percent', '(16/250) * 100', '=', '6.4'],
    ],
    mistakes: [
      ['8', 'The salt stays the same, but there is more water now. Divide 16 grams by 250.'],
      ['10', 'With more water, the percent gets smaller. Divide 16 grams by 250.'],
      ['16', 'That is the salt in grams. Divide it by 250.'],
    ],
    check: { kind: 'value', expression: '200*8/250' },
  },
  {
    id: 'algebra-exponents-03',
    difficulty: 'hard',
    ...ask('Solve for x: {given}', 'solve', '4^x = 8'),
    answer: '3/2',
    form: { kind: 'number', variable: 'x' },
    hints: [
      '4 and 8 are both powers of the same number.',
      'Write both sides as powers of 2: $2^(2x) = 2^3$.',
      'The exponents are the same: $2x = 3$.',
    ],
    steps: [
      ['Write both sides as powers of 2', '2^(2x)', '=', '2^3'],
      ['The exponents are the same', '2x', '=', '3'],
      ['Divide both sides by 2', 'x', '=', '3/2'],
    ],
    mistakes: [
      ['2', '$4 * 2 = 8$, but $4^2 = 16$. Write both sides as powers of 2.'],
      ['3', 'The right side is $2^3$, but the base is 4: $4^x = 2^(2x)$.'],
      ['2/3', 'You divided in the wrong order. To solve $2x = 3$, divide 3 by 2.'],
    ],
    check: { kind: 'solve', equations: ['4^x = 8'], variables: ['x'] },
  },
  {
    id: 'algebra-factor-01',
    difficulty: 'hard',
    ...ask('Simplify as far as you can: {given}', 'simplify', '(x^3 - 4x)/(x^2 - 2x)'),
    answer: 'x + 2',
    form: { kind: 'expression', shape: 'simplified' },
    hints: [
      'Factor the numerator and the denominator completely.',
      'You can factor x out of both. The numerator then has a difference of squares.',
      'The numerator is $x(x + 2)(x - 2)$.',
    ],
    steps: [
      ['Factor x out of both', '(x^3 - 4x)/(x^2 - 2x)', '=', '(x(x^2 - 4))/(x(x - 2))'],
      ['Difference of squares', '(x(x^2 - 4))/(x(x - 2))', '=', '(x(x + 2)(x - 2))/(x(x - 2))'],
      ['Cancel the common factors', '(x(x + 2)(x - 2))/(x(x - 2))', '=', 'x + 2'],
    ],
    mistakes: [
      ['x - 2', 'You canceled the wrong factor. The denominator has $x - 2$, so $x + 2$ is left.'],
      ['(x + 2)/x', 'The numerator also contains the factor $x$. Cancel it.'],
    ],
    check: { kind: 'same', expression: '(x^3 - 4x)/(x^2 - 2x)' },
  },
  {
    id: 'algebra-digits-01',
    difficulty: 'hard',
    question:
      'The digits of a two-digit number add up to 9. If you swap its digits, the number increases by 27. What is the number?',
    answer: '36',
    form: { kind: 'number' },
    hints: [
      'A number with digits $a$ and $b$ has the value $10a + b$.',
      'With its digits swapped it is $10b + a$, and the difference is $9b - 9a = 27$.',
      'So $b - a = 3$ and $b + a = 9$.',
    ],
    steps: [
      ['The difference of the two numbers', '(10b + a) - (10a + b)', '=', '27'],
      ['Combine like terms and divide by 9', 'b - a', '=', '3'],
      ['The sum of the digits', 'b + a', '=', '9'],
      ['Add the equations and divide by 2', 'b', '=', '6'],
      ['The other digit', 'a', '=', '9 - 6'],
      ['The number', '10a + b', '=', '36'],
    ],
    mistakes: [['63', 'That is the number with its digits swapped. The question asks for the smaller one.']],
    check: { kind: 'true', relations: ['3 + 6 = 9', '63 - 36 = 27'] },
    letters: { a: '3', b: '6' },
  },
];
