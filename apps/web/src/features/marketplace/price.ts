/** Formats a price in dollars, which has whole cents, with its cents: `$14.99`. */
export function priceText(price: number): string {
  const [dollars = '', cents = ''] = String(price).split('.');
  return `$${dollars}.${cents.padEnd(2, '0')}`;
}
