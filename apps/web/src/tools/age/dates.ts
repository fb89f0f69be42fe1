import type { Expression, Step } from '@mathtools/math-core/steps';

/** A date as the site writes it: "October 21, 2025". */
export function dateInWords(iso: string): string {
  const [year = 1, month = 1, day = 1] = iso.split('-').map(Number);
  // in a leap year that every browser takes as it stands; the time zone must not move the day
  const date = new Date(Date.UTC(2000, month - 1, day));
  return `${date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })}, ${year}`;
}

/** A step with its dates as the site writes them. */
export function withDates({ before, after, ...rest }: Step): Step {
  return { ...rest, before: inWords(before), after: inWords(after) };
}

function inWords(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  if (operator === 'date') return dateInWords(String(operands[0]));
  return [operator, ...operands.map(inWords)];
}

/** "1 day", "2 days". */
export function count(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}
