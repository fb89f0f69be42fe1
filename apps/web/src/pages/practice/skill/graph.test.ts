import { expect, it } from 'vitest';
import { UNITS } from '../../../features/practice/skills.js';
import { graphOf } from './graph.js';

const CATEGORIES = [...new Set(UNITS.map(({ category }) => category))];

it.each(CATEGORIES)('every skill of %s has a place of its own, to the right of what it needs', (category) => {
  const units = UNITS.filter((unit) => unit.category === category).map(({ skills }) => skills);
  const { places, edges, columns, rows } = graphOf(units);
  const ids = units.flat().map(({ id }) => id);
  expect([...places.keys()].sort()).toEqual([...ids].sort());
  expect(new Set([...places.values()].map(({ column, row }) => `${column},${row}`)).size).toBe(ids.length);
  expect(edges.length).toBe(
    units.flat().flatMap(({ needs }) => needs.filter((need) => ids.includes(need))).length,
  );
  for (const [from, to] of edges) expect(from.column).toBeLessThan(to.column);
  expect(columns, 'the map is as wide as the page').toBe(8);
  for (const { column } of places.values()) expect(column).toBeLessThan(columns);
  for (const [index, skills] of units.entries())
    for (const { id } of skills) {
      expect(places.get(id)?.row).toBeGreaterThanOrEqual(rows[index] ?? NaN);
      expect(places.get(id)?.row).toBeLessThan(rows[index + 1] ?? NaN);
    }
});

const chain = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `c${index}`, needs: index > 0 ? [`c${index - 1}`] : [] }));

it('lays out nothing and skills without prerequisites', () => {
  expect(graphOf([])).toEqual({ places: new Map(), edges: [], columns: 0, rows: [0] });
  const { places } = graphOf([[{ id: 'a', needs: [] }], [{ id: 'b', needs: ['elsewhere'] }]]);
  expect(places.get('b')).toEqual({ column: 0, row: 1 });
});

it('fills the rows of a unit, and has more columns only for a longer chain', () => {
  const single = Array.from({ length: 20 }, (_, index) => ({ id: `s${index}`, needs: [] }));
  expect(graphOf([single])).toMatchObject({ columns: 8, rows: [0, 3] });
  expect(graphOf([chain(8)])).toMatchObject({ columns: 8, rows: [0, 1] });
  expect(graphOf([chain(11)])).toMatchObject({ columns: 11, rows: [0, 1] });
});

it('leaves room for the skills that need a skill of a later unit', () => {
  const [first, ...rest] = chain(8);
  if (!first) throw new Error('The chain is empty.');
  const { places } = graphOf([rest, [{ id: 'other', needs: [] }, first]]);
  expect(places.get('c0')?.column).toBe(0);
  expect(places.get('c7')?.column).toBe(7);
});
