/** Invalid digit options, each with the invalid field, for functions that accept `decimals` or `significant`. */
export const REFUSED_DIGITS: readonly (readonly [digits: object, field: string])[] = [
  [{ decimals: -1 }, 'decimals'],
  [{ decimals: 100 }, 'decimals'],
  [{ decimals: 1.5 }, 'decimals'],
  [{ significant: 0 }, 'significant'],
  [{ significant: 100 }, 'significant'],
  [{ significant: 2, decimals: 2 }, 'significant'],
];
