import { parseMoney } from '@mathtools/math-core/money';
import { add, fixedText, multiply, rational } from '@mathtools/math-core/rational';

const CENTS = 2;

type Write = (amount: string) => string;

/** Explains why rounded amounts don't add up to the whole as it is shown. Returns undefined if they do. */
export function sumNote(parts: readonly string[], whole: string, write?: Write): string | undefined {
  return noteOf(
    'Each amount is rounded to cents on its own, so together they’re',
    parts.map((part) => ['1', part]),
    whole,
    write,
  );
}

/** Explains why a rounded share, times the number of people, isn't the whole as it is shown. Returns undefined if it is. */
export function shareNote(
  name: string,
  people: string,
  share: string,
  whole: string,
  write?: Write,
): string | undefined {
  return noteOf(
    `${name} is rounded to cents, so ${people} times as much is`,
    [[people, share]],
    whole,
    write,
  );
}

function noteOf(
  why: string,
  parts: readonly (readonly [times: string, amount: string])[],
  whole: string,
  write: Write = (amount) => amount,
): string | undefined {
  const total = cents([['1', whole]]);
  const sum = cents(parts);
  return total === undefined || sum === undefined || sum === total
    ? undefined
    : `${why} ${write(sum)}, not ${write(total)}.`;
}

/** Returns a sum of multiples to 2 decimals. Returns undefined for text that isn't an amount. */
function cents(parts: readonly (readonly [times: string, amount: string])[]): string | undefined {
  let sum = rational(0);
  for (const [times, amount] of parts) {
    const [factor, value] = [parseMoney(times), parseMoney(amount)];
    if (!factor.ok || !value.ok) return undefined;
    sum = add(sum, multiply(factor.value, value.value));
  }
  return fixedText(sum, CENTS);
}
