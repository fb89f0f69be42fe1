import { expect, it } from 'vitest';
import { UNITS } from '../../../features/practice/skills.js';
import { graphOf } from './graph.js';

const CATEGORIES = [...new Set(UNITS.map(({ category }) => category))];

it.each(CATEGORIES)('every skill of %s has a place of its own, to the right of what it needs', (category) => {
  const units = UNITS.filter((unit) => unit.category === category).map(({ skills }) => skills);
  const { places, edges, columns } = graphOf(units);
  const ids = units.flat().map(({ id }) => id);
  expect([...places.keys()].sort()).toEqual([...ids].sort());
  expect(new Set([...places.values()].map(({ column, row }) => `${column},${row}`)).size).toBe(ids.length);
  expect(edges.length).toBe(
    units.flat().flatMap(({ needs }) => needs.filter((need) => ids.includes(need))).length,
  );
  for (const [from, to] of edges) expect(from.column).toBeLessThan(to.column);
  expect(Math.max(...[...places.values()].map(({ column }) => column))).toBe(columns - 1);
});

it('lays out nothing and skills without prerequisites', () => {
  expect(graphOf([])).toEqual({ places: new Map(), edges: [], columns: 0 });
  const { places } = graphOf([[{ id: 'a', needs: [] }], [{ id: 'b', needs: ['elsewhere'] }]]);
  expect(places.get('b')).toEqual({ column: 0, row: 1 });
});
