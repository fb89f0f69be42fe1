import type { Quadratic } from '@mathtools/math-core/quadratic';

/** Returns a decimal that is exact with at most 4 decimals as it is, and others rounded: "3" or "0.3333". */
export const shortest = ({ exact, relation, text }: Quadratic['vertex']['x']): string =>
  relation === '=' ? (exact ?? text) : text;
