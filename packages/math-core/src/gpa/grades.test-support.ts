/** The specified grades with their points, in tenths. */
export const TENTHS_OF: ReadonlyMap<string, number> = new Map([
  ['A', 40],
  ['A-', 37],
  ['B+', 33],
  ['B', 30],
  ['B-', 27],
  ['C+', 23],
  ['C', 20],
  ['C-', 17],
  ['D+', 13],
  ['D', 10],
  ['F', 0],
]);
