import type { Verify } from '../../testing/problem-faults.test-support.js';

/** Counts the sides and angles that the question names, and finds the angle between the sides. */
export const verify: Verify = ({ question, answer }) => {
  const facts = question.split('? ')[0] ?? '';
  const names = [...facts.matchAll(/\b([PQR]{2}) = /g)].map(([, side = '']) => side);
  const angles = [...facts.matchAll(/∠([PQR]) = /g)].map(([, letter = '']) => letter);
  const between = (one: string, other: string): string =>
    ['P', 'Q', 'R'].find((letter) => one.includes(letter) && other.includes(letter)) ?? '';
  const [first = '', second = ''] = names;
  const isBetween =
    (names.length === 2 && angles.length === 1 && angles[0] === between(first, second)) ||
    (names.length === 1 && angles.length === 2 && angles.every((letter) => first.includes(letter)));
  if (!facts.includes('similar')) {
    const expected = names.length === 3 ? 'A' : isBetween ? (names.length === 2 ? 'B' : 'C') : 'D';
    return {
      values: { s: String(names.length), a: String(angles.length) },
      faults: answer === expected ? [] : [`the letter is ${expected}`],
    };
  }
  const value = (name: string): number => Number(new RegExp(`${name} = (\\d+(?:\\.\\d+)?)`).exec(facts)?.[1]);
  const ratios = [value('XY') / value('PQ'), value('YZ') / value('QR'), value('XZ') / value('PR')];
  const [p = NaN, q = NaN, r = NaN] = ratios;
  const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
  const expected =
    names.length === 0
      ? isSame(value('∠Z'), 180 - value('∠P') - value('∠Q')) && isSame(value('∠X'), value('∠P'))
        ? 'A'
        : 'D'
      : names.length === 2
        ? isSame(p, q) && value('∠Y') === value('∠Q')
          ? 'B'
          : 'D'
        : isSame(p, q) && isSame(q, r)
          ? 'C'
          : 'D';
  return { values: { a: '2' }, faults: answer === expected ? [] : [`the letter is ${expected}`] };
};
