import { isolateTangent } from './as-tangent.js';
import { readingOfArc, readingOfEquation, readingOfValue } from './angle-reading.js';
import { expressionFigure } from '../normal/expression-figure.js';
import { type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { isZero, multipleOfPi, piNumberOf } from '../trigonometry/angle.js';
import { evaluateTrigonometry, inDegrees as degreesOf } from '../trigonometry/evaluate.js';
import type { Ratio } from '../trigonometry/exact-values.js';
import {
  type Family,
  familyExpression,
  memberExpression,
  memberValue,
  roundedFamily,
  roundedMember,
  significantText,
} from '../solve/trigonometry/families.js';
import { isolate, solveAngles, solveArc, type SolvedAngles } from '../solve/trigonometry/solve-angles.js';
import { refusal, type Typed } from '../trigonometry/typed.js';
import { looksLikeDegrees, intervalOf } from '../trigonometry/interval.js';
import { isArc, isCall, lettersOf } from '../trigonometry/calls.js';
import type { Statement } from '../read/statement.js';
import type { Answered, AnswerLine, UnitCircle } from '../functions/answered.js';
import { mixedSolutions } from './mixed-equation.js';
import { step } from '../texts/function-steps.js';

/** Evaluates an expression with sines, cosines or tangents. */
export function valueOf(typed: Typed, expression: Expression, field: string): Result<Answered> {
  if (lettersOf([expression]).length > 0)
    return refusal(field, 'Trigonometric identities', 'sin x = 1/2 or sin(30°)');
  const worked = evaluateTrigonometry(expression, field);
  if (!worked.ok) return worked;
  const { exact, rest } = worked.value;
  const steps = [...worked.value.steps];
  const answers: AnswerLine[] = [];
  const figure = expressionFigure(rest, 4);
  const asked: Statement = { kind: 'expression', expression };
  if (exact === undefined) {
    if (!figure) return refusal(field, 'Values like this one', 'sin(30°)');
    steps.push(step('algebra.round-value', rest, figure.text, { relation: '≈' }));
    answers.push({ name: 'value', statement: approximately(expression, figure.text) });
  } else {
    answers.push({ name: 'value', statement: { kind: 'expression', expression: exact } });
    if (figure && figure.exact === undefined)
      answers.push({ name: 'decimal', statement: approximately(exact, figure.text) });
  }
  const isAngle =
    isArc(expression) ||
    (exact !== undefined && !isZero(multipleOfPi(exact) ?? { numerator: 0n, denominator: 1n }));
  if (isAngle) answers.push(...inDegrees(exact ?? expression, rest));
  const circle = circleAt(expression, exact);
  return success({ asked, answers, steps, ...circle, ...readingOfValue(typed) });
}

/** Returns the line with an angle in degrees. */
function inDegrees(angle: Expression, rest: Expression): readonly AnswerLine[] {
  const degrees = degreesOf(rest);
  if (degrees === undefined) return [];
  const isRounded = typeof degrees !== 'string' && 'about' in degrees;
  const statement: Statement = isRounded
    ? approximately(angle, ['°', degrees.about])
    : { kind: 'expression', expression: degrees };
  return [{ name: 'degrees', statement }];
}

function approximately(left: Expression, right: Expression): Statement {
  return { kind: 'relation', left, relation: '≈', right };
}

/** Returns the picture of a sine, cosine or tangent of one angle. */
function circleAt(expression: Expression, value: Expression | undefined): { readonly circle?: UnitCircle } {
  if (!isCall(expression) || typeof expression === 'string') return {};
  const [name, angle = '0'] = expression;
  if (name.startsWith('arc') || !piNumberOf(angle)) return {};
  const values = value === undefined ? [] : [value];
  return { circle: { ratio: name as Ratio, values, angles: [{ angle, label: angle }] } };
}

/** Solves an equation with one sine, cosine or tangent. */
export function solutionsOf(typed: Typed, field: string): Result<Answered> {
  const direct = isolate(typed, field);
  const isolated = direct.ok ? direct : (isolateTangent(typed, field) ?? direct);
  if (!isolated.ok) return mixedSolutions(typed) ?? isolated;
  const { call, unknown } = isolated.value;
  const [left, right = '0'] = typed.sides;
  const { interval } = typed;
  const equation: Statement = { kind: 'relation', left, relation: '=', right };
  if (isArc(call)) return ofArc(typed, equation, isolated.value, field);
  const isGuess = typed.inDegrees === undefined && hasDegreesAsEnds(typed);
  const inDegrees = typed.inDegrees ?? isGuess;
  const solved = solveAngles(isolated.value, typed, inDegrees, field);
  if (!solved.ok) return solved;
  const { steps, families, members, integer, reason, circle } = solved.value;
  const shown = members
    ? members.map((each) => [memberExpression(each, inDegrees), roundedMember(each, inDegrees)] as const)
    : families.map((each) => exactAndRounded(each, inDegrees, integer));
  const isGeneral = !members && families.length > 0;
  return success({
    asked: interval ? { kind: 'and', parts: [equation, intervalOf(interval, unknown, inDegrees)] } : equation,
    ...listed(shown, unknown),
    steps,
    notes: [reason, isGeneral ? `${integer} is any integer` : undefined].filter((note) => note !== undefined),
    ...(circle && circle.angles.length > 0 && { circle: circleOf(circle, inDegrees) }),
    ...(families.length > 0 &&
      readingOfEquation(
        typed,
        unknown,
        isGuess ? solveAngles(isolated.value, typed, false, field).ok : undefined,
      )),
  });
}

function hasDegreesAsEnds({ interval, text }: Typed): boolean {
  return interval !== undefined && !/π|pi/i.test(text) && looksLikeDegrees(interval);
}

/** Solves an equation with an inverse function: arcsin x = 30°. */
function ofArc(
  typed: Typed,
  equation: Statement,
  isolated: Parameters<typeof solveArc>[0],
  field: string,
): Result<Answered> {
  const solved = solveArc(isolated, field);
  if (!solved.ok) return solved;
  const { values, steps, reason } = solved.value;
  return success({
    asked: equation,
    ...listed(
      values.map((value) => [value, significantText(value)]),
      isolated.unknown,
    ),
    steps,
    ...(reason !== undefined && { notes: [reason] }),
    ...readingOfArc(typed),
  });
}

/** Writes all angles of a family, exactly and rounded. */
function exactAndRounded(
  family: Family,
  inDegrees: boolean,
  integer: string,
): readonly [exact: Expression, about: Expression | undefined] {
  const text = roundedMember(family, inDegrees);
  return [
    familyExpression(family, inDegrees, integer),
    text && roundedFamily(typeof text === 'string' ? text : String(text[1]), family, inDegrees, integer),
  ];
}

/** Returns the lines with the solutions, exact and rounded. */
function listed(
  values: readonly (readonly [exact: Expression, about: Expression | undefined])[],
  unknown: string,
): Pick<Answered, 'answers'> {
  const lines = values.map(
    ([right]): Statement => ({ kind: 'relation', left: unknown, relation: '=', right }),
  );
  const isRounded = values.some(([, rounded]) => rounded !== undefined);
  const rounded = values.map(
    ([exact, near]): Statement => ({
      kind: 'relation',
      left: unknown,
      relation: near === undefined ? '=' : '≈',
      right: near ?? exact,
    }),
  );
  return {
    answers: [
      { name: 'result', statement: alternativesOf(lines) },
      ...(isRounded ? [{ name: 'decimal' as const, statement: alternativesOf(rounded) }] : []),
    ],
  };
}

/** Joins lines with "or". No line means that there is no solution. */
export function alternativesOf(lines: readonly Statement[]): Statement {
  const [only, ...others] = lines;
  if (!only) return { kind: 'none' };
  return others.length === 0 ? only : { kind: 'or', parts: lines };
}

function circleOf(
  { ratio, values, angles, measured }: NonNullable<SolvedAngles['circle']>,
  inDegrees: boolean,
): UnitCircle {
  const shown = angles.map((family) => {
    const isTurned = ratio === 'tan' || family.period.numerator === family.period.denominator;
    const second: Family = {
      ...family,
      pi: { numerator: family.pi.numerator + family.pi.denominator, denominator: family.pi.denominator },
    };
    return isTurned ? [family, second] : [family];
  });
  return {
    ratio,
    values,
    ...(measured !== undefined && { measured }),
    angles: shown.flat().map((family) => ({
      angle: memberValue(family),
      label: memberExpression(family, inDegrees),
    })),
  };
}
