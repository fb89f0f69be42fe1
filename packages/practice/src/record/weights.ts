import { SKILLS } from '../skills.js';

/**
 * The part of an easier skill that a problem of a harder skill repeats, where it isn't about half: 1 if every problem
 * contains it completely, 0.2 if a problem contains only a little of it.
 */
export const WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'add-fractions': { 'order-of-operations': 0.2 },
  'change-of-base': { 'power-law': 0.2 },
  circle: { rectangle: 0.2 },
  'cone-and-sphere': { pythagoras: 0.2 },
  cylinder: { circle: 1 },
  distance: { pythagoras: 1 },
  estimation: { rounding: 1 },
  'exponent-laws': { 'order-of-operations': 0.2 },
  'fraction-equation': { 'parentheses-equation': 1 },
  growth: { percent: 0.2 },
  interest: { 'exponent-laws': 0.2 },
  'line-equation': { slope: 1 },
  'logarithm-equation': { 'logarithmic-form': 1 },
  'logarithmic-equation': { 'logarithm-equation': 1 },
  'multiply-fractions': { 'order-of-operations': 0.2 },
  'one-unknown': { 'linear-equation': 1 },
  'parentheses-equation': { 'linear-equation': 1 },
  'polygon-angles': { 'angle-pairs': 0.2 },
  'product-law': { 'evaluate-logarithm': 0.2 },
  pythagoras: { 'triangle-area': 0.2 },
  'quadratic-by-factoring': { 'factor-trinomial': 1 },
  'quadratic-formula': { 'quadratic-by-factoring': 0.2 },
  roots: { 'exponent-laws': 0.2 },
  rounding: { decimals: 0.2 },
  'similar-triangles': { 'triangle-area': 0.2 },
  slope: { midpoint: 0.2 },
  'special-triangle': { pythagoras: 0.2, 'polygon-angles': 0.2 },
  'triangle-area': { rectangle: 0.2 },
  'two-equations': { 'linear-equation': 1 },
  'two-unknowns': { 'two-equations': 1 },
};

const USUAL = 0.5;
/** The smallest part that counts as a repetition. */
const LEAST = 0.1;

/** Returns the part of an easier skill that a problem of a harder skill, which needs it, repeats. */
export function weightOf(skill: string, need: string): number {
  return WEIGHTS[skill]?.[need] ?? USUAL;
}

const needsOf: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map(
  SKILLS.map(({ id, needs }) => [id, needs]),
);
const known = /* @__PURE__ */ new Map<string, ReadonlyMap<string, number>>();

/**
 * Returns the skills that a problem of a skill repeats in part, with the parts. The parts along a chain are multiplied,
 * and the largest product counts.
 */
export function coveredBy(skill: string): ReadonlyMap<string, number> {
  const found = known.get(skill);
  if (found) return found;
  const parts = new Map<string, number>();
  for (const need of needsOf.get(skill) ?? []) {
    const weight = weightOf(skill, need);
    for (const [id, part] of [[need, 1] as const, ...coveredBy(need)])
      if (weight * part >= LEAST) parts.set(id, Math.max(weight * part, parts.get(id) ?? 0));
  }
  known.set(skill, parts);
  return parts;
}
