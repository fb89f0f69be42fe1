import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';

/** The bases of a conversion, 2 to 36. */
export interface Bases {
  readonly from: number;
  readonly to: number;
}

/** Returns the steps of a conversion: place values to base 10, then divisions whose remainders are the digits. */
export function baseSteps(number: bigint, { from, to }: Bases): readonly Step[] {
  const [decimal, written] = [number.toString(), numeral(number, to)];
  const toDecimal = from === 10 ? [] : placeValues(number, from);
  if (from === to)
    return [...toDecimal, step('number-base.same', 'The base stays the same', decimal, written)];
  if (to === 10) return toDecimal;
  const size = number < 0n ? -number : number;
  return [
    ...toDecimal,
    ...(size < BigInt(to) ? [] : divisions(size, to)),
    size < BigInt(to)
      ? step('number-base.digits', ONE_DIGIT, decimal, written, { variant: 'one' })
      : step('number-base.digits', REMAINDERS, decimal, written),
  ];
}

const ONE_DIGIT = 'The number is less than the base, so it is a single digit';
const REMAINDERS = 'The remainders from last to first';

function numeral(number: bigint, base: number): Expression {
  return ['numeral', number.toString(base).toUpperCase(), String(base)];
}

function placeValues(number: bigint, base: number): readonly Step[] {
  const digits = number.toString(base).replace('-', '');
  const terms = Array.from(digits, (digit, i): Expression => {
    const place = digits.length - 1 - i;
    const size = String(Number.parseInt(digit, base));
    if (place === 0) return size;
    return ['×', size, place === 1 ? String(base) : ['^', String(base), String(place)]];
  });
  const [first = '0', ...others] = terms;
  const sum: Expression = ['+', first, ...others];
  const signed: Expression = number < 0n ? ['neg', sum] : sum;
  const places = (after: Expression): Step =>
    step('number-base.place-values', 'Each digit times its place value', numeral(number, base), after);
  if (others.length === 0) return [places(number.toString())];
  return [places(signed), step('number-base.decimal', 'In base 10', signed, number.toString())];
}

function divisions(size: bigint, base: number): readonly Step[] {
  const steps: Step[] = [];
  const divisor = BigInt(base);
  for (let rest = size; rest > 0n; rest /= divisor) {
    const product: Expression = ['×', (rest / divisor).toString(), String(base)];
    const after: Expression = ['+', product, (rest % divisor).toString()];
    const law = 'Divide by the base; the remainder is a digit';
    steps.push(step('number-base.division', law, rest.toString(), after));
  }
  return steps;
}
