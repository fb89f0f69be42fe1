import { tiers } from '@mathtools/contracts/pricing';
import { catalogue } from 'virtual:catalogue';
import { expect, it } from 'vitest';

it('is true that a month of Pro costs less than any pack, and a month of Master less than two packs', () => {
  const prices = catalogue.map(({ price }) => price * 100).sort((a, b) => a - b);
  expect(prices.length).toBeGreaterThan(1);
  expect(tiers.pro.priceCents).toBeLessThan(prices[0] ?? 0);
  expect(tiers.master.priceCents).toBeLessThan((prices[0] ?? 0) + (prices[1] ?? 0));
});
