/** Digits that no calculator writes, each with the field that is wrong; for the ways that take `decimals` or `significant`. */
export const REFUSED_DIGITS: readonly (readonly [digits: object, field: string])[] = [
  [{ decimals: -1 }, 'decimals'],
  [{ decimals: 100 }, 'decimals'],
  [{ decimals: 1.5 }, 'decimals'],
  [{ significant: 0 }, 'significant'],
  [{ significant: 100 }, 'significant'],
  [{ significant: 2, decimals: 2 }, 'significant'],
];
