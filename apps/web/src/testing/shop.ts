import type { Library, PackContents, Product } from '@mathtools/contracts/marketplace';
import { page } from 'vitest/browser';

export const PRODUCT: Product = {
  id: 'quadratics',
  title: 'Quadratics, Three Ways',
  description: 'Factoring, completing the square, and the formula.',
  difficulty: 'Intermediate',
  features: ['8 lessons', '40 problems'],
  price: 14.99,
};

export const OTHER: Product = {
  ...PRODUCT,
  id: 'geometry-essentials',
  title: 'Geometry Essentials',
  price: 13.5,
};

/** The library of a new visitor. */
export const NOTHING: Library = { packs: [], choice: false, tier: null, trialUsed: false };

export const PACK: PackContents = {
  id: 'quadratics',
  title: PRODUCT.title,
  description: PRODUCT.description,
  difficulty: 'Intermediate',
  open: true,
  lessons: [
    { id: 'what', title: 'What a quadratic is', minutes: 5, sample: true, read: false },
    { id: 'vertex', title: 'The vertex: where it turns', minutes: 10, sample: false, read: false },
  ],
  problems: 3,
};

/** Returns a tier that lasts until January 8, 2030. */
export const tierOf = (id: 'pro' | 'master', trial: boolean): NonNullable<Library['tier']> => ({
  id,
  until: '2030-01-08T12:00:00.000Z',
  trial,
});

/** Returns the shop's API replies for a visitor with a library. */
export function shopReplies(library: Library = NOTHING): Record<string, object> {
  return {
    'GET /api/marketplace/products': [PRODUCT, OTHER],
    'GET /api/marketplace/library': library,
    'GET /api/marketplace/browsers': { browsers: [] },
  };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
