import type { MistakeName } from '@mathtools/math-core/algebra';

/** Sentences about mistakes in replacing letters with numbers. */
export const OF_SUBSTITUTING = {
  'unlike-terms-combined':
    'Only like terms can be combined. Substitute the number for x first, and then multiply.',
  'sign-slip': 'Look at the signs again: one of those in {from} is not right.',
  'sign-of-product': 'Watch the sign of a product. {from} is {right}, not {wrong}.',
} as const satisfies Readonly<Partial<Record<MistakeName, string>>>;
