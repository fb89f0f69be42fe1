import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { compareExpressions } from '../judge.js';
import { judgeWrong } from '../judge-wrong.js';
import { type Law, named } from '../laws/law-names.js';
import { lawOfExpressions } from '../laws/of-expressions.js';
import { follows, roundedAs } from '../line-forms.js';
import type { Judgement, Place, Progress } from '../progress.js';
import { lettersOf } from '../../read/lists.js';
import { equation, hasLetter, lettersIn, type Relation } from '../substitute.js';
import type { JudgePlain, Line } from './kind.js';

/** A value of a letter or of an expression, written several times: x = 24/4 = 6. */
interface ValueChain {
  readonly side: Expression;
  readonly values: readonly Expression[];
  /** The signs before the values. */
  readonly signs: readonly string[];
}

/** Judges x = 24/4 = 6 as x = 24/4 after the previous line, then as 24/4 = 6. */
export function judgeValueChain(
  progress: Progress,
  { statement, place }: Line,
  plain: JudgePlain,
): Judgement | undefined {
  const chains = chainsIn(statement);
  const { setting, previous } = progress;
  if (!chains || previous.kind === 'expression') return undefined;
  if (!chains.every(({ side }) => [...lettersOf(side)].every((letter) => setting.unknowns.includes(letter))))
    return undefined;
  const line = (value: (chain: ValueChain) => Expression | undefined): Statement =>
    joined(chains.map((chain) => equation(chain.side, value(chain) ?? '0')));
  const first = plain(
    progress,
    line(({ values }) => values[0]),
    { ...place, isLast: false },
  );
  if (first.verdict.verdict !== 'follows') return runOn(progress, first, line(lastExact), place, plain);
  const links = chains.map(linkOf);
  const broken = links.find((link) => link.kind !== 'same');
  if (broken?.kind === 'wrong') return judgeLink(first, broken);
  if (broken) return { verdict: { verdict: 'undecided' }, progress: first.progress };
  const laws = [...first.verdict.laws, ...links.flatMap((link) => (link.kind === 'same' ? link.laws : []))];
  const last = plain(first.progress, line(lastExact), place);
  if (last.verdict.verdict !== 'follows') return last;
  return { verdict: follows(once(laws), last.verdict.needsCheck), progress: last.progress };
}

/** Reads chains that begin with a letter, or an expression, and go on with values of it. */
function chainsIn(statement: Statement): readonly ValueChain[] | undefined {
  const parts = statement.kind === 'or' || statement.kind === 'and' ? statement.parts : [statement];
  if (!parts.some(({ kind }) => kind === 'chain')) return undefined;
  const chains = parts.map(chainOf);
  return chains.every((chain) => chain !== undefined) ? chains : undefined;
}

function chainOf(part: Statement): ValueChain | undefined {
  const [members, signs] =
    part.kind === 'chain'
      ? [part.members, part.relations]
      : part.kind === 'relation'
        ? [[part.left, part.right], [part.relation]]
        : [[], []];
  const [side = '0', ...values] = members;
  const isChain = signs[0] === '=' && signs.every((sign) => /[=≈]/.test(sign));
  const isLetter = typeof side === 'string' && hasLetter(side);
  const isOther = (value: Expression): boolean =>
    isLetter ? !lettersIn({ kind: 'expression', expression: value }).has(side) : !hasLetter(value);
  return isChain && hasLetter(side) && values.every(isOther) ? { side, values, signs } : undefined;
}

function lastExact({ values, signs }: ValueChain): Expression | undefined {
  return values.filter((_, i) => signs[i] === '=').at(-1);
}

function joined(relations: readonly Relation[]): Statement {
  const [only] = relations;
  if (only && relations.length === 1) return only;
  const sides = new Set(relations.map(({ left }) => JSON.stringify(left)));
  return { kind: sides.size === 1 ? 'or' : 'and', parts: relations };
}

type Link =
  | { readonly kind: 'same'; readonly laws: readonly Law[] }
  | { readonly kind: 'wrong'; readonly before: Expression; readonly after: Expression }
  | { readonly kind: 'open' };

/** Compares each value of a chain with the previous one. */
function linkOf({ values, signs }: ValueChain): Link {
  const laws: Law[] = [];
  for (const [i, after] of values.entries()) {
    const before = values[i - 1];
    if (before === undefined) continue;
    const isAbout = signs[i] === '≈';
    const { kind } = isAbout ? roundedAs(before, after) : compareExpressions(before, after);
    if (kind === 'undecided') return { kind: 'open' };
    if (kind !== 'same') return { kind: 'wrong', before, after };
    laws.push(isAbout ? named('round') : lawOfExpressions(before, after));
  }
  return { kind: 'same', laws };
}

function once(laws: readonly Law[]): readonly Law[] {
  return laws.filter(({ id, n }, i) => laws.findIndex((law) => law.id === id && law.n === n) === i);
}

/** Returns the verdict on two values of a chain that aren't equal: the 45/5 and 8 of x = 45/5 = 8. */
function judgeLink(first: Judgement, { before, after }: Extract<Link, { kind: 'wrong' }>): Judgement {
  const [old, now] = [before, after].map((expression): Statement => ({ kind: 'expression', expression }));
  if (!old || !now) return first;
  const wrong = judgeWrong(
    { ...first.progress, previous: old, problem: old, evaluated: old },
    now,
    compareExpressions(before, after),
  );
  const { verdict } = wrong;
  const mistake = (verdict.verdict === 'wrong' ? verdict.mistake : undefined) ?? 'arithmetic-slip';
  return { verdict: { ...verdict, mistake } as typeof verdict, progress: first.progress };
}

/** Returns the verdict on a chain whose first value is wrong. If its last value is right, the equals sign runs on. */
function runOn(
  progress: Progress,
  first: Judgement,
  last: Statement,
  place: Place,
  plain: JudgePlain,
): Judgement {
  if (first.verdict.verdict !== 'wrong') return first;
  const end = plain({ ...progress, isDraft: true }, last, place);
  if (end.verdict.verdict !== 'follows') return first;
  return {
    verdict: { ...first.verdict, mistake: 'equals-chain' },
    progress: { ...end.progress, isDraft: progress.isDraft },
  };
}
