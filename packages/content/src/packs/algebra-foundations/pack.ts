import type { Pack } from '../pack.js';
import { equationsAsBalances } from './equations-as-balances.js';
import { fractionsInEquations } from './fractions-in-equations.js';
import { inequalities } from './inequalities.js';
import { lettersAndExpressions } from './letters-and-expressions.js';
import { parenthesesAndLikeTerms } from './parentheses-and-like-terms.js';
import { twoUnknowns } from './two-unknowns.js';
import { wordProblems } from './word-problems.js';

export const algebraFoundations: Pack = {
  id: 'algebra-foundations',
  title: 'Algebra Foundations',
  description:
    'A solid start in algebra: from what a letter means to turning a story into an equation, with the reasons behind the rules.',
  difficulty: 'Beginner',
  features: [
    '{lessons} lessons with {examples} worked examples',
    'A five-step method for word problems',
    '{mistakes} common mistakes, each with its reason',
    '{problems} selected problems with full solutions',
  ],
  priceCents: 1299,
  lessons: [
    lettersAndExpressions,
    equationsAsBalances,
    parenthesesAndLikeTerms,
    fractionsInEquations,
    inequalities,
    twoUnknowns,
    wordProblems,
  ],
  problems: {
    bank: [
      'algebra-numbers-01',
      'algebra-mistake-01',
      'algebra-formula-01',
      'algebra-rental-01',
      'algebra-ages-01',
      'algebra-consecutive-01',
      'algebra-garden-01',
      'algebra-tickets-01',
      'algebra-mistake-02',
      'algebra-plans-01',
      'algebra-system-02',
      'algebra-meeting-01',
      'algebra-taps-01',
      'algebra-boat-01',
      'algebra-ages-02',
      'algebra-mixture-01',
    ],
    families: [
      { family: 'evaluate-expression', difficulty: 'easy', count: 2 },
      { family: 'evaluate-expression', difficulty: 'medium', count: 2 },
      { family: 'linear-equation', difficulty: 'easy', count: 2 },
      { family: 'linear-equation', difficulty: 'medium', count: 2 },
      { family: 'parentheses-equation', difficulty: 'easy', count: 2 },
      { family: 'parentheses-equation', difficulty: 'medium', count: 2 },
      { family: 'parentheses-equation', difficulty: 'hard', count: 2 },
      { family: 'fraction-equation', difficulty: 'easy', count: 1 },
      { family: 'fraction-equation', difficulty: 'medium', count: 2 },
      { family: 'fraction-equation', difficulty: 'hard', count: 1 },
      { family: 'linear-inequality', difficulty: 'easy', count: 1 },
      { family: 'linear-inequality', difficulty: 'medium', count: 1 },
      { family: 'linear-inequality', difficulty: 'hard', count: 1 },
      { family: 'two-equations', difficulty: 'easy', count: 1 },
      { family: 'two-equations', difficulty: 'medium', count: 1 },
      { family: 'two-equations', difficulty: 'hard', count: 1 },
    ],
  },
  summary: [
    {
      heading: 'Letters and expressions',
      lines: [
        'A letter is a number that you can calculate with before you know its value.',
        'Substitute a number in parentheses: for $x = -3$, $x^2$ is $(-3)^2$, which is 9.',
        'Parentheses first, then powers, then products and quotients, then sums.',
        'If two expressions disagree for one number, they are different.',
      ],
    },
    {
      heading: 'Equations',
      lines: [
        'Do the same thing to both sides. Never multiply or divide by 0.',
        'Subtract the smaller multiple of $x$ from both sides, then undo in reverse order.',
        'Check in the original equation.',
        'If no $x$ is left, a false line means no solution, and a true line means every number.',
      ],
    },
    {
      heading: 'Parentheses and like terms',
      lines: [
        '$a(b + c) = a*b + a*c$: the factor multiplies every term.',
        '$a - (b - c) = a - b + c$: a minus in front changes every sign inside.',
        '$3x + 5x = 8x$, but $3x + 5$ and $3x + x^2$ stay as they are.',
      ],
    },
    {
      heading: 'Fractions',
      lines: [
        'Multiply both sides, every term, by a common multiple of the denominators.',
        'A fraction bar acts like parentheses. Write them when you remove the bar.',
        'Only factors cancel. With $x$ in a denominator, first note the excluded values.',
      ],
    },
    {
      heading: 'Inequalities',
      lines: [
        'Solve them like equations, but multiplying or dividing by a negative flips the sign.',
        'Check the boundary value and one number in the solution.',
      ],
    },
    {
      heading: 'Two unknowns',
      lines: [
        'Substitution: solve for one letter and substitute into the other equation.',
        'Elimination: if a letter’s coefficients are equal, subtract; if opposite, add.',
        'The answer is a pair; check it in both equations.',
      ],
    },
    {
      heading: 'Word problems',
      lines: [
        'Name, express, equate, solve, answer.',
        'Find the quantity that you can write in two ways: it gives the equation.',
        '$x$ decreased by 20% is $0.8x$; distance is speed times time, in matching units.',
        'Check in the story, not in your equation.',
      ],
    },
  ],
};
