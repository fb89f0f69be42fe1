import { type Figure, tellingFigure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { Expression } from '../steps/expression.js';
import type { Step } from '../steps/step.js';
import { conversionSteps } from './conversion-steps.js';
import type { Route, ScaledUnit } from './route.js';
import { fromBase, toBase } from './scale.js';

/** The usual decimals of a conversion. */
export const DECIMALS = 4;

/** A value in another unit. */
export interface Conversion {
  /**
   * The answer to the requested digits. Defaults to 4 decimals, or to 4 significant digits below 0.001. If a rounded factor
   * changed the value, the relation is "≈", and there is no exact value.
   */
  readonly answer: Figure;
  /** The exact answer in terms of π, such as π/2, if it is irrational: only for radians. */
  readonly exact?: Expression;
  /** The input as exact text: "5", "2/3", or "π/2" in radians. */
  readonly value: string;
  /** The factors of the two units to the base unit, as exact text: "0.0254", "5/9". */
  readonly factor: { readonly from: string; readonly to: string };
  /** The steps. The last one is the formula in numbers: 5 inches × 0.0254 ÷ 0.01 = 12.7000 centimeters. */
  readonly steps: readonly Step[];
}

/** Converts an exact value along a route. */
export function convertAlong(route: Route): Conversion {
  const { from, to, value, inBase } = route;
  const result = fromBase(to, inBase);
  const shown = tellingFigure(result, route.digits, DECIMALS);
  const legal = fromBase(legally(to), toBase(legally(from), value));
  const { exact, ...approximate } = shown;
  const answer: Figure = exact === exactText(legal) ? shown : { ...approximate, relation: '≈' };
  const text = exactText(value);
  return {
    answer,
    value: text,
    factor: { from: from.factor, to: to.factor },
    steps: conversionSteps(route, { value: text, base: exactText(inBase) }, answer, shown.relation),
  };
}

const legally = (unit: ScaledUnit): ScaledUnit => ({ ...unit, factor: unit.legal });
