/** The ids of the tiers, smallest first. */
export const tierIds = ['pro', 'master'] as const;

/** A tier for sale. */
interface TierOffer {
  readonly id: (typeof tierIds)[number];
  readonly title: string;
  readonly priceCents: number;
  /** The days that one payment covers. */
  readonly days: number;
}

/** The tiers, sold one month at a time. This is the only place that defines their prices. */
export const tiers: Readonly<Record<(typeof tierIds)[number], TierOffer>> = {
  pro: { id: 'pro', title: 'Pro', priceCents: 999, days: 30 },
  master: { id: 'master', title: 'Master', priceCents: 1999, days: 30 },
};

/** Returns whether a product is a tier. All others are packs. */
export function isTier(product: string): product is TierOffer['id'] {
  return tierIds.some((id) => id === product);
}

/** Formats cents as dollars with two decimals: 999 is "9.99". */
export function dollarsText(cents: number): string {
  const text = String(cents).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Formats a price in dollars with its cents: 14.99 is "$14.99". */
export function priceText(dollars: number): string {
  return `$${dollarsText(Math.round(dollars * 100))}`;
}
