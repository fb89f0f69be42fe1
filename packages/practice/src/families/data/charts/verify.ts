import type { Graph, Point } from '../../../problem.js';
import { labelFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { heightsIn } from '../../shared/chart.js';
import { answerNumber } from '../../shared/text-numbers.test-support.js';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Reads the drawn bars, points and lines, and counts them. */
export const verify: Verify = (problem) => {
  const { question, drawing, graph } = problem;
  const own = answerNumber(problem);
  if (graph) return inPlot(question, own, graph);
  if (!drawing) return { values: {}, faults: ['there is no chart'] };
  const heights = heightsIn(drawing);
  const named = [...question.matchAll(/\w+day/g)].map(([day]) => heights[DAYS.indexOf(day)] ?? NaN);
  const edges = drawing.shapes.flatMap((shape) =>
    shape.kind === 'label' && shape.at[1] < 0 ? [Number(shape.text)] : [],
  );
  const [first = NaN, second = NaN] = (question.match(/\d+/g) ?? []).map(Number);
  const isIn: (index: number) => boolean = question.includes('or more')
    ? (index) => (edges[index] ?? NaN) >= first
    : question.includes('less than')
      ? (index) => (edges[index + 1] ?? NaN) <= first
      : question.includes('percent')
        ? (index) => edges[index] === first && edges[index + 1] === second
        : () => true;
  const kept = heights.filter((_, index) => isIn(index));
  const count = kept.reduce((a, b) => a + b, 0);
  const isRight = question.includes('percent')
    ? own * heights.reduce((a, b) => a + b, 0) === count * 100
    : /than on|taller/.test(question)
      ? own + (named[1] ?? NaN) === named[0]
      : own === count;
  const isDifference = /than on|taller/.test(question);
  return {
    values: { a: String(isDifference ? named[0] : kept[0]), b: String(named[1]) },
    faults: [...(isRight ? [] : ['the chart shows another number']), ...labelFaults(drawing)],
  };
};

function inPlot(question: string, own: number, { parts }: Graph): ReturnType<Verify> {
  const x = Number(/x = (\d+)/.exec(question)?.[1]);
  const [from, to] = parts.flatMap((part): readonly Point[] => (part.kind === 'path' ? part.points : []));
  if (!from || !to) return { values: {}, faults: ['there is no line'] };
  const onLine = from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
  const point =
    parts.flatMap((part) => (part.kind === 'point' && part.at[0] === x ? [part.at[1]] : []))[0] ?? NaN;
  const expected = /What value of y|to predict/.test(question) ? onLine : Math.abs(point - onLine);
  return {
    values: { x: String(x), y: String(onLine), p: String(point), q: String(onLine) },
    faults: own === expected ? [] : [`the plot shows ${expected}`],
  };
}
