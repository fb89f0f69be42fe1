import { labelFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';

/** Reads the drawn lines of the plot, or counts the values of the list below and above each quartile. */
export const verify: Verify = ({ question, answer, drawing }) => {
  const own = Number(/\d+/.exec(answer)?.[0]);
  if (!drawing) return fromList(question, own);
  const verticals = drawing.shapes.flatMap((shape) =>
    shape.kind === 'segment' && shape.from[0] === shape.to[0] && shape.from[1] > 0 ? [shape.from[0]] : [],
  );
  const box = drawing.shapes.flatMap((shape) =>
    shape.kind === 'polygon' ? shape.points.map(([x]) => x) : [],
  );
  const [first, third] = [Math.min(...box), Math.max(...box)];
  const [low, high] = [Math.min(...verticals), Math.max(...verticals)];
  const median = verticals.find((x) => x > first && x < third) ?? NaN;
  const count = Number(/(\d+) (?:different )?values/.exec(question)?.[1]);
  const parts: Readonly<Record<string, number>> = {
    [`below the lower quartile, ${first}`]: 25,
    [`above the upper quartile, ${third}`]: 25,
    [`below the upper quartile, ${third}`]: 75,
    [`above the lower quartile, ${first}`]: 75,
    [`between ${first} and ${median}`]: 25,
    [`between ${first} and ${third}`]: 50,
  };
  const percent = Object.entries(parts).find(([words]) => question.includes(words))?.[1];
  const isRange = question.includes('range');
  const expected =
    percent !== undefined
      ? (count * percent) / 100
      : question.includes('interquartile')
        ? third - first
        : isRange
          ? high - low
          : question.includes('median')
            ? median
            : question.includes('lower')
              ? first
              : third;
  const ends = question.includes('interquartile') ? [first, third] : [low, high];
  const a = isRange ? ends[0] : own - (own % 5);
  return {
    values: { a: String(a), b: String(ends[1]) },
    faults: [...(own === expected ? [] : [`the plot shows ${expected}`]), ...labelFaults(drawing)],
  };
};

function fromList(question: string, own: number): ReturnType<Verify> {
  const numbers = (/((?:\d+, )+\d+)/.exec(question)?.[1] ?? '').split(', ').map(Number);
  const below = (share: number): number =>
    numbers.find((n) => numbers.filter((one) => one < n).length === share * (numbers.length + 1) - 1) ?? NaN;
  const [p, m, q] = [below(0.25), below(0.5), below(0.75)];
  const expected = question.includes('interquartile') ? q - p : question.includes('lower') ? p : q;
  return {
    values: { p: String(p), m: String(m), q: String(q) },
    faults: own === expected ? [] : [`the answer should be ${expected}`],
  };
}
