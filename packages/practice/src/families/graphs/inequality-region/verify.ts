import { type GraphPart, type Point, readText } from '../../../index.js';
import { piecesOf, type Verify } from '../../../testing/problem-faults.test-support.js';
import { realValue } from '@mathtools/math-core/testing/real-value';

/** Tests points of the shaded side, of the boundary and of the other side in the inequalities of the question. */
export const verify: Verify = (problem) => {
  const { question, answer, form, graph } = problem;
  const parts = graph?.parts ?? [];
  const [half] = parts.filter((part) => part.kind === 'half-plane');
  const [border] = parts.filter((part) => part.kind === 'line');
  if (!half) return { values: {}, faults: ['nothing is shaded'] };
  const [[x, y], inside] = [half.through, half.side];
  const tried: readonly (readonly [at: Point, isShown: boolean])[] = [
    [inside, true],
    [half.through, border?.dashed !== true],
    [[2 * x - inside[0], 2 * y - inside[1]], false],
  ];
  const isSame: IsSame = (holds) => tried.every(([at, isShown]) => holds(at) === isShown);
  const m =
    half.and[0] === x ? '0' : String(realValue(['÷', String(half.and[1] - y), String(half.and[0] - x)]));
  const named = { x: String(x), y: String(y) };
  const within = { x: String(inside[0]), y: String(inside[1]) };
  if (form.kind === 'inequality') {
    const isLine = answer.includes('x', 1);
    const isRight = isLine ? isLineRight(answer, isSame) : isBoundRight(answer, isSame);
    return {
      values: isLine ? { ...named, m } : named,
      inside: within,
      faults: isRight ? [] : ['another region is shaded'],
    };
  }
  const holds = piecesOf(problem).flatMap((piece) =>
    piece.kind === 'relation'
      ? [
          (at: Point): boolean =>
            compared(at[1], piece.relation, realValue(piece.right, { x: String(at[0]) }).toNumber()),
        ]
      : [],
  );
  if (/: \$/.test(question)) {
    const fits = holds.flatMap((one, index) => (isSame(one) ? ['ABCD'[index]] : []));
    const isRight = fits.length === 1 && fits[0] === answer;
    return {
      values: { ...named, m },
      inside: within,
      faults: isRight ? [] : ['another inequality is shaded'],
    };
  }
  return { values: named, ...ofPoints(parts, holds, answer) };
};

/** Tests if the answer names the only point in both regions. */
function ofPoints(
  parts: readonly GraphPart[],
  holds: readonly ((at: Point) => boolean)[],
  answer: string,
): Pick<ReturnType<Verify>, 'inside' | 'faults'> {
  const points = parts.filter((part): part is Named => part.kind === 'point');
  const both = points.filter(({ at }) => holds.length === 2 && holds.every((one) => one(at)));
  const [found] = both;
  const isRight = both.length === 1 && found?.name === answer && points.length === 4;
  const solution = { x: String(found?.at[0]), y: String(found?.at[1]) };
  return { inside: solution, faults: isRight ? [] : ['another point is in both regions'] };
}

/** Returns whether a relation is true for exactly the points that are drawn in its region. */
type IsSame = (holds: (at: Point) => boolean) => boolean;

/** Tests an inequality such as y < 2x + 1. */
function isLineRight(answer: string, isSame: IsSame): boolean {
  const [, sign = '', right = ''] = /^y ([<>≤≥]) (.*)$/.exec(answer) ?? [];
  const read = readText(`$${right}$`);
  const [piece] = read.ok ? read.value : [];
  const height = (at: Point): number =>
    piece?.kind === 'math' ? realValue(piece.expression, { x: String(at[0]) }).toNumber() : NaN;
  return isSame((at) => compared(at[1], sign, height(at)));
}

/** Tests an inequality such as x < 3. */
function isBoundRight(answer: string, isSame: IsSame): boolean {
  const [, name, sign = '', bound] = /^([xy]) ([<>≤≥]) (-?\d)$/.exec(answer) ?? [];
  return isSame((at) => compared(at[name === 'x' ? 0 : 1], sign, Number(bound)));
}

type Named = Extract<GraphPart, { kind: 'point' }>;

function compared(a: number, sign: string, b: number): boolean {
  if (sign === '<') return a < b;
  if (sign === '>') return a > b;
  if (sign === '≤') return a <= b;
  return sign === '≥' && a >= b;
}
