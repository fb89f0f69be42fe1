import type { Random } from '../../random.js';

/** A kind of data: its name, and the smallest and largest realistic value. */
export type DataKind = readonly [name: string, low: number, high: number];

/** Kinds of data of small groups. */
export const DATA: readonly [DataKind, ...DataKind[]] = [
  ['the minutes it takes some students to get to school', 5, 45],
  ['the points of a basketball team in its last games', 48, 95],
  ['the ages of the members of a chess club', 11, 58],
  ['the numbers of books that some students read in a year', 2, 30],
  ['the heights of some young plants in centimeters', 12, 60],
  ['the numbers of customers of a small shop, day by day', 20, 90],
];

/** Returns different values of a kind of data, in random order. */
export function drawnData(random: Random, count: number, [, low, high]: DataKind): readonly number[] {
  const values: number[] = [];
  while (values.length < count) {
    const value = random.whole(low, high);
    if (!values.includes(value)) values.push(value);
  }
  return values;
}

/** Returns numbers from the smallest to the largest. */
export function inOrder(values: readonly number[]): readonly number[] {
  return [...values].sort((a, b) => a - b);
}

/** Returns the sum of numbers. */
export function total(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

/** Returns numbers in a random order. */
export function shuffled(random: Random, values: readonly number[]): readonly number[] {
  const rest = [...values];
  return values.flatMap(() => rest.splice(random.whole(0, rest.length - 1), 1));
}
