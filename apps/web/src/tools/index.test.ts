import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findByAddress, findByHash, findStatic, tools, toolsOf } from './index.js';
import { TABS } from './tool.js';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the registry of tools', () => {
  it('lists exactly the folders', () => {
    expect(tools.map(({ id }) => id).sort()).toEqual(folders.sort());
  });

  it.each([
    [
      'math-tools',
      ['logarithm', 'time'],
      ['equation', 'working', 'fractions', 'quadratic', 'primes', 'statistics'],
    ],
    [
      'calculators',
      ['arithmetic', 'percentage', 'age', 'bmi', 'tip', 'discount', 'gpa', 'loan'],
      ['compound-interest'],
    ],
    ['converters', ['unit'], ['number-bases']],
  ] as const)(
    'begins the tab %s with the specified tools in their order, then the others',
    (tab, specified, further) => {
      const known = [...specified, ...further];
      expect(
        toolsOf(tab)
          .map(({ id }) => id)
          .slice(0, known.length),
      ).toEqual(known);
    },
  );

  it('counts more than fifteen', () => {
    expect(tools.length).toBeGreaterThan(15);
  });

  it('gives every tab and tool its own hash', () => {
    const hashes = [...TABS, ...tools].flatMap((item) => [item.id, ...('hashes' in item ? item.hashes : [])]);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('has a page.tsx for each dedicated page and no other', () => {
    const withPage = folders.filter((id) => readdirSync(`${import.meta.dirname}/${id}`).includes('page.tsx'));
    expect(tools.flatMap(({ id, page }) => (page ? [id] : [])).sort()).toEqual(withPage.sort());
  });
});

describe('findByHash', () => {
  it.each([
    ['logarithm', 'math-tools', 'logarithm'],
    ['unit-converter', 'converters', 'unit'],
    ['time-calculator', 'math-tools', 'time'],
    ['tip-calculator', 'calculators', 'tip'],
    ['number-base-converter', 'converters', 'number-bases'],
    ['calculators', 'calculators', undefined],
  ])('leads #%s to %s', (hash, tab, tool) => {
    const found = findByHash(hash);
    expect([found?.tab, found?.tool?.id]).toEqual([tab, tool]);
  });

  it.each(['', 'nope', '__proto__', 'constructor'])('finds nothing for #%s', (hash) => {
    expect(findByHash(hash)).toBeUndefined();
  });
});

describe('findByAddress', () => {
  it.each([
    ['', '', 'math-tools', undefined],
    ['', '#calculators', 'calculators', undefined],
    ['', '#%', 'math-tools', undefined],
    ['?tool=loan', '', 'calculators', 'loan'],
    ['?tool=unit-converter', '', 'converters', 'unit'],
    ['?tool=nope', '', 'math-tools', undefined],
    ['?q=tip', '', 'math-tools', undefined],
    ['?gpa.courses=3%3AA', '', 'calculators', 'gpa'],
    ['?nope.a=1&tip.bill=20', '', 'calculators', 'tip'],
    ['?loan.years=30&tool=tip', '#gpa', 'calculators', 'gpa'],
    ['?loan.years=30&tool=unit', '', 'converters', 'unit'],
  ])('leads /tools%s%s to %s and %s', (search, hash, tab, tool) => {
    const found = findByAddress({ search, hash });
    expect([found.tab, found.tool?.id]).toEqual([tab, tool]);
  });
});

describe('findStatic', () => {
  it.each([
    ['', undefined],
    ['?tool=quadratic', 'quadratic'],
    ['?loan.principal=5', 'loan'],
    ['?tool=unit&loan.principal=5', 'unit'],
    ['?tool=nothing&loan.principal=5', 'loan'],
    ['?tool=unit-converter', undefined],
    ['?loan=1', undefined],
    ['?q=gpa', undefined],
  ])('the static page of /tools%s shows %s', (search, id) => {
    expect(findStatic(search).tool?.id).toBe(id);
  });
});
