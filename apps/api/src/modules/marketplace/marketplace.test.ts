import { Products } from '@mathtools/contracts/marketplace';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.js';

const url = '/api/marketplace/products';

it('lists nothing while nothing is on sale', async () => {
  const { app } = await testApp();
  const response = await app.inject(url);
  expect([response.statusCode, response.json()]).toEqual([200, []]);
});

it('lists the packs in their order, with prices in dollars', async () => {
  const { app, db } = await testApp();
  const pack = (id: string, position: number, price_cents: number) => ({
    id,
    position,
    price_cents,
    title: `Pack ${id}`,
    description: 'Lessons',
    difficulty: 'All Levels' as const,
    features: '["6 lessons","A problem set"]',
  });
  await db
    .insertInto('products')
    .values([pack('b', 2, 1_999), pack('a', 2, 2_900), pack('c', 1, 7)])
    .execute();
  const products = Products.parse((await app.inject(url)).json());
  expect(products.map(({ id, price }) => [id, price])).toEqual([
    ['c', 0.07],
    ['a', 29],
    ['b', 19.99],
  ]);
  expect(products[1]).toEqual({
    id: 'a',
    title: 'Pack a',
    description: 'Lessons',
    difficulty: 'All Levels',
    features: ['6 lessons', 'A problem set'],
    price: 29,
  });
});

it.each([0, -100, 19.99])('refuses a price of %d cents', async (price_cents) => {
  const { db } = await testApp();
  const pack = {
    id: 'a',
    position: 1,
    title: 'A',
    description: 'B',
    difficulty: 'Beginner',
    features: '[]',
  } as const;
  await expect(
    db
      .insertInto('products')
      .values({ ...pack, price_cents })
      .execute(),
  ).rejects.toThrow();
});
