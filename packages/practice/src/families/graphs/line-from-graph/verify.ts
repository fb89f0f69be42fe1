import type { Point } from '../../../index.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { isClose, valueOfText } from '../../shared/checks.test-support.js';
import { heightAt, quotient } from '../../shared/line-height.test-support.js';

/** Compares the answer with the drawn line: its slope, its height at 0, or the point P. */
export const verify: Verify = ({ question, graph, answer }) => {
  const parts = graph?.parts ?? [];
  const [drawn] = parts.flatMap((part) => (part.kind === 'line' ? [part] : []));
  if (!drawn) return { values: {}, faults: ['there is no line'] };
  const [[x, y], [toX, toY]] = [drawn.through, drawn.and];
  const slope = quotient(toY - y, toX - x);
  const height = slope.times(-x).plus(y);
  if (!answer.startsWith('y')) {
    const wanted = question.includes('slope') ? slope : height;
    const isRight = isClose(valueOfText(answer), wanted);
    const values = { m: slope.toString(), b: height.toString(), x: '0' };
    return { values, faults: isRight ? [] : [`the answer is ${wanted.toString()}`] };
  }
  const own = heightAt(answer, 1).minus(heightAt(answer, 0));
  const p = parts.find((part) => part.kind === 'point' && part.name === 'P');
  const [px, py]: Point = p?.kind === 'point' ? p.at : drawn.through;
  const wanted = question.includes('perpendicular') ? quotient(x - toX, toY - y) : slope;
  const isRight = isClose(own, wanted) && isClose(heightAt(answer, px), quotient(py, 1));
  const values = {
    m: own.toString(),
    b: heightAt(answer, 0).toString(),
    x: '2',
    y: heightAt(answer, 2).toString(),
  };
  return { values, faults: isRight ? [] : ['the line is another one'] };
};
