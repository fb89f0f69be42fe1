import { fixedText, parseNumber } from '@mathtools/math-core/rational';

/** Writes a price in dollars, with its cents. */
export function priceText(price: number): string {
  const dollars = parseNumber(price);
  return dollars.ok ? `$${fixedText(dollars.value, 2)}` : '';
}
