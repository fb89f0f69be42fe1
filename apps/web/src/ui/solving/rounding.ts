import {
  type Answered,
  type AnswerLine,
  expressionFigure,
  type Solution,
  type Statement,
} from '@mathtools/math-core/algebra';
import { roundNumber } from '@mathtools/math-core/arithmetic';
import { add, exactText, negate, parseNumber, rational, trimZeros } from '@mathtools/math-core/rational';
import type { RoundingWish } from '@mathtools/math-core/read';
import { type Expression, type Step } from '@mathtools/math-core/steps';

/** The digits that somebody wants. */
export type Digits = Pick<RoundingWish, 'decimals' | 'significant'>;

/** The number of decimals of an irrational number before it is rounded. */
const DECIMALS = 60;

/** A rounded value. */
export interface Rounding {
  /** "≈" if rounding changed the value. */
  readonly relation: '=' | '≈';
  readonly text: string;
  readonly steps: readonly Step[];
}

/** Rounds the value of an expression as wished. Returns undefined for an expression without a real value. */
export function rounded(value: Expression, { decimals, significant }: Digits): Rounding | undefined {
  const figure = expressionFigure(value, DECIMALS);
  const result = figure && roundNumber({ value: figure, decimals, significant, expression: value });
  if (!result?.ok) return undefined;
  const { text, steps } = result.value;
  return { text, steps, relation: trimZeros(text) === figure?.exact ? '=' : '≈' };
}

/** Returns a rounding to show next to an exact value, unless that is a whole number or a decimal already. */
export function roundingBeside(value: Expression, digits: Digits): Rounding | undefined {
  const found = rounded(value, digits);
  return found?.relation === '=' && isDecimal(value) ? undefined : found;
}

const isDecimal = (value: Expression): value is string =>
  typeof value === 'string' && /^-?[\d.]+$/.test(value);

/**
 * Rounds a number again that is known to its last digit only. Returns undefined if the result would depend on digits
 * that aren't known.
 */
export function roundedAgain(text: string, { decimals, significant }: Digits): string | undefined {
  const value = parseNumber(text);
  if (!value.ok) return undefined;
  const half = rational(1n, 2n * 10n ** BigInt(text.split('.')[1]?.length ?? 0));
  const [low, high] = [add(value.value, negate(half)), add(value.value, half)].map((end) => {
    const result = roundNumber({ value: exactText(end), decimals, significant });
    return result.ok ? result.value.text : undefined;
  });
  return low === high ? low : undefined;
}

/** Returns a solution whose rounded roots have the wished digits, or the same solution if these aren't known. */
export function withRoots(solution: Solution, digits: Digits): Solution {
  if (solution.kind !== 'approximate') return solution;
  const roots = solution.roots.map((root) => {
    const text = 'exact' in root ? undefined : roundedAgain(root.rounded, digits);
    return text === undefined ? root : { ...root, rounded: text };
  });
  const isKnown = roots.every((root, at) => 'exact' in root || root !== solution.roots[at]);
  return isKnown ? { ...solution, roots } : solution;
}

/** Gives each answer the wished digits in place of the usual ones. An exact answer stays, with its rounded value next to it. */
export function withDigits(answered: Answered, digits: Digits): Answered {
  const lines = answered.answers.filter(({ name }) => name !== 'decimal');
  const answers = lines.flatMap((line): readonly AnswerLine[] => {
    const statement = roundedStatement(line.statement, digits);
    if (!statement) return [line];
    const isRounded = JSON.stringify(line.statement).includes('"≈"');
    return isRounded ? [{ ...line, statement }] : [line, { name: 'decimal', statement }];
  });
  return JSON.stringify(answers) === JSON.stringify(lines) ? answered : { ...answered, answers };
}

/** Returns a statement with rounded values. Returns undefined if rounding changes nothing. */
function roundedStatement(statement: Statement, digits: Digits): Statement | undefined {
  const written = JSON.stringify(statement);
  const inDegrees = written.includes('"arc') && written.includes('"°"');
  const changed = roundedIn(statement, (value) => roundedValue(value, digits, inDegrees));
  return JSON.stringify(changed) === written ? undefined : changed;
}

function roundedIn(statement: Statement, round: (value: Expression) => Expression): Statement {
  switch (statement.kind) {
    case 'expression': {
      const right = round(statement.expression);
      return isSame(right, statement.expression)
        ? statement
        : { kind: 'relation', left: statement.expression, relation: '≈', right };
    }
    case 'relation': {
      const right = round(statement.right);
      return isSame(right, statement.right) ? statement : { ...statement, right, relation: '≈' };
    }
    case 'and':
    case 'or':
      return { ...statement, parts: statement.parts.map((part) => roundedIn(part, round)) };
    default:
      return statement;
  }
}

const isSame = (a: Expression, b: Expression): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Rounds the parts of an expression that have a value, other than single numbers, as in 1.11 + πk. */
function roundedValue(value: Expression, digits: Digits, inDegrees: boolean): Expression {
  if (isDecimal(value)) return roundedAgain(value, digits) ?? value;
  if (typeof value !== 'string' && value[0] === '°')
    return ['°', roundedValue(value[1] ?? '0', digits, false)];
  const text = rounded(inDegrees ? ['/', ['×', value, '180'], 'π'] : value, digits)?.text;
  if (text !== undefined) return inDegrees ? ['°', text] : text;
  if (typeof value === 'string') return value;
  const [sign, ...parts] = value;
  return [
    sign,
    ...parts.map((part) => (typeof part === 'string' ? part : roundedValue(part, digits, inDegrees))),
  ];
}
