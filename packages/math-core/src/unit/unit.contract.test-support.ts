import fc from 'fast-check';
import type { Figure } from '../rational/index.js';
import type { Step } from '../steps/index.js';
import { contract, type Contract, type Solution } from '../testing/contract.test-support.js';
import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { fromThese, number } from '../testing/inputs.test-support.js';
import {
  type CategoryOfUnits,
  convert,
  convertToAll,
  DEFINITIONS,
  isUnitCategory,
  isUnitOf,
  UNIT_CATEGORIES,
} from './index.js';
import { conversionFaults } from './rounded-factors.test-support.js';

const categories: readonly CategoryOfUnits[] = UNIT_CATEGORIES;
const conversion = fromThese(categories).chain(({ id, units }) => {
  const unit = fromThese(units.map((known) => known.id));
  return fc.record({
    category: fc.constant(id),
    value: id === 'temperature' ? fc.nat(1000) : number,
    from: unit,
    to: unit,
    definitions: fromThese(DEFINITIONS),
  });
});
const unitLength = { category: 'length', value: 5, from: 'inches', to: 'centimeters' };

/** Returns the fields of a conversion to all units. */
const toAll = ({
  category,
  value,
  from,
  definitions,
}: Record<'category' | 'value' | 'from', unknown> & { readonly definitions?: unknown }) => ({
  category,
  value,
  from,
  definitions,
});

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(convert, { examples: [unitLength], inputs: conversion, solutions: withUnit }),
  contract(convertToAll, {
    examples: [toAll(unitLength)],
    inputs: conversion.map(toAll),
    solutions: (all) => all.flatMap(withUnit),
  }),
];

/** Other functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('isUnitCategory', { id: 'length' }, (all) => ({
    ok: true,
    value: isUnitCategory(argument(all, 'id')),
  })),
  tested('isUnitOf', { category: 'length', id: 'feet' }, (all) => ({
    ok: true,
    value: isUnitOf(argument(all, 'category'), argument(all, 'id')),
  })),
];

function withUnit({ steps, answer }: { steps: readonly Step[]; answer: Figure }): readonly Solution[] {
  const last = steps.at(-1)?.after;
  const label = Array.isArray(last) ? String(last[2]) : 'no unit';
  return [{ steps, answer: `${answer.text} ${label}`, faults: conversionFaults }];
}
