import type { Expression, Step } from '@mathtools/math-core/steps';

/** Formats a date the way the site writes dates: "October 21, 2025". */
export function dateInWords(iso: string): string {
  const [year = 1, month = 1, day = 1] = iso.split('-').map(Number);
  // The year 2000 is a leap year, which every browser accepts unchanged. UTC keeps the day from shifting.
  const date = new Date(Date.UTC(2000, month - 1, day));
  return `${date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })}, ${year}`;
}

/** Formats the dates in a step the way the site writes them. */
export function withDates({ before, after, ...rest }: Step): Step {
  return { ...rest, before: inWords(before), after: inWords(after) };
}

function inWords(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  if (operator === 'date') return dateInWords(String(operands[0]));
  return [operator, ...operands.map(inWords)];
}
