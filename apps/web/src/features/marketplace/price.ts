import { fixedText, parseDecimal } from '@mathtools/math-core/rational';

/** Formats a price in dollars with its cents: `$14.99`. */
export function priceText(price: number): string {
  const dollars = parseDecimal(price);
  return dollars.ok ? `$${fixedText(dollars.value, 2)}` : '';
}
