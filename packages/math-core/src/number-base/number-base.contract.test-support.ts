import fc from 'fast-check';
import { type Expression, expressionText, type Step } from '../steps/index.js';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { convertBase } from './index.js';

const base = fc.integer({ min: 2, max: 36 });
const number = fc.oneof(
  fc.bigInt({ min: -1000n, max: 1000n }),
  fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }),
);

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(convertBase, {
    examples: [
      { digits: '1A', from: 16, to: 2 },
      { digits: '-7', from: '8', to: 8 },
    ],
    inputs: fc
      .tuple(number, base, base)
      .map(([value, from, to]) => ({ digits: value.toString(from), from, to })),
    solutions: ({ text, from, to, steps }) => {
      const faults = (lines: readonly Step[]) => stepFaults(lines.map(inDecimal));
      const isPlain = to === 10 && from !== 10;
      return [{ steps, answer: isPlain ? text : expressionText(['numeral', text, String(to)]), faults }];
    },
  }),
];

/** Replaces numerals with their values in base 10, added up digit by digit. */
function inDecimal(line: Step): Step {
  return { ...line, before: readNumeral(line.before), after: readNumeral(line.after) };
}

function readNumeral(expression: Expression): Expression {
  if (typeof expression === 'string' || expression[0] !== 'numeral') return expression;
  const [digits = '', base = '10'] = expression.slice(1).map(String);
  let value = 0n;
  for (const digit of digits.replace('-', '')) {
    value = value * BigInt(base) + BigInt('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(digit));
  }
  return (digits.startsWith('-') ? -value : value).toString();
}
