import type { Point } from '../../../index.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';

/** Reads the drawn path at every half unit, and compares the answer with what it finds. */
export const verify: Verify = ({ question, graph, answer }) => {
  const [points = []] = (graph?.parts ?? []).flatMap((part) => (part.kind === 'path' ? [part.points] : []));
  const [, asked] = /f\((-?\d)\)/.exec(question) ?? [];
  if (asked !== undefined) {
    const y = heightAt(points, Number(asked));
    return { values: { x: asked, y: String(y) }, faults: Number(answer) === y ? [] : WRONG };
  }
  return answer.startsWith('(') ? ofInterval(points, question, answer) : ofPlace(points, question, answer);
};

const WRONG = ['the answer is another one'];

/** Returns the places at every half unit, with the lowest and the highest point. */
function readPath(points: readonly Point[]) {
  const [first, last] = [points[0]?.[0] ?? NaN, points.at(-1)?.[0] ?? NaN];
  const xs = Array.from({ length: (last - first) * 2 + 1 }, (_, index) => first + index / 2);
  const heights = xs.map((x) => heightAt(points, x));
  return { first, last, xs, heights, low: Math.min(...heights), high: Math.max(...heights) };
}

function ofPlace(points: readonly Point[], question: string, answer: string): ReturnType<Verify> {
  const { xs, heights, low, high } = readPath(points);
  const [, height] = /equal to (-?\d)/.exec(question) ?? [];
  const y = Number(height ?? (question.includes('largest') ? high : low));
  const found = xs.filter((_, index) => heights[index] === y);
  const isOne = found.length === 1 && found[0] === Number(answer) && (y === low || y === high);
  return { values: { x: answer, y: String(y) }, faults: isOne ? [] : WRONG };
}

function ofInterval(points: readonly Point[], question: string, answer: string): ReturnType<Verify> {
  const { first, last, xs, low, high } = readPath(points);
  const [a = NaN, b = NaN] = answer.slice(1, -1).split(', ').map(Number);
  const isUp = question.includes('increase');
  const goes = (x: number): boolean => heightAt(points, x + 0.5) > heightAt(points, x) === isUp;
  let isRight: boolean;
  if (question.includes('domain')) isRight = a === first && b === last;
  else if (question.includes('range')) isRight = a === low && b === high;
  else isRight = xs.slice(0, -1).every((x) => goes(x) === (x >= a && x < b));
  return { values: { a: String(a), b: String(b) }, faults: isRight ? [] : WRONG };
}

function heightAt(points: readonly Point[], x: number): number {
  for (const [index, [toX, toY]] of points.entries()) {
    const [fromX, fromY] = points[index - 1] ?? [toX, toY];
    if (x === toX) return toY;
    if (x > fromX && x < toX) return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX);
  }
  return NaN;
}
