import { describe, expect, it } from 'vitest';
import { PAGES } from '../features/search/words.js';
import { pages } from '../pages/index.js';
import { tools } from '../tools/index.js';
import { findRoute, notFound, routes } from './routes.js';

// The route table of the specification.
const TABLE = [
  '/',
  '/how-it-works',
  '/tools',
  '/tools/logarithm-simplifier',
  '/tools/unit-converter',
  '/tools/time-calculator',
  '/tools/percentage-calculator',
  '/tools/age-calculator',
  '/practice',
  '/marketplace',
  '/pricing',
  '/about',
  '/support',
  '/contact',
  '/privacy',
  '/terms',
  '/checkout',
];

describe('the routes', () => {
  const paths = routes.map(({ path }) => path);

  it('are the specified ones, and others with valid paths', () => {
    expect(paths).toEqual(expect.arrayContaining(TABLE));
    const further = paths.filter((path) => !TABLE.includes(path));
    expect(further.filter((path) => !/^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(['/discount-calculator', '/tip-calculator', '/nope', '/tools/', '/Tools'])(
    'don’t include %s',
    (path) => {
      expect(findRoute(path)).toBe(notFound);
    },
  );
});

describe('the header’s navigation', () => {
  it('has the specified pages in order', () => {
    const items = pages.flatMap(({ path, navigation }) =>
      navigation ? [{ path, order: navigation.order }] : [],
    );
    expect(items.sort((a, b) => a.order - b.order).map(({ path }) => path)).toEqual([
      '/',
      '/how-it-works',
      '/tools',
      '/practice',
      '/marketplace',
      '/pricing',
      '/about',
      '/support',
    ]);
  });
});

describe('the search', () => {
  it('finds every page except the checkout', () => {
    const known = PAGES.map(([path]) => path);
    expect(known.sort()).toEqual(
      pages
        .map(({ path }) => path)
        .filter((path) => path !== '/checkout')
        .sort(),
    );
  });
});

describe('heads', () => {
  const heads = [...pages, ...tools.flatMap(({ page }) => (page ? [page] : []))];

  it('have unique titles and descriptions', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  it.each(heads.map(({ path, title, description }) => [path, title, description] as const))(
    'of %s fit search results',
    (_, title, description) => {
      expect(title.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThanOrEqual(40);
      expect(description.length).toBeLessThanOrEqual(170);
    },
  );
});
