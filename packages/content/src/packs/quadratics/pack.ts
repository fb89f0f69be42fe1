import type { Pack } from '../pack.js';
import { completingTheSquare } from './completing-the-square.js';
import { discriminant } from './discriminant.js';
import { factoringTrinomials } from './factoring-trinomials.js';
import { quadraticFormula } from './quadratic-formula.js';
import { quadraticProblems } from './quadratic-problems.js';
import { vertex } from './vertex.js';
import { vieta } from './vieta.js';
import { zeroProducts } from './zero-products.js';

export const quadratics: Pack = {
  id: 'quadratics',
  title: 'Quadratics, Three Ways',
  description:
    'Factoring, completing the square and the formula: why each one works, when to use which, and what the solutions tell you.',
  difficulty: 'Intermediate',
  features: [
    '{lessons} lessons with {examples} worked examples',
    'Three methods, and how to choose the fastest',
    '{drawings} drawings, described in words',
    '{problems} selected problems with full solutions',
  ],
  priceCents: 1499,
  lessons: [
    zeroProducts,
    factoringTrinomials,
    completingTheSquare,
    quadraticFormula,
    discriminant,
    vertex,
    vieta,
    quadraticProblems,
  ],
  problems: {
    bank: [
      'algebra-mistake-03',
      'algebra-squares-02',
      'algebra-squares-03',
      'algebra-squares-01',
      'algebra-vertex-01',
      'algebra-area-01',
      'algebra-area-02',
      'algebra-consecutive-02',
      'algebra-discriminant-01',
      'algebra-throw-01',
      'algebra-pens-01',
      'algebra-reciprocal-01',
      'algebra-identity-01',
      'algebra-identity-02',
      'algebra-factor-01',
      'geometry-diagonals-01',
    ],
    families: [
      { family: 'expand-product', difficulty: 'medium', count: 2 },
      { family: 'difference-of-squares', difficulty: 'easy', count: 1 },
      { family: 'difference-of-squares', difficulty: 'medium', count: 1 },
      { family: 'factor-trinomial', difficulty: 'easy', count: 2 },
      { family: 'factor-trinomial', difficulty: 'medium', count: 3 },
      { family: 'factor-trinomial', difficulty: 'hard', count: 2 },
      { family: 'quadratic-by-factoring', difficulty: 'easy', count: 2 },
      { family: 'quadratic-by-factoring', difficulty: 'medium', count: 3 },
      { family: 'quadratic-by-factoring', difficulty: 'hard', count: 3 },
      { family: 'quadratic-formula', difficulty: 'medium', count: 3 },
      { family: 'quadratic-formula', difficulty: 'hard', count: 2 },
    ],
  },
  summary: [
    {
      heading: 'Zero products',
      lines: [
        'A product is 0 only if one of its factors is 0. Get 0 on one side, then factor.',
        'Never divide by the unknown: factor it out.',
        '$a^2 - b^2 = (a + b)(a - b)$',
      ],
    },
    {
      heading: 'Factoring',
      lines: [
        'Factor out a common factor first.',
        '$(x + p)(x + q) = x^2 + (p + q)*x + p*q$: look for the sum and product.',
        'If $x^2$ has a coefficient: multiply it by the constant, split the middle term.',
      ],
    },
    {
      heading: 'Completing the square',
      lines: [
        'Divide by the coefficient of $x^2$; move the constant to the right.',
        'Take half the coefficient of $x$, square it, and add it to both sides.',
        '$x^2 + b*x + (b/2)^2 = (x + b/2)^2$, then take both square roots.',
      ],
    },
    {
      heading: 'The formula for $a*x^2 + b*x + c = 0$',
      lines: [
        '$x = (-b + sqrt(b^2 - 4a*c))/(2a)$ or $x = (-b - sqrt(b^2 - 4a*c))/(2a)$',
        'Discriminant $b^2 - 4a*c$: positive means two solutions, 0 one, negative none.',
        'If it is the square of a whole number, factoring works.',
      ],
    },
    {
      heading: 'The vertex',
      lines: [
        '$a(x - h)^2 + k$ has its extreme value $k$ at $h$: minimum if $a > 0$, maximum if $a < 0$.',
        '$h = -b/(2a)$, halfway between the zeros; substitute it to get $k$.',
      ],
    },
    {
      heading: 'Sum and product of the solutions',
      lines: [
        '$r + s = -b/a$ and $r*s = c/a$',
        '$r^2 + s^2 = (r + s)^2 - 2r*s$ and $1/r + 1/s = (r + s)/(r*s)$',
      ],
    },
    {
      heading: 'Problems',
      lines: [
        'Name, draw, express, equate, solve: then check each solution in the story.',
        'Factor for speed, complete the square for extremes, and use the formula for certainty.',
      ],
    },
  ],
};
