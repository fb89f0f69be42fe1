import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import type { Statement } from '../read/statement.js';
import { solveInequality } from '../solve/inequality/inequality.js';
import type { Solution } from '../solve/solution.js';
import type { Solved } from '../solve/solved.js';
import { linearValue } from './linear-value.js';
import type { MistakeName } from './mistake-names.js';
import { flippedRelation } from './mistakes/relations.js';
import { firstLine, type Line, type WrongLine, wrongLines } from './wrong-lines.js';
import type { WrongAnswer } from './wrong-solutions.js';

type Intervals = Extract<Solution, { kind: 'intervals' }>;
type Ends = Intervals['intervals'];

/** The lines of an inequality: those before it is split into parts, and those of each part. */
interface Lines {
  readonly all: readonly Line[];
  readonly parts: readonly (readonly Line[])[];
  readonly join: 'and' | 'or';
  /** True if the parts are those of an absolute value. */
  readonly isAbsolute: boolean;
}

/** Steps with which a part begins, and those with which the lines about all parts go on after a condition. */
const STARTS = /^algebra\.(?:part|open-absolute)$/;
const GOES_ON = /^algebra\.(?:keep|flip)-order$/;

/** Returns the wrong answers to which a mistake in an inequality leads. */
export function wrongInequalities(
  name: MistakeName,
  { solved, given }: { readonly solved: Solved; readonly given: Statement },
  taken: Set<string>,
): readonly WrongAnswer[] {
  const { steps, solution, unknowns } = solved;
  const [unknown = ''] = unknowns;
  if (solution.kind !== 'intervals') return [];
  const lines = linesOf(given, steps);
  const made = (own: readonly Line[]): readonly WrongLine[] => [
    ...wrongLines(name, { lines: own, unknown }, taken).filter(hasRightSign),
    ...own.flatMap((line, i) => wrongSigns(name, line, own[i + 1])),
  ];
  const right = statementOf(solution.intervals, unknown).kind;
  const isSigned = SIGNS.has(name) || OF_SOLUTION[name] !== undefined;
  const stated = OF_SOLUTION[name]?.(solution, lines) ?? [];
  return [
    ...stated.map((after) => ({ from: given, wrong: after, after })),
    ...made(lines.all),
    ...inParts(lines, made),
  ].flatMap(({ after, ...wrong }) => {
    const answer = solutionOf(after, unknown);
    const isLikely = answer?.solution?.kind === right || isSigned;
    return answer && isLikely ? [{ name, ...wrong, ...answer }] : [];
  });
}

/** Returns the solution of an inequality as a statement, and its ends. Returns undefined if all numbers or none solve it. */
export function solutionOf(
  statement: Statement,
  unknown: string,
): Pick<WrongAnswer, 'values' | 'solution'> | undefined {
  const linear = statement.kind === 'relation' ? linearValue(statement, unknown) : undefined;
  if (statement.kind === 'relation' && linear) {
    const { relation } = linear.isFalling ? flippedRelation(statement) : statement;
    return {
      values: [linear.value],
      solution: { kind: 'relation', left: unknown, relation, right: linear.value },
    };
  }
  const solved = solveInequality(statement, unknown);
  if (!solved.ok || solved.value.solution.kind !== 'intervals') return undefined;
  const { intervals } = solved.value.solution;
  const values = intervals.flatMap(({ low, high }) => [low, high].filter((end) => end !== undefined));
  return { values, solution: statementOf(intervals, unknown) };
}

/** Writes intervals as inequalities. */
export function statementOf(intervals: Ends, unknown: string): Statement {
  const [first, ...others] = intervals.map(({ low, high, includesLow, includesHigh }): Statement => {
    const [above, below] = [includesLow ? '≤' : '<', includesHigh ? '≤' : '<'] as const;
    if (low === undefined) return { kind: 'relation', left: unknown, relation: below, right: high ?? '0' };
    if (high !== undefined)
      return { kind: 'chain', members: [low, unknown, high], relations: [above, below] };
    return { kind: 'relation', left: unknown, relation: includesLow ? '≥' : '>', right: low };
  });
  if (!first) return { kind: 'none' };
  return others.length === 0 ? first : { kind: 'or', parts: [first, ...others] };
}

function linesOf(given: Statement, steps: readonly Step[]): Lines {
  const all: Line[] = given.kind === 'relation' || given.kind === 'chain' ? [firstLine(given)] : [];
  const parts: Line[][] = [];
  let isCondition = false;
  for (const step of steps) {
    if (step.id === 'algebra.interval-solutions') break;
    isCondition = step.id === 'algebra.defined-where' || (isCondition && !GOES_ON.test(step.id));
    if (STARTS.test(step.id)) parts.push([]);
    if (!isCondition) (parts.at(-1) ?? all).push({ ...firstLine(lineOf(step)), step });
  }
  const isAbsolute = steps.some(({ id }) => id === 'algebra.open-absolute');
  const isOuter = steps.some(({ variant }) => variant === 'either');
  return { all, parts, join: given.kind === 'or' || isOuter ? 'or' : 'and', isAbsolute };
}

/** Reads the line of a step, whose right side may be the rest of a chain. */
export function lineOf({ before, relation, after }: Step): Statement {
  const [sign, middle, end] = Array.isArray(after) ? (after as readonly Expression[]) : [];
  return (sign === '<' || sign === '≤') && middle !== undefined && end !== undefined
    ? { kind: 'chain', members: [before, middle, end], relations: [relation, sign] }
    : { kind: 'relation', left: before, relation, right: after };
}

/** Returns the lines to which a mistake leads that is made in all parts, or in one of them. */
function inParts(lines: Lines, made: (lines: readonly Line[]) => readonly WrongLine[]): readonly WrongLine[] {
  const { parts, join } = lines;
  const ends = endsOf(lines);
  const wrong = parts.map(made);
  const joined = (changed: readonly Statement[]): Statement => ({ kind: join, parts: changed });
  const inAll = (wrong[0] ?? []).flatMap((one, i): readonly WrongLine[] => {
    const same = wrong.flatMap((own) => own[i] ?? []);
    return same.length === parts.length ? [{ ...one, after: joined(same.map(({ after }) => after)) }] : [];
  });
  const inOne = wrong.flatMap((own, k) =>
    own.map((one) => ({ ...one, after: joined(ends.map((end, i) => (i === k ? one.after : end))) })),
  );
  return [...inAll, ...inOne];
}

/** Returns whether a wrong line has the sign of the right one, or isn't a relation. */
function hasRightSign({ right, wrong }: WrongLine): boolean {
  return wrong.kind !== 'relation' || right?.kind !== 'relation' || wrong.relation === right.relation;
}

/** Returns the next line with its signs the wrong way around, if that is the mistake. */
function wrongSigns(name: MistakeName, { line }: Line, next: Line | undefined): readonly WrongLine[] {
  if (!next?.step || signMistake(next.step) !== name) return [];
  const wrong = flippedRelation(next.line);
  return [{ from: line, right: next.line, law: next.step.law, wrong, after: wrong }];
}

/** Mistakes in signs, which may lead to another kind of solution: x > 2 instead of 2 < x < 5. */
const SIGNS: ReadonlySet<MistakeName> = new Set([
  'base-below-one',
  'inequality-not-turned',
  'inequality-sides-swapped',
  'inequality-turned-needlessly',
]);

/** Returns the name of the mistake in the sign of a step. */
function signMistake({ id, law }: Step): MistakeName | undefined {
  if (id === 'algebra.flip-order') return 'base-below-one';
  if (law.includes('flips'))
    return id === 'algebra.swap-sides' ? 'inequality-sides-swapped' : 'inequality-not-turned';
  return /^algebra\.(?:divide-both|multiply-both|keep-order)$/.test(id)
    ? 'inequality-turned-needlessly'
    : undefined;
}

/** The mistakes that are made with the solution, not with a line. */
const OF_SOLUTION: Readonly<
  Partial<Record<MistakeName, (solution: Intervals, lines: Lines) => readonly Statement[]>>
> = {
  'endpoint-strictness': ({ intervals, unknown }) => {
    const isBounded =
      intervals.length === 1 && intervals.every(({ low, high }) => low !== undefined && high !== undefined);
    const ends = isBounded ? OTHER_ENDS : OTHER_ENDS.slice(0, 1);
    return ends.map(([isLowOther, isHighOther]) =>
      statementOf(
        intervals.map((one) => ({
          ...one,
          includesLow: one.low !== undefined && one.includesLow !== isLowOther,
          includesHigh: one.high !== undefined && one.includesHigh !== isHighOther,
        })),
        unknown,
      ),
    );
  },
  'absolute-inequality-wrong-side': (_, lines) =>
    lines.isAbsolute ? [{ kind: otherWord(lines), parts: endsOf(lines).map(flippedRelation) }] : [],
  'absolute-one-case': (_, lines) => (lines.isAbsolute ? endsOf(lines) : []),
  'and-or-confused': (_, lines) =>
    lines.isAbsolute || lines.parts.length === 0
      ? []
      : [
          ...[flippedRelation, (end: Statement) => end].map(
            (change): Statement => ({ kind: otherWord(lines), parts: endsOf(lines).map(change) }),
          ),
          ...endsOf(lines),
        ],
};

/** The combinations of ends to change: [lower, upper]. */
const OTHER_ENDS = [
  [true, true],
  [true, false],
  [false, true],
] as const;

/** Returns the last line of each part. */
function endsOf({ parts }: Lines): readonly Statement[] {
  return parts.flatMap((lines) => lines.at(-1)?.line ?? []);
}

function otherWord({ join }: Lines): Lines['join'] {
  return join === 'or' ? 'and' : 'or';
}
