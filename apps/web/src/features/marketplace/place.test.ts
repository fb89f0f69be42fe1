import { expect, it } from 'vitest';
import { checkoutLink, linkTo, type Place, placeOf } from './place.js';

it.each([
  [{ pack: 'quadratics' }, '?pack=quadratics'],
  [{ pack: 'quadratics', lesson: 'vertex' }, '?pack=quadratics&lesson=vertex'],
  [{ pack: 'quadratics', part: 'sample' }, '?pack=quadratics&part=sample'],
  [{ pack: 'quadratics', part: 'problems', problem: '7' }, '?pack=quadratics&part=problems&problem=7'],
  [{ pack: 'a&b/c', lesson: '../x' }, '?pack=a%26b%2Fc&lesson=..%2Fx'],
] as const)('%j is the place of its own link, %s', (place: Place, search) => {
  expect(linkTo(place)).toBe(`/marketplace${search}`);
  expect(placeOf(search)).toEqual({ lesson: undefined, part: undefined, problem: undefined, ...place });
});

it.each(['', '?', '?pack=', '?lesson=vertex', '?restore=x&trial=y'])('%j names no pack', (search) => {
  expect(placeOf(search)).toBeUndefined();
});

it('ignores an unknown part', () => {
  expect(placeOf('?pack=quadratics&part=videos')?.part).toBeUndefined();
});

it('sends a pack with its price and name to the checkout', () => {
  const pack = { id: 'quadratics', title: 'Quadratics & more', price: 19.99 };
  expect(checkoutLink({ ...pack, description: '', difficulty: 'Intermediate', features: [] })).toBe(
    '/checkout?product=quadratics&amount=19.99&name=Quadratics+%26+more',
  );
});
