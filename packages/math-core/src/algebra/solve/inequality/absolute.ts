import { operandsOf } from '../../../expression/rewrite.js';
import { isSame } from '../../../expression/rewrite.js';
import type { Surd } from '../../../quadratic/surd.js';
import { rational, sign } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { constantOf, evaluate, type Polynomial } from '../../polynomial/polynomial.js';
import { HOLDS, isolate } from '../linear/isolate.js';
import { type Line, lineStep, turned } from '../linear/line.js';
import { polynomialOf } from '../values/quotient.js';
import {
  ascending,
  intersectionOf,
  intervalsText,
  REAL_LINE,
  type RealInterval,
  type RealIntervals,
  unionOf,
} from '../values/real-intervals.js';
import { rationalBetween, signOf, surd, surdOfPolynomial, surdText } from '../values/surd-number.js';
import { zerosOf } from '../values/zeros.js';
import { type FoundSet, whereOf } from './sign-table.js';

/** Solves a line without absolute values. */
export type SolveLine = (line: Line, unknown: string) => FoundSet | undefined;

/** The absolute values in an expression whose own value holds none, each once. */
export function innermostAbsolutes(expression: Expression): readonly Expression[] {
  const inside = operandsOf(expression).flatMap(innermostAbsolutes);
  const found = inside.length === 0 && expression[0] === 'abs' ? [expression] : inside;
  return found.filter((value, i) => found.findIndex((other) => isSame(other, value)) === i);
}

/** A name that no letter has. */
const PLACE = 'absolute value';

/** Solves a line with absolute values: |A| compared with a number at once, any other by cases. */
export function solveAbsolute(line: Line, unknown: string, solve: SolveLine): FoundSet | undefined {
  const absolutes = [line.left, line.right].flatMap(innermostAbsolutes);
  const [only] = absolutes;
  return (
    (absolutes.length === 1 && only && withNumber(line, only, unknown, solve)) ||
    byCases(line, unknown, solve)
  );
}

function replaced(expression: Expression, old: Expression, by: Expression): Expression {
  if (isSame(expression, old)) return by;
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => replaced(operand, old, by))];
}

/** Makes the line |A| relation number, and takes the absolute value away. */
function withNumber(
  line: Line,
  absolute: Expression,
  unknown: string,
  solve: SolveLine,
): FoundSet | undefined {
  const hidden = {
    ...line,
    left: replaced(line.left, absolute, PLACE),
    right: replaced(line.right, absolute, PLACE),
  };
  const isolated = isolate(hidden, PLACE);
  const inner = operandsOf(absolute)[0] ?? '0';
  if (isolated?.kind !== 'value' || !polynomialOf(inner)) return undefined;
  const bound = surdOfPolynomial(isolated.value);
  if (!bound) return undefined;
  const steps: Step[] = isolated.steps.map((shown) => ({
    ...shown,
    before: replaced(shown.before, PLACE, absolute),
    after: replaced(shown.after, PLACE, absolute),
  }));
  const { relation } = isolated;
  const size = signOf(bound);
  if (size < 0 || (size === 0 && (relation === '<' || relation === '≥'))) {
    const holds = HOLDS[relation](1);
    const id = holds ? 'algebra.always' : 'algebra.no-solution';
    const law = `An absolute value is never negative, so this is ${holds ? 'always' : 'never'} true`;
    steps.push(lineStep(id, law, { left: absolute, relation, right: surdText(bound) }));
    return { set: holds ? REAL_LINE : [], steps, excluded: [] };
  }
  return split({ inner, relation, bound }, { unknown, steps, solve });
}

interface Split {
  readonly inner: Expression;
  readonly relation: Line['relation'];
  /** ≥ 0 */
  readonly bound: Surd;
}

interface Around {
  readonly unknown: string;
  readonly steps: Step[];
  readonly solve: SolveLine;
}

const STARTS = { or: ['Either the', 'Or the'], and: ['The', 'And the'] } as const;
const WORDS = {
  '<': 'less than',
  '≤': 'at most',
  '>': 'greater than',
  '≥': 'at least',
  '=': 'equal to',
} as const;

/** |A| < k means A < k and A > -k; |A| > k means A > k or A < -k. */
function split({ inner, relation, bound }: Split, { unknown, steps, solve }: Around): FoundSet | undefined {
  const opposite = surd(-bound.whole, -bound.factor, bound.radicand, bound.divisor);
  const isOuter = relation === '>' || relation === '≥';
  const both: readonly Line[] = [
    { left: inner, relation, right: surdText(bound) },
    { left: inner, relation: turned(relation), right: surdText(opposite) },
  ];
  const isZero = signOf(bound) === 0;
  const parts =
    isZero && relation === '≤' ? both.slice(0, 1).map((line) => ({ ...line, relation: '=' as const })) : both;
  const sets: RealIntervals[] = [];
  for (const [i, part] of parts.entries()) {
    const start =
      parts.length === 1 ? 'Only 0 has this absolute value: the' : STARTS[isOuter ? 'or' : 'and'][i];
    const law = `${start ?? ''} inside is ${WORDS[part.relation]} ${expressionText(part.right)}`;
    steps.push(lineStep('algebra.open-absolute', law, part));
    const found = solve(part, unknown);
    if (!found) return undefined;
    steps.push(...found.steps);
    sets.push(found.set);
  }
  const set = isOuter || relation === '=' ? unionOf(sets) : intersectionOf(sets);
  return { set, steps, excluded: [] };
}

/** Opens the innermost absolute values between the zeros of what they hold. */
function byCases(line: Line, unknown: string, solve: SolveLine): FoundSet | undefined {
  const absolutes = [line.left, line.right].flatMap(innermostAbsolutes);
  const insides = absolutes.map((absolute) => polynomialOf(operandsOf(absolute)[0] ?? '0'));
  const zeros: Surd[] = [];
  for (const inside of insides) {
    const found = inside && inside.terms.length > 0 ? zerosOf(inside, unknown) : undefined;
    if (!found) return undefined;
    zeros.push(...found.zeros);
  }
  const ends = ascending(zeros);
  const [steps, sets, excluded]: [Step[], RealIntervals[], Surd[]] = [[], [], []];
  for (const [i, high] of [...ends, undefined].entries()) {
    const region = { low: ends[i - 1], high };
    const opened = openedLine(
      line,
      { absolutes, insides: insides.flatMap((inside) => inside ?? []) },
      unknown,
      region,
    );
    const law = `${whereOf(region)}, with the absolute values opened`;
    steps.push(lineStep('algebra.open-absolute', law, opened));
    const found = solve(opened, unknown);
    if (!found) return undefined;
    const set = intersectionOf([found.set, [closed(region)]]);
    sets.push(set);
    const told = `Solutions in this case: ${intervalsText(set)}`;
    steps.push(...found.steps, lineStep('algebra.case-solutions', told, opened));
    excluded.push(...found.excluded);
  }
  return { set: unionOf(sets), steps, excluded: ascending(excluded) };
}

interface Region {
  readonly low: Surd | undefined;
  readonly high: Surd | undefined;
}

/** At its ends, where an absolute value is 0, both ways to open it agree. */
function closed({ low, high }: Region): RealInterval {
  return {
    ...(low && { low }),
    ...(high && { high }),
    includesLow: low !== undefined,
    includesHigh: high !== undefined,
  };
}

function openedLine(
  line: Line,
  {
    absolutes,
    insides,
  }: { readonly absolutes: readonly Expression[]; readonly insides: readonly Polynomial[] },
  unknown: string,
  { low, high }: Region,
): Line {
  const at = rationalBetween(low, high);
  return absolutes.reduce((now, absolute, i) => {
    const inner = operandsOf(absolute)[0] ?? '0';
    const value = constantOf(evaluate(insides[i] ?? { terms: [] }, { [unknown]: at })) ?? rational(0n);
    const by: Expression = sign(value) < 0 ? ['neg', inner] : inner;
    return { ...now, left: replaced(now.left, absolute, by), right: replaced(now.right, absolute, by) };
  }, line);
}
