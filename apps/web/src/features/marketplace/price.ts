import { fixedText, parseDecimal } from '@mathtools/math-core/rational';

/** Writes a price in dollars, with its cents. */
export function priceText(price: number): string {
  const dollars = parseDecimal(price);
  return dollars.ok ? `$${fixedText(dollars.value, 2)}` : '';
}
