import type { Product } from '@mathtools/contracts/marketplace';
import { withQuery } from '../../site/with-query.js';

const PARTS = ['sample', 'problems', 'summary'] as const;

/** A place in a pack: its contents, a lesson, or another part of it. */
export interface Place {
  readonly pack: string;
  readonly lesson?: string | undefined;
  /** The other part. `sample` is the free lesson. */
  readonly part?: (typeof PARTS)[number] | undefined;
  /** The number of a problem, from 1. */
  readonly problem?: string | undefined;
}

/** Parses the place in a query. Returns undefined if it names no pack. */
export function placeOf(search: string): Place | undefined {
  const query = new URLSearchParams(search);
  const given = (name: string): string | undefined => query.get(name) || undefined;
  const pack = given('pack');
  if (pack === undefined) return undefined;
  const part = PARTS.find((name) => name === query.get('part'));
  return { pack, lesson: given('lesson'), part, problem: given('problem') };
}

/** Returns the address of a place in a pack. */
export function linkTo({ pack, lesson, part, problem }: Place): string {
  return withQuery('/marketplace', { pack, lesson, part, problem });
}

/** Returns the checkout address of a pack, which needs a full page load. */
export function checkoutLink({ id, price, title }: Product): string {
  return withQuery('/checkout', { product: id, amount: String(price), name: title });
}
