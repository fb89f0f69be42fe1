import type { NumericInput } from '@mathtools/math-core/rational';
import type { Result } from '@mathtools/math-core/result';
import {
  type CategoryOfUnits,
  convert,
  type Conversion,
  type ConvertOptions,
  type Definitions,
  UNIT_CATEGORIES,
  type UnitCategory,
} from '@mathtools/math-core/unit';
import type { RulerScale } from './double-ruler.js';
import { IN_1024 } from './further.js';
import type { MoreUnits } from './use-more-units.js';

const EXACT = 'These units use their exact definitions.';

/** The units of a category and their conversion. */
export interface Mode {
  readonly units: CategoryOfUnits['units'];
  /** The ids of the units that a newly chosen category starts with, then of others. */
  readonly first: readonly string[];
  readonly convert: (
    value: NumericInput,
    from: string,
    to: string,
    digits: Pick<ConvertOptions, 'decimals' | 'significant'>,
  ) => Result<Conversion> | undefined;
  readonly scaleOf: (from: string, to: string) => RulerScale | undefined;
  readonly notes: readonly string[];
}

/** Returns the specified category with an id. */
export const specifiedCategory = (id: string): CategoryOfUnits | undefined =>
  UNIT_CATEGORIES.find((category) => category.id === id);

/** Converts the specified units, which are loaded with the page. */
export function specifiedMode(id: string, definitions: Definitions): Mode {
  const category = id as UnitCategory;
  const units = specifiedCategory(id)?.units ?? [];
  return {
    units,
    first: units.map((unit) => unit.id),
    convert: (value, from, to, digits) => convert({ category, value, from, to, definitions, ...digits }),
    scaleOf: () => ({ category, definitions }),
    notes: id === 'data' ? [IN_1024] : [],
  };
}

/** Converts all units by their exact definitions. Has no units while they load. */
export function furtherMode(id: string, more: MoreUnits | undefined): Mode {
  return {
    units: more?.unitsOf(id) ?? [],
    first: more?.firstUnits(id) ?? [],
    convert: (value, from, to, digits) => more?.convertExactly(id, value, from, to, digits),
    scaleOf: (from, to) => {
      const ratio = more?.ratioOf(id, from, to);
      return ratio === undefined ? undefined : { ratio };
    },
    notes: [EXACT],
  };
}
