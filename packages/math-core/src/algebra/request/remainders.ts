import { constantValue } from '../../expression/constant.js';
import { type Rational, reduce } from '../../rational/rational.js';
import { greatestCommonDivisor } from '../../rational/integer.js';
import { type Result, success } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import { withoutFrame } from '../../read/wordings.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import type { Answered } from '../functions/answered.js';
import { caught } from '../normal/normal-form.js';
import { isSame } from '../../expression/rewrite.js';
import { lettersIn } from '../normal/identical.js';
import { isSum } from '../operations/tree.js';
import { polynomialOf } from '../operations/worked.js';
import { bounded, coefficientsIn, constantOf } from '../polynomial/polynomial.js';
import { typedExpression } from '../read/typed-expression.js';
import type { Statement } from '../read/statement.js';
import { type Law, say, step } from '../texts/function-steps.js';

/** The work limit of one request. */
const LIMIT = 20_000;
const MOD = String.raw`(?<![a-z])mod(?:ulo)?`;
/** 17 mod 5, 3x ≡ 2 (mod 7). */
const AFTER = new RegExp(String.raw`^(.+?)\s*(?:(\()\s*${MOD}\s*(\d+)\s*\)|${MOD}\s*(\d+))\s*$`, 'i');
/** x mod 5 = 3, 17 mod 5 = x. */
const BETWEEN = new RegExp(String.raw`^([^=≡]+?)\s*${MOD}\s*(\d+)\s*=\s*([^=]*?)\s*$`, 'i');
/** mod(17, 5). */
const CALL = new RegExp(String.raw`^${MOD}\s*\(\s*([^,;]+)[,;]\s*(\d+)\s*\)$`, 'i');

/** A question about the remainder of a number, or about values that give two sides the same remainder. */
interface Asked {
  readonly left: Expression;
  readonly right?: Expression;
  readonly modulus: bigint;
}

/** Answers "17 mod 5" with the remainder, and "3x ≡ 2 (mod 7)" with all solutions. */
export function answerRemainders(typed: string, field: string): Result<Answered> | undefined {
  const asked = /mod/i.test(typed)
    ? askedIn(withoutFrame(spelled(typed).text).replace(/[?.!]$/, ''), field)
    : undefined;
  if (!asked || asked.modulus < 1n) return undefined;
  const found = caught(() =>
    bounded(LIMIT, () => (asked.right === undefined ? remainder(asked) : congruence(asked, asked.right))),
  );
  return found.ok && found.value ? success(found.value) : undefined;
}

function askedIn(text: string, field: string): Asked | undefined {
  const call = CALL.exec(text);
  if (call) return sides(call[1] ?? '', undefined, call[2] ?? '', field);
  const between = BETWEEN.exec(text);
  if (between) {
    const [, value = '', modulus = '', is = ''] = between;
    return sides(value, /^[a-z?]?$/i.test(is) ? undefined : is, modulus, field);
  }
  const after = AFTER.exec(text);
  return after ? askedBefore(after, field) : undefined;
}

function askedBefore(
  [, before = '', paren, inside, after = '']: RegExpExecArray,
  field: string,
): Asked | undefined {
  const [left = '', right, more] = before.split(/\s*[≡≅=]\s*/);
  if (more !== undefined) return undefined;
  // x = 17 mod 5 names a remainder. Other lines with an equals sign compare the remainders of both sides.
  const isName = paren === undefined && before.includes('=') && /^[a-z]$/i.test(left);
  return isName ? sides(right ?? '', undefined, after, field) : sides(left, right, inside ?? after, field);
}

function sides(left: string, right: string | undefined, modulus: string, field: string): Asked | undefined {
  const [one, other] = [left, right ?? '0'].map((side) => typedExpression(side, field));
  if (!one?.ok || !other?.ok || modulus === '' || modulus.length > 30) return undefined;
  // In 3 + 17 mod 5, the sum may or may not belong to the remainder.
  const multiple = right === undefined ? typedExpression(`${left} * 2`, field) : undefined;
  if (multiple?.ok && isSum(multiple.value)) return undefined;
  return { left: one.value, ...(right !== undefined && { right: other.value }), modulus: BigInt(modulus) };
}

const modulo = (value: bigint, modulus: bigint): bigint => ((value % modulus) + modulus) % modulus;
function integerIn(value: Rational | undefined): bigint | undefined {
  const { numerator, denominator } = value ? reduce(value) : {};
  return denominator === 1n ? numerator : undefined;
}

/** Writes a number as the modulus times a whole number, plus the remainder. */
function divisionStep(before: Expression, value: bigint, modulus: bigint): Step {
  const rest = modulo(value, modulus);
  const product: Expression = ['×', modulus.toString(), ((value - rest) / modulus).toString()];
  return step(say('algebra.remainder', { n: modulus }), before, ['+', product, rest.toString()]);
}

function remainder({ left, modulus }: Asked): Answered | undefined {
  const value = integerIn(constantValue(left));
  if (value === undefined) return undefined;
  return {
    asked: { kind: 'expression', expression: left },
    answers: [
      {
        name: 'remainder',
        statement: { kind: 'expression', expression: modulo(value, modulus).toString() },
      },
    ],
    steps: [divisionStep(left, value, modulus)],
  };
}

const relation = (left: Expression, right: Expression): Extract<Statement, { kind: 'relation' }> => ({
  kind: 'relation',
  left,
  relation: '=',
  right,
});

/** Writes a number plus all multiples of the modulus: 2 + 7k. */
function plusMultiple(value: Expression, modulus: bigint, integer: string): Expression {
  const multiple = multiplied(modulus, integer);
  return value === '0' ? multiple : ['+', value, multiple];
}

const multiplied = (factor: bigint, letter: string): Expression =>
  factor === 1n ? letter : ['×', factor.toString(), letter];

/** Solves a linear congruence, or compares the remainders of two numbers. */
function congruence({ left, modulus }: Asked, right: Expression): Answered | undefined {
  const [unknown, ...others] = [...new Set([...lettersIn(left), ...lettersIn(right)])];
  if (unknown === undefined) return compared(left, right, modulus);
  const difference = polynomialOf(['-', left, right]);
  const [b, a, ...higher] = (difference ? coefficientsIn(difference, unknown) : []).map((each) =>
    integerIn(constantOf(each)),
  );
  if (a === undefined || b === undefined || others.length > 0 || higher.length > 0) return undefined;
  if (modulo(a, modulus) === 0n) return undefined;
  const integer = unknown === 'k' ? 'n' : 'k';
  const whole = plusMultiple(right, modulus, integer);
  const first = step(say('algebra.congruence', { n: modulus }), left, whole);
  const [factor, value] = [modulo(a, modulus), modulo(-b, modulus)];
  const { result, steps } = linear({ first, a: factor, b: value, modulus, unknown, integer });
  return {
    asked: relation(left, whole),
    answers: [{ name: 'result', statement: result ?? { kind: 'none' } }],
    steps,
    ...(result && { notes: [`${integer} is any integer`] }),
  };
}

/** Solves ax = b + mk for integers, with a and b between 0 and m. */
function linear({
  first,
  a,
  b,
  modulus,
  unknown,
  integer,
}: {
  readonly first: Step;
  readonly a: bigint;
  readonly b: bigint;
  readonly modulus: bigint;
  readonly unknown: string;
  readonly integer: string;
}): { readonly result?: Statement; readonly steps: readonly Step[] } {
  const line = (law: Law, factor: bigint, value: bigint, by: bigint): Step =>
    step(law, multiplied(factor, unknown), plusMultiple(value.toString(), by, integer));
  const reduced = line(say('algebra.congruence:reduced', { n: modulus }), a, b, modulus);
  const steps =
    isSame(reduced.before, first.before) && isSame(reduced.after, first.after) ? [first] : [first, reduced];
  const common = greatestCommonDivisor(a, modulus);
  if (b % common !== 0n) {
    const law = say('algebra.congruence:none', { n: common });
    return {
      steps: [
        ...steps,
        step(law, ['-', multiplied(a, unknown), multiplied(modulus, integer)], b.toString(), {
          relation: '≠',
        }),
      ],
    };
  }
  const [factor, value, by] = [a / common, b / common, modulus / common];
  if (common > 1n) steps.push(line(say('algebra.divide-both', { n: common }), factor, value, by));
  const inverse = inverseOf(factor, by);
  const solution = modulo(value * inverse, by);
  if (factor !== 1n) {
    const product: Expression = ['×', factor.toString(), inverse.toString()];
    const law = say('algebra.congruence:inverse', { n: inverse, a: factor, m: by });
    steps.push(step(law, product, ['+', ['×', by.toString(), ((factor * inverse) / by).toString()], '1']));
    steps.push(line(say('algebra.congruence:multiply', { n: inverse, m: by }), 1n, solution, by));
  }
  return { result: relation(unknown, plusMultiple(solution.toString(), by, integer)), steps };
}

/** Returns the number whose product with a leaves the remainder 1, by the extended algorithm of Euclid. */
function inverseOf(a: bigint, modulus: bigint): bigint {
  let [rest, next] = [modulus, a];
  let [before, factor] = [0n, 1n];
  while (next !== 0n) {
    const quotient = rest / next;
    [rest, next] = [next, rest - quotient * next];
    [before, factor] = [factor, before - quotient * factor];
  }
  return modulo(before, modulus);
}

function compared(left: Expression, right: Expression, modulus: bigint): Answered | undefined {
  const [one, other] = [left, right].map((side) => integerIn(constantValue(side)));
  if (one === undefined || other === undefined) return undefined;
  const rests = [one, other].map((each) => modulo(each, modulus).toString());
  const [rest = '0', ...others] = rests;
  const isEqual = others.includes(rest);
  const multiple: Expression = ['×', modulus.toString(), ((one - other) / modulus).toString()];
  return {
    asked: relation(left, plusMultiple(right, modulus, 'k')),
    answers: [
      { name: 'result', statement: isEqual ? relation(left, ['+', right, multiple]) : { kind: 'none' } },
    ],
    steps: [divisionStep(left, one, modulus), divisionStep(right, other, modulus)],
    notes: [isEqual ? `Both remainders are ${rest}` : `The remainders are ${rests.join(' and ')}`],
  };
}
