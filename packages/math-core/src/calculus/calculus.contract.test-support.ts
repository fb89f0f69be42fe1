import fc from 'fast-check';
import { expressionText } from '../steps/index.js';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { argument } from '../testing/fuzz.test-support.js';
import { type Derivative, differentiate } from './index.js';

interface Typed {
  readonly text: string;
  readonly at?: string;
}

/** Functions that together need every rule. */
const EXAMPLES: readonly [Typed, ...Typed[]] = [
  { text: 'x^3 - 2x + 5' },
  ...['x^2 sin x', 'ln x/x', '3/x^2', '(2x + 1)^5', '-e^x/2 + a', 'x^x', '|x|', 'log_x(2)', 'tan x'].map(
    (text) => ({
      text,
    }),
  ),
  { text: 'x^9 + x^8 + x^7 + x^6 + x^5 + x^4 + x^3 + x^2 + x' },
  { text: 'x^2', at: '3' },
];

/** The topic's calculators, for the step contract. Other tests compare the derivatives with slopes. */
export const contracts: readonly Contract[] = [
  contract((typed: Typed) => differentiate(argument(typed, 'text'), { at: argument(typed, 'at') }), {
    name: 'differentiate',
    examples: EXAMPLES,
    inputs: fc.constantFrom(...EXAMPLES),
    solutions: ({ steps }: Derivative) => [
      { steps, answer: expressionText(steps.at(-1)?.after ?? '?'), faults: () => [] },
    ],
  }),
];
