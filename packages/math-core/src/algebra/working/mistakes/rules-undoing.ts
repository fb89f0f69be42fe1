import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { lettersOf } from '../../read/lists.js';
import { flippedRelation } from './relations.js';
import { hasDecimal } from './rules-decimals.js';
import { isFraction } from './rules-coefficients.js';
import { has, hasIn, hasLetter, type Relation } from '../substitute.js';
import {
  coefficientOf,
  factorsOf,
  isNumber,
  isSumOfTerms,
  minus,
  numberIn,
  openTerms,
  operatorOf,
  over,
  powerOf,
  product,
  raised,
  signedTerm,
  squareRootOf,
  sum,
} from '../../expression/parts.js';

interface Sided {
  readonly relation: Relation;
  readonly side: Expression;
  readonly other: Expression;
}

/** Returns an equation read from left to right and from right to left. */
function bothWays(before: Statement): readonly Sided[] {
  return before.kind === 'relation' && before.relation === '=' ? eitherWay(before) : [];
}

/** Returns an equation or an inequality read from left to right and from right to left. */
function eitherWay(before: Relation): readonly Sided[] {
  const { left, right } = before;
  return [
    { relation: before, side: left, other: right },
    { relation: flippedRelation(before), side: right, other: left },
  ];
}

/** Rewrites √A = c as A = c, A = 2c or A = √c. */
export function rootNotSquared(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap(({ relation, side, other }) => {
    if (has(other, '√')) return [];
    const { coefficient, rest } = coefficientOf(side);
    if (operatorOf(rest) !== '√') return [];
    const [radicand = '0'] = operandsOf(rest);
    // 2√x = 10 and 4x = 10
    if (coefficient !== '1')
      return [coefficient, raised(coefficient, '2')].map((number) => ({
        ...relation,
        left: product([number, radicand]),
        right: other,
      }));
    const left = radicand;
    const wrongly = [other, product(['2', other]), squareRootOf(other) ?? ['√', other]] as const;
    return wrongly.map((right) => ({ ...relation, left, right }));
  });
}

/** Rewrites ∛A = c as A = c, A = 3c or A = c². */
export function rootNotCubed(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap(({ relation, side, other }) => {
    const { base, exponent } = powerOf(side);
    if (exponent !== '1/3') return [];
    const wrongly: readonly Expression[] = [other, product(['3', other]), ['^', other, '2']];
    return wrongly.map((right) => ({ ...relation, left: base, right }));
  });
}

/** Rewrites Aⁿ + c = b as A = ⁿ√b − c. */
export function rootBeforeAddition(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap(({ relation, side, other }) => {
    const terms = openTerms(side);
    const power = terms.find(({ body, isNegative }) => !isNegative && hasLetter(powerOf(body).base));
    const { base, exponent } = powerOf(power?.body ?? '0');
    const rest = terms.filter((term) => term !== power);
    if (rest.length === 0 || (exponent !== '2' && exponent !== '3')) return [];
    const root: Expression = exponent === '2' ? ['√', other] : ['^', other, '1/3'];
    return withMinus({ ...relation, left: base, right: ['-', root, sum(rest.map(signedTerm))] });
  });
}

/** Rewrites A² = c as A = c or A = 2c, and kA² = c as kA = √c. */
export function squareNotRooted(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap(({ relation, side, other }) => {
    const { coefficient, rest } = coefficientOf(side);
    const { base, exponent } = powerOf(rest);
    if (exponent !== '2' || isNumber(base)) return [];
    const left = product([coefficient, base]);
    if (coefficient === '1')
      return [other, product(['2', other])].flatMap((right) => withMinus({ ...relation, left, right }));
    return withMinus({ ...relation, left, right: squareRootOf(other) ?? ['√', other] });
  });
}

/** Rewrites 3x² = 48 as 9x² = 48², and 9x² = 36 as 3x² = 6. */
export function onlyNumbersPowered(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const sides = [before.left, before.right].map((side) =>
    isSumOfTerms(side) ? undefined : coefficientOf(side),
  );
  const [one, other] = sides;
  if (!one || !other || [one, other].every(({ rest }) => rest === '1')) return [];
  const isPlain = [one, other].every(
    ({ coefficient, rest }) => rest === '1' || (coefficient === '1' && hasLetter(rest)),
  );
  if (isPlain && [one, other].every(({ rest }) => powerOf(rest).exponent === '1')) return [];
  const powers: readonly ((value: Expression) => Expression | undefined)[] = [
    (value) => raised(value, '2'),
    (value) => raised(value, '3'),
    squareRootOf,
  ];
  return powers.flatMap((power) => {
    const [left, right] = [one, other].map(({ coefficient, rest }) => {
      const number = coefficient === '1' ? coefficient : power(coefficient);
      return number === undefined ? undefined : product([number, rest]);
    });
    return left === undefined || right === undefined ? [] : withMinus({ ...before, left, right });
  });
}

/** Returns a line unchanged and with ±. */
function withMinus(relation: Relation): readonly Statement[] {
  return [relation, { kind: 'or', parts: [relation, { ...relation, right: minus(relation.right) }] }];
}

/** Rewrites b^f = c as f = c/b. */
export function exponentDivided(before: Statement): readonly Statement[] {
  return (before.kind === 'relation' ? eitherWay(before) : []).flatMap(({ relation, side, other }) => {
    const { base, exponent } = powerOf(side);
    const own = lettersOf(exponent);
    if (own.size === 0 || [...lettersOf(base), ...lettersOf(other)].some((letter) => own.has(letter)))
      return [];
    return [{ ...relation, left: exponent, right: over(other, base) }];
  });
}

/** Rewrites b^f = c as f = log(c/b). */
export function exponentQuotient(before: Statement): readonly Statement[] {
  return exponentDivided(before).flatMap((line) =>
    line.kind === 'relation'
      ? (
          [
            ['ln', line.right],
            ['log', '10', line.right],
          ] as const
        ).map((right) => ({ ...line, right }))
      : [],
  );
}

/** Rewrites x/n = c as x = c/n, x = c + n or x = c − n. */
export function dividedAgain(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap(({ relation, side, other }) => {
    const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(side) ?? '') ? operandsOf(side) : [];
    if (isNumber(bottom) && bottom !== '1' && hasLetter(top))
      return [over(other, bottom), sum([other, bottom]), sum([other, minus(bottom)])].map((right) => ({
        ...relation,
        left: top,
        right,
      }));
    const { coefficient, rest } = coefficientOf(side);
    if (!isFraction(relation) || rest === '1' || isSumOfTerms(side) || !/^1\//.test(String(coefficient)))
      return [];
    return [{ ...relation, left: rest, right: product([coefficient, other]) }];
  });
}

/** Rewrites −2x = 6 as x = 3, −2x ≥ 8 as x ≤ 4, 4 − x = 9 as x = 5, and −7 ≤ −x ≤ −3 as −7 ≤ x ≤ −3. */
export function minusForgottenInDividing(before: Statement): readonly Statement[] {
  if (before.kind === 'chain') {
    const { coefficient, rest } = coefficientOf(before.members[1] ?? '0');
    const size = numberIn(minus(coefficient)) ?? '1';
    if (before.members.length !== 3 || !String(coefficient).startsWith('-') || rest === '1') return [];
    return [{ ...before, members: before.members.map((member, i) => (i === 1 ? rest : over(member, size))) }];
  }
  if (before.kind !== 'relation') return [];
  const turned = flippedRelation({ ...before, left: before.right, right: before.left });
  return [before, turned].flatMap((line) => {
    const terms = openTerms(line.left);
    const [term, ...others] = terms.filter(({ body }) => hasLetter(body));
    if (!term || others.length > 0 || hasLetter(line.right)) return [];
    const rest = terms.filter((each) => each !== term).map(signedTerm);
    const { coefficient, rest: unknown } = coefficientOf(signedTerm(term));
    if (unknown === '1' || !String(coefficient).startsWith('-')) return [];
    const size = numberIn(minus(coefficient)) ?? '1';
    const moved: Expression = rest.length > 0 ? ['-', line.right, sum(rest)] : line.right;
    const made: Relation = { ...line, left: unknown, right: over(moved, size) };
    return line.relation === '=' ? [made] : [made, flippedRelation(made)];
  });
}

/** Rewrites 0.03x = 1.2 as x = 4, with the decimal point in the wrong place. */
export function decimalPointMoved(before: Statement): readonly Statement[] {
  if (!hasDecimal(before)) return [];
  return bothWays(before).flatMap(({ relation, side, other }) => {
    const { coefficient, rest } = coefficientOf(side);
    if (rest === '1' || coefficient === '1' || isSumOfTerms(side) || hasLetter(other)) return [];
    return ['10', '100', '1/10', '1/100'].map((power) => ({
      ...relation,
      left: rest,
      right: product([power, over(other, coefficient)]),
    }));
  });
}

/** Rewrites 1/A = c as A = c. */
export function reciprocalOfOneSide(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap(({ relation, side, other }) => {
    const [top = '0', bottom = '1'] = operatorOf(side) === '/' ? operandsOf(side) : [];
    return isNumber(top, '1') && hasLetter(bottom) ? [{ ...relation, left: bottom, right: other }] : [];
  });
}

/** Rewrites 1/a + 1/b = c as a + b = 1/c. */
export function reciprocalOfEachTerm(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const [left = '0', right = '0'] = [before.left, before.right].map((side) =>
    sum(openTerms(side).map(({ isNegative, body }) => signedTerm({ isNegative, body: inverted(body) }))),
  );
  const isSplit = [before.left, before.right].some(isSumOfTerms);
  return isSplit && hasIn(before, '/') ? [{ ...before, left, right }] : [];
}

function inverted(term: Expression): Expression {
  const [top = '0', bottom = '1'] = operatorOf(term) === '/' ? operandsOf(term) : [term];
  return over(bottom, top);
}

/** Rewrites AB < 0 as A < 0 or B < 0. */
export function factorsCompared(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation === '=' || !isNumber(before.right, '0')) return [];
  const parts = factorsOf(before.left).map((left): Statement => ({ ...before, left }));
  return parts.length < 2
    ? []
    : [
        { kind: 'or', parts },
        { kind: 'and', parts },
      ];
}

/** Rewrites |x − 3| = 5 as x + 3 = 5. */
export function signsMadePlus(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap(({ relation, side }) => {
    const [inside = '0'] = operatorOf(side) === 'abs' ? operandsOf(side) : [];
    if (operatorOf(inside) !== '-') return [];
    const [first = '0', second = '0'] = operandsOf(inside);
    const left: Expression = ['+', first, second];
    return [side === relation.left ? { ...relation, left } : { ...relation, right: left }];
  });
}
