import { type GraphPart, type Point, readText } from '../../index.js';
import { piecesOf, type Verify } from '../../testing/problem-faults.test-support.js';
import { realValue } from '@mathtools/math-core/testing/real-value';

/** Tests points of the shaded side, of the boundary and of the other side in the inequalities of the question. */
export const verify: Verify = (problem) => {
  const { question, answer, form, graph } = problem;
  const parts = graph?.parts ?? [];
  const halves = parts.flatMap((part) => (part.kind === 'half-plane' ? [part] : []));
  const borders = parts.flatMap((part) => (part.kind === 'line' ? [part] : []));
  const [half] = halves;
  if (!half) return { values: {}, faults: ['nothing is shaded'] };
  const isSolid = borders[0]?.dashed !== true;
  const [[x, y], inside] = [half.through, half.side];
  const other: Point = [2 * half.through[0] - inside[0], 2 * half.through[1] - inside[1]];
  const shown = [true, isSolid, false];
  const tried = [inside, half.through, other];
  const isSame = (holds: (at: Point) => boolean): boolean =>
    tried.every((at, index) => holds(at) === shown[index]);
  const named = { x: String(x), y: String(y) };
  const within = { x: String(inside[0]), y: String(inside[1]) };
  const m =
    half.and[0] === x ? '0' : String(realValue(['÷', String(half.and[1] - y), String(half.and[0] - x)]));
  if (form.kind === 'inequality' && answer.includes('x', 1)) {
    const [, sign = '', right = ''] = /^y ([<>≤≥]) (.*)$/.exec(answer) ?? [];
    const read = readText(`$${right}$`);
    const [piece] = read.ok ? read.value : [];
    const height = (at: Point): number =>
      piece?.kind === 'math' ? realValue(piece.expression, { x: String(at[0]) }).toNumber() : NaN;
    const isRight = isSame((at) => compared(at[1], sign, height(at)));
    return {
      values: { ...named, m },
      inside: within,
      faults: isRight ? [] : ['another region is shaded'],
    };
  }
  if (form.kind === 'inequality') {
    const [, name, sign = '', bound] = /^([xy]) ([<>≤≥]) (-?\d)$/.exec(answer) ?? [];
    const isRight = isSame((at) => compared(at[name === 'x' ? 0 : 1], sign, Number(bound)));
    return { values: named, inside: within, faults: isRight ? [] : ['another region is shaded'] };
  }
  const given = piecesOf(problem).flatMap((piece) => (piece.kind === 'relation' ? [piece] : []));
  const holds =
    (index: number) =>
    (at: Point): boolean => {
      const asked = given[index];
      const right = asked ? realValue(asked.right, { x: String(at[0]) }).toNumber() : NaN;
      return compared(at[1], asked?.relation ?? '', right);
    };
  if (/: \$/.test(question)) {
    const fits = given.flatMap((_, index) => (isSame(holds(index)) ? ['ABCD'[index]] : []));
    const isRight = fits.length === 1 && fits[0] === answer;
    return {
      values: { ...named, m },
      inside: within,
      faults: isRight ? [] : ['another inequality is shaded'],
    };
  }
  const points = parts.filter((part): part is Named => part.kind === 'point');
  const both = points.filter(({ at }) => holds(0)(at) && holds(1)(at));
  const [found] = both;
  const isRight = both.length === 1 && found?.name === answer && points.length === 4;
  const solution = { x: String(found?.at[0]), y: String(found?.at[1]) };
  return { values: named, inside: solution, faults: isRight ? [] : ['another point is in both regions'] };
};

type Named = Extract<GraphPart, { kind: 'point' }>;

function compared(a: number, sign: string, b: number): boolean {
  if (sign === '<') return a < b;
  if (sign === '>') return a > b;
  if (sign === '≤') return a <= b;
  return sign === '≥' && a >= b;
}
