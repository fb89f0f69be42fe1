import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';

/** Creates a problem about the sum and the difference of two numbers. */
const difference = /* @__PURE__ */ story({
  numbers: { y: [5, 90], d: [2, 40] },
  derive: ({ y, d }) => ({ x: y + d, s: 2 * y + d, twice: 2 * (y + d) }),
  when: ({ y, d }) => y !== d,
  settings: [
    {
      ask: [
        'Two classes have {s} students altogether. The first has {d} more students than the second. How many students are in the first?',
        'Two classes have {s} students altogether, and one is larger by {d}. How many students are in the larger class?',
      ],
      unit: 'students',
      numbers: { y: [15, 30], d: [2, 12] },
    },
    {
      ask: [
        'Two ropes have a total length of {s} meters. One is {d} meters longer than the other. How long is the longer rope?',
        'A rope {s} meters long is cut into two pieces that differ by {d} meters. How long is the longer piece?',
      ],
      unit: 'meters',
    },
    {
      ask: [
        'Ann and Bo have {s} dollars together. Ann has {d} dollars more than Bo. How much does Ann have?',
        'Ann and Bo share {s} dollars so that Ann gets {d} dollars more. How much does Ann get?',
      ],
      unit: 'dollars',
    },
    {
      ask: [
        'A soccer team played {s} games and won {d} more than it lost. There were no ties. How many games did it win?',
        'In {s} games without a tie, a team has {d} more wins than losses. How many games did it win?',
      ],
      unit: 'games',
      numbers: { y: [4, 30], d: [2, 20] },
    },
    {
      ask: [
        'A store sold {s} shirts and hats, {d} more shirts than hats. How many shirts did it sell?',
        'A store sold a total of {s} shirts and hats, with {d} more shirts than hats. How many were shirts?',
      ],
      unit: 'shirts',
    },
  ],
  answer: '{x}',
  hints: [
    'Let x be the larger number and y the smaller. What do you know about them?',
    'The equations are $x + y = {s}$ and $x - y = {d}$.',
    'Add the equations: $2x = {twice}$.',
  ],
  steps: [
    ['practice.set-up', 'The sum', 'x + y', '=', '{s}'],
    ['practice.set-up', 'The difference', 'x - y', '=', '{d}'],
    ['practice.add-equations', 'Add the equations', '2x', '=', '{twice}'],
    ['practice.divide-both-sides', 'Divide both sides by 2', 'x', '=', '{x}'],
  ],
  mistakes: [
    [({ y }) => y, 'That is the smaller number. The question asks for the larger one: add ${d}$.'],
    [({ s, d }) => s - d, 'You only subtracted the difference. That is twice the smaller number.'],
    [
      ({ s, d }) => s / 2 + d,
      'You added the whole difference to half of ${s}$. Then they would differ by twice ${d}$.',
    ],
    [({ twice }) => twice, 'That is twice the number. Divide it by 2.'],
    [({ s }) => s / 2, 'You halved ${s}$, but the two numbers differ by ${d}$.'],
  ],
});

/** Creates a problem about two kinds of things with different values. */
const tickets = /* @__PURE__ */ story({
  numbers: { x: [4, 60], y: [4, 60], a: [5, 18], b: [2, 12] },
  derive: ({ x, y, a, b }) => ({
    n: x + y,
    c: a * x + b * y,
    low: b * (x + y),
    rest: (a - b) * x,
    high: a * (x + y),
    gap: a - b,
  }),
  when: ({ x, y, a, b, c }) => a > b + 1 && x !== y && c < 1000 && b > 1,
  settings: [
    {
      ask: [
        'A theater sells {n} tickets for {c} dollars altogether. Adults pay {a} dollars and children {b} dollars. How many adult tickets were sold?',
        'For {n} tickets, a theater takes in {c} dollars. A ticket is {a} dollars for adults and {b} dollars for children. How many adults bought one?',
      ],
      words: { first: 'adult tickets', second: 'child tickets' },
    },
    {
      ask: [
        'A café sells {n} drinks for {c} dollars. A smoothie costs {a} dollars and a tea {b} dollars. How many smoothies were sold?',
        'For {n} smoothies and teas, a café takes in {c} dollars. Smoothies are {a} dollars and teas {b} dollars. How many of them are smoothies?',
      ],
      words: { first: 'smoothies', second: 'teas' },
      unit: 'smoothies',
      numbers: { a: [5, 9], b: [2, 4] },
    },
    {
      ask: [
        'A parking lot has {n} bikes and cars with {c} wheels in total. Cars have {a} wheels and bikes {b}. How many cars are there?',
        'There are {n} cars and bikes with {c} wheels altogether, {a} on each car and {b} on each bike. How many cars are there?',
      ],
      words: { first: 'cars', second: 'bikes' },
      unit: 'cars',
      numbers: { a: [4, 4], b: [2, 2] },
    },
    {
      ask: [
        'A quiz has {n} questions worth {c} points altogether. Hard questions are worth {a} points and easy ones {b} points. How many hard questions are there?',
        'In a quiz of {n} questions, you can score {c} points: {a} for each hard question and {b} for each easy one. How many questions are hard?',
      ],
      words: { first: 'hard questions', second: 'easy questions' },
      unit: 'questions',
    },
    {
      ask: [
        'A truck carries {n} boxes that weigh {c} kilograms. Large boxes weigh {a} kilograms and small ones {b} kilograms. How many large boxes are there?',
        'A truck has {n} boxes that weigh {c} kilograms altogether. A large box weighs {a} kilograms, and a small box {b} kilograms. How many boxes are large?',
      ],
      words: { first: 'large boxes', second: 'small boxes' },
      unit: 'boxes',
    },
  ],
  answer: '{x}',
  hints: [
    'Let x be the number of {first} and y the number of {second}. Write two equations.',
    'The equations are $x + y = {n}$ and ${a}x + {b}y = {c}$.',
    'Substitute $y = {n} - x$ into the second equation. You should get ${gap}x = {rest}$.',
  ],
  steps: [
    ['practice.set-up', 'The total number', 'x + y', '=', '{n}'],
    ['practice.set-up', 'The total', '{a}x + {b}y', '=', '{c}'],
    [
      'practice.substitute',
      'Substitute y = {n} − x into the second equation',
      '{a}x + {b}({n} - x)',
      '=',
      '{c}',
    ],
    ['practice.distributive-law', 'Expand', '{a}x + {low} - {b}x', '=', '{c}'],
    ['practice.subtract-from-both-sides', 'Subtract {low} from both sides', '{gap}x', '=', '{rest}'],
    ['practice.divide-both-sides', 'Divide both sides by {gap}', 'x', '=', '{x}'],
  ],
  mistakes: [
    [({ y }) => y, 'That is the number of {second}. The question asks for the {first}.'],
    [({ n }) => n / 2, 'You took half of ${n}$. The total of ${c}$ tells you how many there are of each.'],
    [
      ({ c, a }) => c / a,
      'You divided ${c}$ by ${a}$, but not all are {first}. Write an equation for ${c}$.',
    ],
    [
      ({ c, a, b }) => c / (a + b),
      'You divided ${c}$ by ${a} + {b}$. That is right only if there are as many {first} as {second}.',
    ],
    [
      ({ rest, a, b }) => rest / (a + b),
      'When you subtract, ${a}x - {b}x$ is ${gap}x$. You divided by the sum of ${a}$ and ${b}$.',
    ],
  ],
});

/** Creates a problem about two purchases. */
const purchases = /* @__PURE__ */ story({
  numbers: { x: [2, 15], y: [2, 15], a: [2, 6], b: [2, 6], d: [2, 6], e: [2, 6] },
  derive: ({ x, y, a, b, d, e }) => ({
    c: a * x + b * y,
    f: d * x + e * y,
    ae: a * e,
    be: b * e,
    db: d * b,
    ce: (a * x + b * y) * e,
    fb: (d * x + e * y) * b,
    left: a * e - d * b,
    right: (a * e - d * b) * x,
  }),
  when: ({ x, y, a, b, d, e, left }) =>
    left > 1 && x !== y && b !== e && a !== d && ![a, b, d, e].includes(x) && !(a === b && d === e),
  settings: [
    {
      ask: [
        '{a} notebooks and {b} pens cost {c} dollars. {d} notebooks and {e} pens cost {f} dollars. How many dollars does a notebook cost?',
        'Mia buys {a} notebooks and {b} pens for {c} dollars. Ben buys {d} notebooks and {e} pens for {f} dollars. How much does a notebook cost?',
      ],
      words: { first: 'notebook', second: 'pen', what: 'price', of: 'price of' },
      unit: 'dollars',
      numbers: { x: [3, 9], y: [2, 5] },
    },
    {
      ask: [
        '{a} pizzas and {b} salads cost {c} dollars. {d} pizzas and {e} salads cost {f} dollars. How many dollars does a pizza cost?',
        'One table orders {a} pizzas and {b} salads for {c} dollars, and another orders {d} pizzas and {e} salads for {f} dollars. How much does a pizza cost?',
      ],
      words: { first: 'pizza', second: 'salad', what: 'price', of: 'price of' },
      unit: 'dollars',
      numbers: { x: [9, 18], y: [4, 8] },
    },
    {
      ask: [
        '{a} large boxes and {b} small boxes weigh {c} kilograms. {d} large boxes and {e} small boxes weigh {f} kilograms. How heavy is a large box?',
        'With {a} large and {b} small boxes, a scale shows {c} kilograms, and with {d} large and {e} small boxes, it shows {f} kilograms. How heavy is a large box?',
      ],
      words: { first: 'large box', second: 'small box', what: 'weight', of: 'weight of' },
      unit: 'kilograms',
      numbers: { x: [8, 20], y: [2, 7] },
    },
    {
      ask: [
        '{a} adults and {b} children pay {c} dollars for the zoo. {d} adults and {e} children pay {f} dollars. How many dollars does an adult pay?',
        'For {a} adults and {b} children, a zoo charges {c} dollars, and for {d} adults and {e} children, it charges {f} dollars. How much does an adult pay?',
      ],
      words: { first: 'adult', second: 'child', what: 'price', of: 'price for' },
      unit: 'dollars',
      numbers: { x: [9, 20], y: [3, 8] },
    },
  ],
  answer: '{x}',
  hints: [
    'Let x be the {of} one {first} and y the {of} one {second}. Write two equations.',
    'The equations are ${a}x + {b}y = {c}$ and ${d}x + {e}y = {f}$.',
    'Multiply the first by ${e}$ and the second by ${b}$. Both then contain ${be}y$: subtract.',
  ],
  steps: [
    ['practice.set-up', 'Equation for the first total', '{a}x + {b}y', '=', '{c}'],
    ['practice.set-up', 'Equation for the second total', '{d}x + {e}y', '=', '{f}'],
    ['practice.multiply-both-sides', 'Multiply the first equation by {e}', '{ae}x + {be}y', '=', '{ce}'],
    ['practice.multiply-both-sides', 'Multiply the second equation by {b}', '{db}x + {be}y', '=', '{fb}'],
    ['practice.subtract', 'Subtract the equations', '{left}x', '=', '{right}'],
    ['practice.divide-both-sides', 'Divide both sides by {left}', 'x', '=', '{x}'],
  ],
  mistakes: [
    [({ y }) => y, 'That is the {of} one {second}. The question asks for one {first}.'],
    [
      ({ c, a, b }) => c / (a + b),
      'You divided ${c}$ by ${a} + {b}$. One {first} and one {second} don’t have the same {what}.',
    ],
    [({ right }) => right, 'That is ${left}x$. Divide it by ${left}$.'],
    [
      ({ x, y }) => x + y,
      'That is one {first} and one {second} together. The question asks for one {first}.',
    ],
    [({ c, a }) => c / a, 'You left out the second unknown: ${c}$ is ${a}x + {b}y$.'],
  ],
});

/** Word problems with two unknown numbers. */
export const twoUnknowns: Family = /* @__PURE__ */ storyFamily('two-unknowns', 'algebra', {
  easy: [difference],
  medium: [tickets],
  hard: [purchases],
});
