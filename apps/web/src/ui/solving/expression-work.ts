import {
  evaluateAt,
  expressionFigure,
  type Operated,
  readStatement,
  solve,
  type Solution,
  type Solved,
  type Statement,
} from '@mathtools/math-core/algebra';
import type { Failure } from '@mathtools/math-core/result';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import type { Problem, Refused } from './asked.js';
import { valueIn, valuesIn } from './at-values.js';
import { type Breaks, breaksOf } from './breaks.js';
import { lettersOf } from './letters.js';
import { type Digits, type Rounding, roundingBeside } from './rounding.js';
import {
  type Offer,
  offersOf,
  type OperationName,
  type Requested,
  requestedOperation,
} from './operations.js';

/** An operation's result with its decimals and its domain. */
export interface OperatedWork {
  readonly done: Operated;
  /** The decimals of a number that isn't written as a decimal. */
  readonly decimals?: Pick<Rounding, 'relation' | 'text'> | undefined;
  /** The conditions under which the result is valid, other than excluded values. */
  readonly open: readonly Extract<Statement, { kind: 'relation' }>[];
  /** The solution of these conditions, if there is one variable. */
  readonly held?: Solved | undefined;
}

/** The value of an expression at values of its variables, or the reason why there is none. */
export interface EvaluatedWork {
  readonly value: OperatedWork | Failure;
  /** The value of the first variable. */
  readonly place: Expression | undefined;
}

/** An expression, and what can be done with it. */
export interface ExpressionWork {
  readonly kind: 'expression';
  readonly expression: Expression;
  readonly letters: readonly string[];
  /** The operations to choose from. Absent if the text gives the values of the variables. */
  readonly offers?: readonly Pick<Offer, 'name' | 'letter'>[];
  /** The place of the chosen operation in the offers. -1 if the expression is evaluated. */
  readonly chosen: number;
  /** The requested operation, if it changes nothing. */
  readonly idle?: OperationName | undefined;
  /** The variables whose typed value can't be read. */
  readonly invalid: readonly string[];
  readonly operated?: OperatedWork;
  readonly evaluated?: EvaluatedWork;
  /** The decimals of a number that no operation changes. */
  readonly decimals?: OperatedWork['decimals'];
  /** The zeros of the expression. */
  readonly zeros?: Solution | undefined;
  /** The asymptotes and holes of its graph. */
  readonly breaks?: Breaks;
}

/**
 * Evaluates an expression, alone or with values of its variables. Returns undefined for any other statement.
 */
export function expressionWork(statement: Statement, asked: Problem): ExpressionWork | Refused | undefined {
  if (statement.kind === 'expression') return worked(statement.expression, asked);
  const [first, ...values] = statement.kind === 'and' ? statement.parts : [];
  if (first?.kind !== 'expression' || values.length === 0) return undefined;
  const given: Record<string, Expression> = {};
  for (const value of values) {
    if (value.kind !== 'relation' || value.relation !== '=' || typeof value.left !== 'string')
      return undefined;
    given[value.left] = value.right;
  }
  const { expression } = first;
  const letters = lettersOf(first);
  const evaluated = evaluatedWork(expression, given, asked.digits);
  const breaks = letters.length === 1 ? breaksOf(expression) : [];
  return { kind: 'expression', expression, letters, chosen: -1, invalid: [], evaluated, breaks };
}

function worked(expression: Expression, asked: Problem): ExpressionWork | Refused {
  const letters = lettersOf({ kind: 'expression', expression });
  const requested = requestedOperation(asked.method, asked.lines);
  const { offers, refusal } = offersOf(expression, letters, requested);
  if (refusal) return { kind: 'refused', failure: refusal };
  const place = placeOfChosen(offers, requested, asked.unknown);
  const isEvaluated = letters.length > 0 && (requested === 'evaluate' || offers.length === 0);
  const offer = isEvaluated ? undefined : offers[place];
  const given = valuesIn(asked.at, letters);
  return {
    kind: 'expression',
    expression,
    letters,
    offers: offers.map(({ name, letter }) => ({ name, ...(letter !== undefined && { letter }) })),
    chosen: isEvaluated ? -1 : place,
    idle: idleOf(offers, requested),
    invalid: isEvaluated ? letters.filter((letter) => isInvalid(expression, letter, asked.at)) : [],
    zeros: zerosOf(expression, letters).zeros,
    ...(letters.length === 1 && { breaks: breaksOf(expression) }),
    ...(offer
      ? { operated: operatedWork(offer.done, asked.digits) }
      : letters.length === 0 && { decimals: decimalsOf(expression, asked.digits) }),
    ...(isEvaluated &&
      Object.keys(given).length > 0 && { evaluated: evaluatedWork(expression, given, asked.digits) }),
  };
}

/** Returns the place of the requested operation, of another one with the same result, or else of the best operation. */
function placeOfChosen(offers: readonly Offer[], requested: Requested | undefined, letter: string): number {
  const isWanted = ({ name, equivalents }: Offer) =>
    [name, ...equivalents].some((each) => each === requested);
  const exact = offers.findIndex((offer) => isWanted(offer) && offer.letter === letter);
  const wanted = exact >= 0 ? exact : offers.findIndex(isWanted);
  return wanted >= 0 ? wanted : offers.length > 0 ? 0 : -1;
}

function idleOf(offers: readonly Offer[], requested: Requested | undefined): OperationName | undefined {
  if (requested === undefined || requested === 'evaluate') return undefined;
  return offers.some(({ name, equivalents }) => [name, ...equivalents].includes(requested))
    ? undefined
    : requested;
}

function isInvalid(expression: Expression, letter: string, at: string): boolean {
  const typed = valueIn(at, letter);
  const value = typed.trim() === '' ? undefined : evaluateAt(expression, { [letter]: typed });
  return value?.ok === false && value.field === `values.${letter}`;
}

function operatedWork(done: Operated, digits?: Digits): OperatedWork {
  const { result, excluded = [], conditions } = done;
  const parts = conditions.map(relationOf);
  const isOneLetter = lettersOf({ kind: 'and', parts }).length < 2;
  const open = parts.filter((part) => part.relation !== '≠' || excluded.length === 0);
  const solved = open.length > 0 && isOneLetter ? solve({ kind: 'and', parts: open }) : undefined;
  return {
    done,
    decimals: decimalsOf(result, digits),
    open,
    held: solved?.ok ? solved.value : undefined,
  };
}

function decimalsOf(expression: Expression, digits?: Digits): OperatedWork['decimals'] {
  if (digits) return roundingBeside(expression, digits);
  const isDecimal = /^-?[\d.]+$/.test(expressionText(expression));
  return isDecimal ? undefined : expressionFigure(expression, 4);
}

const relationOf = ({ expression, relation }: Operated['conditions'][number]) =>
  ({ kind: 'relation', left: expression, relation, right: '0' }) as const;

function evaluatedWork(
  expression: Expression,
  values: Readonly<Record<string, string | Expression>>,
  digits?: Digits,
): EvaluatedWork {
  const letters = lettersOf({ kind: 'expression', expression });
  const value = evaluateAt(expression, values);
  const at = values[letters[0] ?? ''];
  return {
    value: value.ok ? operatedWork(value.value, digits) : value,
    place: typeof at === 'string' ? readPlace(at) : at,
  };
}

function readPlace(typed: string): Expression | undefined {
  const read = readStatement(typed);
  return read.ok && read.value.kind === 'expression' ? read.value.expression : undefined;
}

/** The zeros of an expression, if they are known, and the values at which it is undefined. */
export interface Zeros {
  readonly zeros?: Solution | undefined;
  readonly excluded?: readonly Expression[] | undefined;
}

/** Returns the zeros of an expression with one variable. */
export function zerosOf(expression: Expression, letters: readonly string[]): Zeros {
  if (letters.length !== 1) return {};
  const solved = solve({ kind: 'relation', left: expression, relation: '=', right: '0' });
  return solved.ok ? { zeros: solved.value.solution, excluded: solved.value.excluded } : {};
}
