import type { Pack } from '../pack.js';
import { afterTheMock } from './after-the-mock.js';
import { checkingAnAnswer } from './checking-an-answer.js';
import { equationsAtSpeed } from './equations-at-speed.js';
import { figuresAndFormulas } from './figures-and-formulas.js';
import { mockExam } from './mock-exam.js';
import { orderAndFractions } from './order-and-fractions.js';
import { percentAndProportion } from './percent-and-proportion.js';
import { powersRootsLogarithms } from './powers-roots-logarithms.js';
import { readingTheQuestion } from './reading-the-question.js';

export const examNight: Pack = {
  id: 'exam-night',
  title: 'The Night Before the Exam',
  description:
    '{minutes} minutes of lessons on algebra, logarithms and geometry: how to read a question, which tool to use, where students lose points, and how to check in seconds. Includes {exams} self-timed mock exams and a plan for tonight and tomorrow.',
  difficulty: 'All Levels',
  features: [
    '{lessons} lessons with {examples} worked examples',
    '{exams} self-timed mock exams: {tasks} tasks with points and solutions',
    'Plans for the exam, for tonight and for tomorrow',
    '{problems} selected problems with full solutions',
  ],
  priceCents: 2499,
  lessons: [
    readingTheQuestion,
    orderAndFractions,
    percentAndProportion,
    equationsAtSpeed,
    powersRootsLogarithms,
    figuresAndFormulas,
    checkingAnAnswer,
    mockExam,
    afterTheMock,
  ],
  problems: {
    bank: [
      'algebra-garden-01',
      'algebra-tickets-01',
      'algebra-ages-02',
      'algebra-order-01',
      'algebra-fractions-03',
      'algebra-percent-02',
      'algebra-mixture-01',
      'algebra-mixture-02',
      'algebra-taps-01',
      'algebra-boat-01',
      'algebra-meeting-01',
      'algebra-discriminant-01',
      'algebra-throw-01',
      'algebra-roots-01',
      'algebra-larger-02',
      'algebra-identity-02',
      'logarithms-mistake-01',
      'logarithms-first-mistake-01',
      'logarithms-savings-01',
      'logarithms-squared-logarithm-01',
      'logarithms-square-inside-01',
      'logarithms-two-towns-01',
      'geometry-screens-01',
      'geometry-pizza-02',
      'geometry-circles-01',
      'geometry-ladders-02',
      'geometry-heaps-01',
      'geometry-lines-01',
      'geometry-diagonals-01',
      'geometry-heights-01',
    ],
    families: [
      { family: 'order-of-operations', difficulty: 'hard', count: 2 },
      { family: 'add-fractions', difficulty: 'hard', count: 2 },
      { family: 'percent', difficulty: 'hard', count: 2 },
      { family: 'proportion', difficulty: 'medium', count: 2 },
      { family: 'fraction-equation', difficulty: 'medium', count: 2 },
      { family: 'two-equations', difficulty: 'medium', count: 2 },
      { family: 'linear-inequality', difficulty: 'hard', count: 2 },
      { family: 'quadratic-by-factoring', difficulty: 'hard', count: 2 },
      { family: 'exponent-laws', difficulty: 'hard', count: 2 },
      { family: 'condense-logarithms', difficulty: 'hard', count: 2 },
      { family: 'logarithmic-equation', difficulty: 'hard', count: 2 },
      { family: 'exponential-equation', difficulty: 'hard', count: 2 },
      { family: 'composite-area', difficulty: 'hard', count: 2 },
      { family: 'similar-triangles', difficulty: 'hard', count: 2 },
      { family: 'line-equation', difficulty: 'hard', count: 2 },
    ],
  },
  summary: [
    {
      heading: 'Read',
      lines: [
        'Underline what the question asks for: unit, form. Write it at the bottom of the page.',
        'Circle what is given. Name one unknown. Translate sentence by sentence.',
        '“3 less than $x$” is $x - 3$; “the square of the sum” is $(x + y)^2$.',
      ],
    },
    {
      heading: 'Calculate',
      lines: [
        'Parentheses, powers, products and quotients, sums; same priority from left to right.',
        '$a - (b - c) = a - b + c$ and $-3^2 = -9$; only factors cancel.',
        '$a/b + c/d = (a*d + b*c)/(b*d)$; to divide, multiply by the reciprocal.',
        'Up $p$ percent: multiply by $1 + p/100$. To undo: divide by it.',
        'Direct proportion: constant quotient. Inverse proportion: constant product.',
      ],
    },
    {
      heading: 'Equations',
      lines: [
        'Fractions: multiply by the common denominator, numerators in parentheses.',
        '$x^2$: everything to one side, then factor: product $c$, sum $b$.',
        '$x = (-b + sqrt(b^2 - 4a*c))/(2a)$, and the same with a minus before the root.',
        'Never divide by $x$. A negative factor flips an inequality sign.',
        '$(x - y)^2 = x^2 - 2x*y + y^2$ and $(x - y)(x + y) = x^2 - y^2$',
      ],
    },
    {
      heading: 'Powers, roots, logarithms',
      lines: [
        '$x^m*x^n = x^(m + n)$, $(x^m)^n = x^(m*n)$, $x^(-n) = 1/x^n$, $x^(1/2) = sqrt(x)$',
        '$sqrt(x*y) = sqrt(x)*sqrt(y)$; no rule for a sum under the root.',
        '$log_b(x*y) = log_b(x) + log_b(y)$ and $log_b(x^n) = n*log_b(x)$',
        '$b^x = c$: $x = ln(c)/ln(b)$. Only positive numbers inside a logarithm.',
      ],
    },
    {
      heading: 'Figures',
      lines: [
        'Missing length: a right triangle, similar triangles, or two ways to write a quantity.',
        'Triangle $b*h/2$, trapezoid $(a + c)*h/2$, circle $2π*r$ and $π*r^2$',
        'Cylinder $π*r^2*h$, cone a third of it, sphere $4/3*π*r^3$',
        'Lengths times $k$ means areas times $k^2$ and volumes times $k^3$.',
        'Through (p, q) and (u, v): slope $(v - q)/(u - p)$; perpendicular: product of slopes −1.',
      ],
    },
    {
      heading: 'Check and plan',
      lines: [
        'Estimate with one digit. Substitute into the original equation. Check the unit.',
        'After squaring or combining logarithms, substituting is part of the solution.',
        '4 minutes for reading, then A, B and C problems; the last 8 minutes for checks.',
      ],
    },
  ],
};
