import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';

const TENS: Readonly<Record<string, number>> = { ten: 1, hundred: 2, thousand: 3 };
const PARTS: Readonly<Record<string, number>> = { tenth: 1, hundredth: 2 };

/** Rounds the number of the question half up, to the place in its words. */
export const verify: Verify = ({ question, answer }) => {
  const number = new Decimal(/\d+(?:\.\d+)?/.exec(question)?.[0] ?? NaN);
  const figures = /(\d) significant/.exec(question)?.[1];
  const places = /(\d) decimal/.exec(question)?.[1];
  const name = /nearest (\w+)/.exec(question)?.[1] ?? '';
  const zeros = TENS[name];
  const rounded =
    figures !== undefined
      ? number.toSignificantDigits(Number(figures), Decimal.ROUND_HALF_UP)
      : zeros !== undefined
        ? number
            .div(10 ** zeros)
            .toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
            .times(10 ** zeros)
        : number.toDecimalPlaces(Number(places ?? PARTS[name]), Decimal.ROUND_HALF_UP);
  return { values: {}, faults: rounded.eq(answer) ? [] : [`the answer should be ${rounded.toString()}`] };
};
