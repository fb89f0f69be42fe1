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

/** What a link to the checkout asks to buy. */
export interface CheckoutQuery {
  readonly product: string | undefined;
  readonly name: string;
  /** In dollars. */
  readonly amount: Rational;
}

/** What is about to be bought, as the summary shows it. */
export interface Order {
  /** Its id on the server; undefined if the link names no product. */
  readonly product: string | undefined;
  readonly title: string;
  /** In dollars with two decimals. */
  readonly price: string;
  /** In dollars, as the payment request sends it. */
  readonly amount: number;
  readonly kind: 'pack' | Tier | 'unknown';
}

/** Parses a query; undefined if its amount is missing, unreadable or not positive. */
export function checkoutQueryOf(search: string): CheckoutQuery | undefined {
  const query = new URLSearchParams(search);
  const amount = parseDecimal(query.get('amount') ?? '');
  if (!amount.ok || sign(amount.value) <= 0) return undefined;
  const product = query.get('product') ?? undefined;
  return { product, name: query.get('name') ?? 'Premium pack', amount: amount.value };
}

/** The order of a query: the catalogue's title and price if the product is ours, else those of the query. */
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

/** The product that a query names; without a name, the only product that costs the amount. */
function offerOf({ product, amount }: CheckoutQuery, products: readonly Product[]): Offer | undefined {
  const offers: readonly Offer[] = [...Object.values(tiers), ...products.flatMap(packOffer)];
  if (product !== undefined) return offers.find(({ id }) => id === product);
  const matching = offers.filter(({ priceCents }) => compare(rational(priceCents, 100), amount) === 0);
  return matching.length === 1 ? matching[0] : undefined;
}

/** A pack with its price in cents, which the server sends in dollars. */
function packOffer({ id, title, price }: Product): Offer[] {
  const dollars = parseDecimal(price);
  return dollars.ok ? [{ id, title, priceCents: toNumber(multiply(dollars.value, rational(100))) }] : [];
}
