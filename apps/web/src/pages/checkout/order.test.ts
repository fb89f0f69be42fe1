import type { Product } from '@mathtools/contracts/marketplace';
import { describe, expect, it } from 'vitest';
import { checkoutQueryOf, orderOf } from './order.js';

const pack = (id: string, price: number): Product => ({
  id,
  price,
  title: `The ${id} pack`,
  description: '',
  difficulty: 'Beginner',
  features: [],
});
const PACKS = [pack('algebra', 14.99), pack('geometry', 14.99), pack('exam', 7.5)];

describe('the checkout query', () => {
  it.each([
    '',
    '?amount',
    '?amount=',
    '?amount=0',
    '?amount=-1',
    '?amount=free',
    '?amount=1,5',
    '?amount=NaN',
  ])('%s is no order', (search) => {
    expect(checkoutQueryOf(search)).toBeUndefined();
  });

  const order = (search: string) => {
    const query = checkoutQueryOf(search);
    return query && orderOf(query, PACKS);
  };

  it.each([
    ['?product=algebra&amount=14.99&name=x', { title: 'The algebra pack', price: '14.99', kind: 'pack' }],
    ['?product=algebra&amount=0.01&name=x', { title: 'The algebra pack', price: '14.99', amount: 14.99 }],
    ['?product=exam&amount=7.5', { title: 'The exam pack', price: '7.50', amount: 7.5 }],
    ['?product=pro&amount=9.99&name=Gold', { title: 'Pro', price: '9.99', kind: 'pro' }],
    ['?product=master&amount=9.99&name=Pro', { title: 'Master', price: '19.99', kind: 'master' }],
  ])('%s takes title and price from the catalog', (search, expected) => {
    expect(order(search)).toMatchObject(expected);
  });

  it.each([
    ['?amount=7.50&name=x', { product: 'exam', title: 'The exam pack', kind: 'pack' }],
    ['?amount=19.99', { product: 'master', kind: 'master' }],
    ['?amount=14.99&name=x', { product: undefined, title: 'x', price: '14.99', kind: 'unknown' }],
    ['?amount=7.505&name=x', { product: undefined, title: 'x', kind: 'unknown' }],
  ])('%s names the product with that price, if there is exactly one', (search, expected) => {
    expect(order(search)).toMatchObject(expected);
  });

  it.each([
    [
      '?product=moon&amount=1e3&name=Moon',
      { product: 'moon', title: 'Moon', price: '1000.00', amount: 1000 },
    ],
    ['?product=moon&amount=1,234.5', { title: 'Premium pack', price: '1234.50', amount: 1234.5 }],
    ['?product=__proto__&amount=9.99&name=Pro', { title: 'Pro', kind: 'unknown' }],
  ])('%s keeps the title and price of the link', (search, expected) => {
    expect(order(search)).toMatchObject(expected);
  });
});
