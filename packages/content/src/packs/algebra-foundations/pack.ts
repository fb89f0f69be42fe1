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
    'Start algebra on firm ground: from what a letter means to turning a story into an equation, with the reasons behind the rules.',
  difficulty: 'Beginner',
  features: [
    '{lessons} lessons with {examples} worked examples',
    '{mistakes} common mistakes, with the reason behind each',
    '{problems} selected problems with full solutions',
    '{drawings} drawings, described in words',
    'A one-page summary to print',
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
        'A letter is a number that you calculate with before you know it.',
        'Put a number in with parentheses: for $x = -3$, $x^2$ is $(-3)^2$, which is 9.',
        'Powers first, then products and quotients, then sums; parentheses before all.',
        'One number that disagrees shows that two expressions are different.',
      ],
    },
    {
      heading: 'Equations',
      lines: [
        'Do the same on both sides. Never multiply or divide by 0.',
        'Take the smaller multiple of $x$ from both sides, then undo from the end.',
        'Check in the first equation.',
        'Every $x$ gone: a false line means no solution, a true line means every number.',
      ],
    },
    {
      heading: 'Parentheses and like terms',
      lines: [
        '$a(b + c) = a*b + a*c$: the factor reaches every term.',
        '$a - (b - c) = a - b + c$: a minus in front turns every sign inside.',
        '$3x + 5x = 8x$, but $3x + 5$ and $3x + x^2$ stay as they are.',
      ],
    },
    {
      heading: 'Fractions',
      lines: [
        'Multiply both sides by a number that all denominators divide: every term.',
        'A fraction bar is a pair of parentheses; write them when the bar goes.',
        'Only factors cancel. With $x$ below, note first which numbers are forbidden.',
      ],
    },
    {
      heading: 'Inequalities',
      lines: [
        'Solve them like equations, but a negative factor or divisor turns the sign.',
        'Check the bound, and one number inside.',
      ],
    },
    {
      heading: 'Two unknowns',
      lines: [
        'Substitution: put what one letter is into the other equation.',
        'Elimination: same numbers before a letter, subtract; opposite numbers, add.',
        'The answer is a pair; check it in both equations.',
      ],
    },
    {
      heading: 'Word problems',
      lines: [
        'Name, express, equate, solve, answer.',
        'Find the quantity that is told twice: it is the equation.',
        '$x$ reduced by 20% is $0.8x$; distance is speed times time, in fitting units.',
        'Check in the story, not in your equation.',
      ],
    },
  ],
};
