import type { Product, Tier } from '@mathtools/contracts/marketplace';
import { dollarsText, isTier, tiers } from '@mathtools/contracts/pricing';
import {
  compare,
  fixedText,
  multiply,
  parseDecimal,
  type Rational,
  rational,
  sign,
  toNumber,
} from '@mathtools/math-core/rational';

/** The purchase that a checkout link requests. */
export interface CheckoutQuery {
  readonly product: string | undefined;
  readonly name: string;
  /** The amount in dollars. */
  readonly amount: Rational;
}

/** An order, as shown in the summary. */
export interface Order {
  /** The product's id on the server. Undefined if the link names no product. */
  readonly product: string | undefined;
  readonly title: string;
  /** The price in dollars, with two decimals. */
  readonly price: string;
  /** The amount in dollars, as the payment request sends it. */
  readonly amount: number;
  readonly kind: 'pack' | Tier | 'unknown';
}

/** Parses a query. Returns undefined if the amount is missing, unreadable or not positive. */
export function checkoutQueryOf(search: string): CheckoutQuery | undefined {
  const query = new URLSearchParams(search);
  const amount = parseDecimal(query.get('amount') ?? '');
  if (!amount.ok || sign(amount.value) <= 0) return undefined;
  const product = query.get('product') ?? undefined;
  return { product, name: query.get('name') ?? 'Premium pack', amount: amount.value };
}

/**
 * Returns the order of a query, with the catalog's title and price if the product is ours, or otherwise those
 * of the query.
 */
export function orderOf(query: CheckoutQuery, products: readonly Product[]): Order {
  const offer = offerOf(query, products);
  if (!offer) {
    const { product, name, amount } = query;
    return { product, title: name, price: fixedText(amount, 2), amount: toNumber(amount), kind: 'unknown' };
  }
  const { id, title, priceCents } = offer;
  const kind = isTier(id) ? id : 'pack';
  return { product: id, title, price: dollarsText(priceCents), amount: priceCents / 100, kind };
}

interface Offer {
  readonly id: string;
  readonly title: string;
  readonly priceCents: number;
}

/** Returns the product that a query names. Without a name, returns the product with that price if there is exactly one. */
function offerOf({ product, amount }: CheckoutQuery, products: readonly Product[]): Offer | undefined {
  const offers: readonly Offer[] = [...Object.values(tiers), ...products.flatMap(packOffer)];
  if (product !== undefined) return offers.find(({ id }) => id === product);
  const matching = offers.filter(({ priceCents }) => compare(rational(priceCents, 100), amount) === 0);
  return matching.length === 1 ? matching[0] : undefined;
}

/** Converts a pack's price, which the server sends in dollars, to cents. */
function packOffer({ id, title, price }: Product): Offer[] {
  const dollars = parseDecimal(price);
  return dollars.ok ? [{ id, title, priceCents: toNumber(multiply(dollars.value, rational(100))) }] : [];
}
