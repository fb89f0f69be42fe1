import type { Verify } from '../../../testing/problem-faults.test-support.js';

/** Counts the sides and angles that the question names, and finds the angle between the sides. */
export const verify: Verify = ({ question, answer }) => {
  const facts = question.split('? ')[0] ?? '';
  const names = [...facts.matchAll(/\b([PQR]{2}) = /g)].map(([, side = '']) => side);
  const angles = [...facts.matchAll(/∠([PQR]) = /g)].map(([, letter = '']) => letter);
  const between = (one: string, other: string): string =>
    ['P', 'Q', 'R'].find((letter) => one.includes(letter) && other.includes(letter)) ?? '';
  if (facts.includes('similar'))
    return { values: { a: '2' }, faults: faultsOf(answer, similar(facts, names.length)) };
  const [first = '', second = ''] = names;
  const isBetween =
    names.length === 2
      ? angles[0] === between(first, second)
      : angles.every((letter) => first.includes(letter));
  const isWhole = names.length + angles.length === 3 && isBetween;
  const expected = names.length === 3 ? 'A' : isWhole ? ({ 1: 'C', 2: 'B' }[names.length] ?? 'D') : 'D';
  return {
    values: { s: String(names.length), a: String(angles.length) },
    faults: faultsOf(answer, expected),
  };
};

const faultsOf = (answer: string, expected: string): readonly string[] =>
  answer === expected ? [] : [`the letter is ${expected}`];

/** Returns the letter of the criterion for similar triangles with a number of known sides. */
function similar(facts: string, sides: number): string {
  const value = (name: string): number => Number(new RegExp(`${name} = (\\d+(?:\\.\\d+)?)`).exec(facts)?.[1]);
  const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
  const [p, q, r] = [value('XY') / value('PQ'), value('YZ') / value('QR'), value('XZ') / value('PR')];
  if (sides === 0)
    return isSame(value('∠Z'), 180 - value('∠P') - value('∠Q')) && isSame(value('∠X'), value('∠P'))
      ? 'A'
      : 'D';
  if (sides === 2) return isSame(p, q) && value('∠Y') === value('∠Q') ? 'B' : 'D';
  return isSame(p, q) && isSame(q, r) ? 'C' : 'D';
}
