import type { Product } from '@mathtools/contracts/marketplace';
import {
  compare,
  fixedText,
  parseNumber,
  type Rational,
  sign,
  toNumber,
} from '@mathtools/math-core/rational';
import { tiers } from '../../features/purchase/tiers.js';

/** What the address asks to buy. */
export interface Wish {
  readonly product: string | undefined;
  readonly name: string;
  readonly amount: Rational;
}

/** What is about to be bought, as the order summary shows it. */
export interface Order {
  /** What the server knows it by; undefined where the address names no product. */
  readonly product: string | undefined;
  readonly title: string;
  /** In dollars with two decimals. */
  readonly price: string;
  /** In dollars, as the server is asked for it. */
  readonly amount: number;
  readonly kind: 'pack' | 'pro' | 'master' | 'unknown';
}

/** Reads a query; undefined where its amount is missing, unreadable or not positive. */
export function wishOf(search: string): Wish | undefined {
  const query = new URLSearchParams(search);
  const amount = parseNumber(query.get('amount') ?? '');
  if (!amount.ok || sign(amount.value) <= 0) return undefined;
  const product = query.get('product') ?? undefined;
  return { product, name: query.get('name') ?? 'Premium pack', amount: amount.value };
}

/** Gives the order of a wish: the catalogue's title and price where it is ours, else what the wish says itself. */
export function orderOf(wish: Wish, products: readonly Product[]): Order {
  const found = offers(products).filter(({ product, amount }) =>
    wish.product === undefined ? compare(amount, wish.amount) === 0 : product === wish.product,
  );
  // An amount alone names what costs as much, where that is one thing only.
  const [offer] = found.length === 1 ? found : [];
  const { product, name, amount } = offer ?? wish;
  return {
    product,
    title: name,
    price: fixedText(amount, 2),
    amount: toNumber(amount),
    kind: offer ? (product === 'pro' || product === 'master' ? product : 'pack') : 'unknown',
  };
}

/** All that is sold: the tiers by their links on the pricing page, and the packs. */
function offers(products: readonly Product[]): Wish[] {
  const packs = products.flatMap(({ id, title, price }) => {
    const amount = parseNumber(price);
    return amount.ok ? [{ product: id, name: title, amount: amount.value }] : [];
  });
  const months = tiers.flatMap(({ link }) => wishOf(link.slice(link.indexOf('?'))) ?? []);
  return [...months, ...packs];
}
