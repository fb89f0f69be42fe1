import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { operandsOf } from '../../expression/rewrite.js';
import { neededFor } from '../functions/domain.js';
import { caught } from '../normal/normal-form.js';
import { syntheticDivision } from '../operations/divide-polynomials.js';
import { insertedText, replacedIn, type Values } from '../operations/substitute.js';
import { lettersOf } from '../read/lists.js';
import type { Statement } from '../read/statement.js';
import { type TypedValues, typedValues } from '../read/typed-expression.js';
import { unsupported } from '../solve/solved.js';
import { say, step } from '../texts/function-steps.js';
import { type Divided, dividedByLinear } from './divided-by-linear.js';
import type { MistakeName } from './mistake-names.js';
import { GENERAL, SPECIFIC } from './mistakes/wrong-rules.js';
import { equation, hasLetter, type Relation } from './substitute.js';
import { madeIn } from './substituted-lines.js';

const ASKED = ['domain', 'factor', 'inverse', 'other-zeros'] as const;

/**
 * The goal of a problem whose line isn't given: the numbers for which a function has a value, the number with which the
 * denominator is a factor of the numerator, the inverse of a function, or the zeros of the numerator other than the one of the denominator.
 */
export type Asked = (typeof ASKED)[number];

/** The options of a problem whose line isn't given. */
export interface SetUpOptions {
  readonly find?: Asked | undefined;
  /** The numbers or expressions that replace letters first. For an inverse, the number whose value is wanted. */
  readonly at?: TypedValues | undefined;
}

/** The line to which a problem leads. */
export interface SetUp {
  readonly line: Statement;
  readonly unknown?: string;
  /** The statement from which the line was made, if it isn't the given one. */
  readonly from?: Statement;
  /** The step to the line, unless it is given. */
  readonly steps: readonly Step[];
  /** The law that leads to the line, if it isn't that of the first step. */
  readonly law?: string;
  /** Returns the steps from the solution of the line to the answer. */
  readonly end?: (values: readonly Expression[]) => readonly Step[];
  /** The equation in which solutions are checked, if it isn't the line. */
  readonly checked?: Relation;
  /** Returns the lines to which a mistake leads instead. */
  readonly wrong: (name: MistakeName) => readonly Statement[];
}

type WrongLines = Readonly<Partial<Record<MistakeName, readonly Statement[]>>>;

/** Finds the equation or inequality of a problem. */
export function setUpOf(given: Statement, { find, at = {} }: SetUpOptions): Result<SetUp> {
  if (find !== undefined && !ASKED.includes(find))
    return failure('find', 'unknown-name', `find must be one of ${ASKED.join(', ')}.`);
  const put = typedValues(at);
  if (!put.ok) return put;
  const values = put.value;
  const isEmpty = Object.keys(values).length === 0;
  if (find === undefined && isEmpty) return success({ line: given, steps: [], wrong: () => [] });
  const found =
    find === undefined
      ? given.kind === 'relation' && substitution(given, values)
      : given.kind === 'expression' && FINDERS[find](given.expression, values);
  return found ? success(found) : unsupported('a problem without an equation to set up');
}

const FINDERS: Readonly<Record<Asked, (given: Expression, values: Values) => SetUp | undefined>> = {
  domain: domainLine,
  factor: factorLine,
  inverse: (given, values) => {
    const [letter] = lettersOf(given);
    if (letter === undefined) return undefined;
    const value = values[letter];
    return value === undefined ? inverseLine(given, letter) : inverseValue(given, letter, value);
  },
  'other-zeros': otherZeros,
};

function setUp(line: Relation, law: Parameters<typeof step>[0], wrong: WrongLines): SetUp {
  const { left, relation, right } = line;
  return { line, steps: [step(law, left, right, { relation })], wrong: (name) => wrong[name] ?? [] };
}

/** Replaces letters of an equation with numbers. */
function substitution(given: Relation, values: Values): SetUp {
  const [left, right] = [given.left, given.right].map((side) => replacedIn(side, values)) as [
    Expression,
    Expression,
  ];
  const line = { ...given, left, right };
  return {
    line,
    steps: [
      step(say('algebra.insert', { n: insertedText(values) }), left, right, { relation: given.relation }),
    ],
    wrong: (name) =>
      [...SPECIFIC, ...GENERAL]
        .filter((rule) => rule.name === name)
        .flatMap((rule) => madeIn(rule, { line: { kind: 'expression', expression: given.left }, values }))
        .flatMap((after) => (after.kind === 'expression' ? [{ ...line, left: after.expression }] : [])),
  };
}

/** Returns the first condition under which a function has a value. The zeros of a denominator are outside its domain. */
function domainLine(given: Expression): SetUp | undefined {
  const needed = neededFor(given).find(({ expression }) => hasLetter(expression));
  const [letter] = lettersOf(given);
  if (!needed || letter === undefined) return undefined;
  const { expression, law } = needed;
  const relation = needed.relation === '≠' ? '=' : needed.relation;
  const line = { kind: 'relation', left: expression, relation, right: '0' } as const;
  const [numerator = '1'] = needed.relation === '≠' ? operandsOf(given) : [];
  const isOther = hasLetter(numerator);
  const all = setUp(line, law, {
    'condition-of-letter-only': [{ ...line, left: letter }],
    'numerator-excluded': isOther
      ? [equation(numerator, '0'), { kind: 'or', parts: [line, equation(numerator, '0')] }]
      : [],
  });
  return needed.relation === '≠' ? { ...all, end: (values) => [excludedStep(letter, values)] } : all;
}

function excludedStep(letter: string, [first = '?', ...rest]: readonly Expression[]): Step {
  const isOne = rest.length === 0;
  const law = isOne ? 'algebra.function-excluded:one' : 'algebra.function-excluded';
  return step(law, letter, isOne ? first : [',', first, ...rest]);
}

/** Swaps the letters of a function. */
function inverseLine(given: Expression, letter: string): SetUp {
  const other = letter === 'y' ? 'x' : 'y';
  const swapped = replacedIn(given, { [letter]: other });
  const of = (name: string): Expression => ['call', name, letter];
  const swap = step(say('algebra.function-swap', { n: letter, m: other }), letter, swapped);
  return {
    line: equation(swapped, letter),
    unknown: other,
    from: equation(other, given),
    law: swap.law,
    steps: [
      step(say('algebra.function-name', { n: other, m: of('f') }), other, given),
      swap,
      step('algebra.swap-sides', swapped, letter),
    ],
    end: ([value = '?']) => [step('algebra.function-inverse', of('f⁻¹'), value)],
    wrong: (name) => {
      if (name === 'inverse-as-reciprocal') return [equation(other, ['/', '1', given])];
      return name === 'inverse-as-opposite' ? [equation(other, ['neg', given])] : [];
    },
  };
}

/** Sets a function equal to a number, at which the value of its inverse is wanted. */
function inverseValue(given: Expression, letter: string, value: Expression): SetUp {
  const n = expressionText(value);
  return setUp(equation(given, value), say('algebra.function-inverse:value', { n, m: letter }), {
    'inverse-as-reciprocal': [equation(letter, ['/', '1', replacedIn(given, { [letter]: value })])],
    'value-as-input': [equation(letter, replacedIn(given, { [letter]: value }))],
  });
}

const zeroText = ({ letter, zero }: Divided): string => `${letter} = ${expressionText(zero)}`;

/** Substitutes the zero of a denominator into a numerator, which is 0 there if the denominator is a factor. */
function factorLine(given: Expression): SetUp | undefined {
  const divided = dividedByLinear(given);
  if (!divided) return undefined;
  const { top, bottom, letter, zero } = divided;
  const lineAt = (value: Expression): Relation => equation(replacedIn(top, { [letter]: value }), '0');
  const law = say('algebra.factor-theorem', { n: expressionText(bottom), m: zeroText(divided) });
  return setUp(lineAt(zero), law, { 'root-sign-swapped': [lineAt(opposite(zero))] });
}

function opposite(value: Expression): Expression {
  if (typeof value !== 'string') return value[0] === 'neg' ? (value[1] ?? value) : ['neg', value];
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}

/** Divides a numerator by a denominator that is a factor. The other zeros are those of the quotient. */
function otherZeros(given: Expression): SetUp | undefined {
  const divided = dividedByLinear(given);
  const done = divided && caught(() => syntheticDivision(divided.top, divided.bottom));
  if (!divided || !done?.ok) return undefined;
  const line = equation(done.value.result, '0');
  const { top, bottom, letter, zero } = divided;
  const all = setUp(line, 'algebra.quotient-zero', {
    'known-zero-included': [{ kind: 'or', parts: [equation(letter, zero), line] }],
  });
  const [{ law } = { law: '' }] = all.steps;
  // The letter is another zero in the lines that follow.
  const division = done.value.steps.map((one) =>
    one.id === 'algebra.zero-of-divisor' ? step(one, replacedIn(bottom, { [letter]: zero }), '0') : one,
  );
  return { ...all, law, steps: [...division, ...all.steps], checked: equation(top, '0') };
}
