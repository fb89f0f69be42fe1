import { lettersOf } from '../../read/lists.js';
import type { Statement } from '../../read/statement.js';
import { completed } from '../complete.js';
import { compare, compareExpressions } from '../judge.js';
import { named } from '../laws/law-names.js';
import { follows, isAboutAt, roundedAs } from '../line-forms.js';
import type { Judgement, Progress } from '../progress.js';
import { membersOf } from '../mistakes/members.js';
import { isRounded, valuesOf } from '../rounding.js';
import { equation, partsOf, type Relation, substituted } from '../substitute.js';
import type { LineVerdict } from '../verdict.js';
import type { JudgePlain, Line } from './kind.js';
import { judgeValueChain } from './value-chain.js';

type Value = Relation | Extract<Statement, { kind: 'chain' }>;

/** Judges x₁ = 2 as one of the solutions, and x₂ = 3 after it as the rest of them. */
export function judgeNumbered(progress: Progress, line: Line, plain: JudgePlain): Judgement | undefined {
  const values = numberedIn(line.statement, progress);
  const [value, ...others] = values ?? [];
  if (!value) return undefined;
  const judge = (parts: readonly Statement[]): Judgement => {
    const statement = joined(parts);
    return judgeValueChain(progress, { ...line, statement }, plain) ?? plain(progress, statement, line.place);
  };
  const { numbered, previous, gained } = progress;
  const known = numbered?.of === previous ? numbered : { of: previous, values: [], isWrong: false };
  const whole = judge([...known.values, value, ...others]);
  if (whole.verdict.verdict === 'follows' || others.length > 0) return whole;
  const isOne = isSolution(progress, value);
  const now = isOne ? { ...known, values: [...known.values, exactOf(value)] } : { ...known, isWrong: true };
  const later = (verdict: LineVerdict): Judgement => ({ verdict, progress: { ...progress, numbered: now } });
  if (hasSlip(value)) return later({ verdict: 'wrong', mistake: 'arithmetic-slip' });
  if (!isOne) return later(judge([value]).verdict);
  return line.place.isLast && !known.isWrong
    ? later({ verdict: 'wrong', mistake: 'solution-missing' })
    : later(follows([named('one-solution')], gained));
}

/** Returns a value without what it is equal to: x = √2 for x = √2 ≈ 1.41. */
function exactOf(value: Value): Relation {
  const [letter = 'x', first = '0'] = membersOf(value);
  return value.kind === 'relation' ? value : equation(letter, first);
}

function joined(parts: readonly Statement[]): Statement {
  const [only, ...more] = parts;
  return only && more.length === 0 ? only : { kind: 'or', parts };
}

/** Returns whether two values that a line calls equal aren't. */
function hasSlip(value: Value): boolean {
  const members = membersOf(value);
  return members.some((member, i) => {
    if (i < 2) return false;
    const before = members[i - 1] ?? '0';
    const { kind } = isAboutAt(value, i) ? roundedAs(before, member) : compareExpressions(before, member);
    return kind === 'other';
  });
}

function isSolution({ previous, setting, definitions }: Progress, value: Value): boolean {
  const [letter = 'x', first = '0'] = membersOf(value);
  if (isAboutAt(value, 1))
    return valuesOf(previous, setting.unknown)?.some((root) => isRounded(first, root)) === true;
  const exact = completed(equation(letter, first), setting, definitions);
  return exact.kind !== 'expression' && compare(previous, exact, setting).kind === 'lost';
}

/** Returns the values of the unknown that a line numbers, without their numbers. Returns undefined for other lines. */
function numberedIn(
  statement: Statement,
  { previous, setting, definitions }: Progress,
): readonly Value[] | undefined {
  if (previous.kind === 'expression' || previous.kind === 'and') return undefined;
  const parts = partsOf(statement);
  const values = parts.map((part) => (part.kind === 'relation' || part.kind === 'chain' ? part : undefined));
  const isKnown = (name: string): boolean => setting.unknowns.includes(name) || definitions.has(name);
  const isNumbered = (value: Value): boolean => {
    const [name, ...rest] = membersOf(value);
    if (typeof name !== 'string' || !/^[a-z]\d$/i.test(name) || isKnown(name)) return false;
    return isKnown(name.charAt(0)) && rest.every((each) => !lettersOf(each).has(name));
  };
  if (!values.every((value) => value !== undefined && isNumbered(value))) return undefined;
  return values.flatMap((value) => (value ? [withoutNumber(value, definitions)] : []));
}

/** Returns a value without its number, with the meanings of the letters in it, such as D. */
function withoutNumber(value: Value, definitions: Progress['definitions']): Value {
  const [name = 'x', ...rest] = membersOf(value);
  const members = [
    String(name).charAt(0),
    ...rest.map((each) =>
      [...definitions].reduce((whole, [letter, meaning]) => substituted(whole, letter, meaning), each),
    ),
  ];
  const [left = 'x', right = '0'] = members;
  return value.kind === 'chain' ? { ...value, members } : { ...value, left, right };
}
