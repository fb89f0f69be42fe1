import type { Pack } from '../pack.js';
import { changeOfBase } from './change-of-base.js';
import { exactValues } from './exact-values.js';
import { expandingAndCondensing } from './expanding-and-condensing.js';
import { exponentialEquations } from './exponential-equations.js';
import { logarithmicEquations } from './logarithmic-equations.js';
import { threeLaws } from './three-laws.js';
import { whatALogarithmAsks } from './what-a-logarithm-asks.js';

export const logarithmsStepByStep: Pack = {
  id: 'logarithms-step-by-step',
  title: 'Logarithms, Step by Step',
  description:
    'From the first question, “to what power?”, to equations with logarithms and powers. Every rule is derived before it’s used, and every example is worked out line by line.',
  difficulty: 'Intermediate',
  features: [
    '{lessons} lessons with {examples} worked examples',
    'Every rule is derived, not just stated',
    '{mistakes} common mistakes, each with its reason',
    '{problems} selected problems with full solutions',
  ],
  priceCents: 1699,
  lessons: [
    whatALogarithmAsks,
    exactValues,
    threeLaws,
    expandingAndCondensing,
    changeOfBase,
    logarithmicEquations,
    exponentialEquations,
  ],
  problems: {
    bank: [
      'logarithms-tournament-01',
      'logarithms-digits-01',
      'logarithms-lock-01',
      'logarithms-graph-01',
      'logarithms-secret-base-01',
      'logarithms-wrong-number-01',
      'logarithms-two-figures-01',
      'logarithms-letters-01',
      'logarithms-swap-01',
      'logarithms-first-mistake-01',
      'logarithms-two-bases-01',
      'logarithms-chain-01',
      'logarithms-square-inside-01',
      'logarithms-system-01',
      'logarithms-hidden-quadratic-01',
      'logarithms-mixed-bases-01',
      'logarithms-how-many-01',
    ],
    families: [
      { family: 'logarithmic-form', difficulty: 'easy', count: 2 },
      { family: 'evaluate-logarithm', difficulty: 'medium', count: 2 },
      { family: 'evaluate-logarithm', difficulty: 'hard', count: 1 },
      { family: 'product-law', difficulty: 'easy', count: 2 },
      { family: 'quotient-law', difficulty: 'easy', count: 1 },
      { family: 'power-law', difficulty: 'medium', count: 2 },
      { family: 'expand-logarithm', difficulty: 'medium', count: 2 },
      { family: 'condense-logarithms', difficulty: 'medium', count: 1 },
      { family: 'condense-logarithms', difficulty: 'hard', count: 1 },
      { family: 'change-of-base', difficulty: 'medium', count: 1 },
      { family: 'change-of-base', difficulty: 'hard', count: 1 },
      { family: 'logarithmic-equation', difficulty: 'medium', count: 2 },
      { family: 'logarithmic-equation', difficulty: 'hard', count: 1 },
      { family: 'exponential-equation', difficulty: 'medium', count: 1 },
      { family: 'exponential-equation', difficulty: 'hard', count: 1 },
      { family: 'exponential-equation-rounded', difficulty: 'medium', count: 2 },
    ],
  },
  summary: [
    {
      heading: 'The question',
      lines: [
        '$log_b(x) = y$ says the same as $b^y = x$: the logarithm is the exponent.',
        'The number x must be positive; the base b must be positive and not 1.',
        '$log_b(b^y) = y$ and $b^(log_b(x)) = x$: each undoes the other.',
        '“log” is base 10, “ln” is base $e ≈ 2.718$.',
      ],
    },
    {
      heading: 'Exact values',
      lines: [
        '$log_b(1) = 0$, $log_b(b) = 1$, $log_b(1/b) = -1$, $log_b(sqrt(b)) = 1/2$',
        'Write both as powers of one number, then divide exponents: $log_(b^m)(b^n) = n/m$.',
        'Base greater than 1: numbers less than 1 have a negative logarithm.',
      ],
    },
    {
      heading: 'The rules',
      lines: [
        'Product: $log_b(x*y) = log_b(x) + log_b(y)$',
        'Quotient: $log_b(x/y) = log_b(x) - log_b(y)$',
        'Power: $log_b(x^n) = n*log_b(x)$, for positive x',
        'There is no rule for $log_b(x + y)$.',
        'Expand from the outside in: quotient, product, then powers.',
        'Condense: coefficients become exponents first; addition multiplies, subtraction divides.',
        'Write a plain number as a logarithm: $n = log_b(b^n)$.',
      ],
    },
    {
      heading: 'Changing the base',
      lines: [
        '$log_b(x) = ln(x)/ln(b)$: number in the numerator, base in the denominator.',
        '$log_b(x) = 1/log_x(b)$ and $log_(b^n)(x) = log_b(x)/n$',
      ],
    },
    {
      heading: 'Equations with logarithms',
      lines: [
        '1. Domain: everything inside a logarithm is greater than 0.',
        '2. Condense to one logarithm on each side.',
        '3. A number on the other side: write it in exponential form.',
        '4. A logarithm with the same base on the other side: the arguments are equal.',
        '5. Solve, keep only solutions in the domain, and check them.',
      ],
    },
    {
      heading: 'Equations with powers',
      lines: [
        '1. Isolate the power.',
        '2. Common base? Compare the exponents.',
        '3. Otherwise take ln of both sides; exponents come down, in parentheses.',
        '4. $b^x = c$ has the solution $x = ln(c)/ln(b)$, for positive c only.',
        '5. $4^x$ and $2^x$ together: a quadratic equation in $2^x$.',
      ],
    },
  ],
};
