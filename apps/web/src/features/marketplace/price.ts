const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', useGrouping: false });

/** Formats a price in dollars with its cents: `$14.99`. */
export function priceText(price: number): string {
  return dollars.format(price);
}
