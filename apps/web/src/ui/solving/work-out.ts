import {
  type Answered,
  answerRequest,
  type Method,
  readInput,
  type Reading,
  solve,
  type Solved,
  type Statement,
  type Unread,
} from '@mathtools/math-core/algebra';
import { success } from '@mathtools/math-core/result';
import { roundingWish } from '@mathtools/math-core/read';
import type { Expression } from '@mathtools/math-core/steps';
import type { Asked, Problem, Refused } from './asked.js';
import { type Breaks, breaksIn, breaksOf } from './breaks.js';
import { type ExpressionWork, expressionWork, type Zeros, zerosOf } from './expression-work.js';
import { lettersOf } from './letters.js';
import { type Digits, withDigits } from './rounding.js';

/** Taking the square root of a lone square, which isn't one of the engine's methods. */
export type Way = Method | 'root';

/** A solved statement. */
export interface SolvedWork {
  readonly kind: 'solved';
  readonly solved: Solved;
  /** The methods that apply. */
  readonly ways: readonly Way[];
  /** The variables that the statement can be solved for. Empty if there is no choice. */
  readonly letters: readonly string[];
  readonly unknown: string | undefined;
  /** The variables whose values are arbitrary. */
  readonly free: readonly string[];
  /** True if the text is first read as a function: y = x² − 4. */
  readonly isFunction?: true;
  /** The asymptotes and holes of the graph of each side, or of each equation of a system. */
  readonly breaks: readonly Breaks[];
}

/** The engine's answer to the typed text, as plain data that can be sent from a worker. */
export type Work = (
  | { readonly kind: 'unread'; readonly failure: Unread }
  | ({ readonly kind: 'answered'; readonly answered: Answered; readonly breaks: readonly Breaks[] } & Zeros)
  | Refused
  | {
      readonly kind: 'read';
      readonly reading: Reading;
      readonly work: SolvedWork | ExpressionWork | Refused;
    }
) & { readonly digits?: Digits | undefined };

const FACTOR = 'algebra.zero-factor';

/** Solves the typed equation, rewrites the typed expression, or answers the request, as the visitor chose. */
export function workOut(asked: Asked): Work {
  const digits = roundingWish(asked.lines);
  if (!digits) return worked(asked);
  return { ...worked({ ...asked, lines: digits.rest, digits }), digits };
}

function worked(asked: Problem): Work {
  const answered = answerRequest(asked.lines);
  if (answered?.ok) {
    const { value } = answered;
    const inWished = inAngles(value, asked.angles);
    return (
      equationWork(value, asked) ?? answeredWork(asked.digits ? withDigits(inWished, asked.digits) : inWished)
    );
  }
  if (answered) return { kind: 'refused', failure: answered };
  const read = readInput(asked.lines);
  if (!read.ok) return { kind: 'unread', failure: read };
  const whole = /^\s*=(?![=>])/.test(asked.lines) ? solve(asked.lines) : undefined;
  if (whole?.ok === false) return { kind: 'unread', failure: whole };
  const { statement } = read.value;
  return {
    kind: 'read',
    reading: read.value,
    work: expressionWork(statement, asked) ?? solvedWork(read.value, asked),
  };
}

/** Solves the equation of a function, if that was chosen. */
function equationWork({ reading }: Answered, asked: Asked): Work | undefined {
  const other = reading?.alternatives.find(({ unknown }) => unknown !== undefined);
  if (!other || asked.unknown !== other.unknown) return undefined;
  const read = readInput(other.text);
  if (!read.ok) return undefined;
  const work = solvedWork(read.value, { ...asked, lines: other.text });
  if (work.kind === 'refused') return undefined;
  return { kind: 'read', reading: read.value, work: { ...work, letters: [], isFunction: true } };
}

/** Returns the answer for the chosen unit of angles, with the usual reading as the other one. */
function inAngles(answered: Answered, chosen: string): Answered {
  const { reading } = answered;
  const other = reading?.alternatives.find(({ angles }) => angles === 'degrees' && angles === chosen);
  const again = other && answerRequest(other.text);
  if (!reading || !other || !again?.ok) return answered;
  const { notes, alternatives } = again.value.reading ?? { notes: [], alternatives: [] };
  const back = { text: reading.text, note: 'in radians', angles: 'radians' } as const;
  return { ...again.value, reading: { text: other.text, notes, alternatives: [...alternatives, back] } };
}

function answeredWork(answered: Answered): Work {
  const { graphs = [], marks, answers, isOverview, asked } = answered;
  const [graph] = graphs;
  const letters = graph === undefined ? [] : lettersOf({ kind: 'expression', expression: graph });
  const isMarked = graph === undefined || marks !== undefined;
  const hasConditions = asked.kind === 'and';
  const breaks = isOverview ? [breaksIn(answers)] : hasConditions ? [] : graphs.map(breaksOf);
  return { kind: 'answered', answered, breaks, ...(!isMarked && zerosOf(graph, letters)) };
}

function solvedWork(
  { statement, unknown: named, method: wished }: Reading,
  asked: Asked,
): SolvedWork | Refused {
  const letters = lettersOf(statement);
  const isLiteral = statement.kind === 'relation' && statement.relation === '=' && letters.length > 1;
  const unknown = isLiteral
    ? unknownOf(statement, letters, asked.unknown, named)
    : isBounded(statement)
      ? named
      : undefined;
  const free = isLiteral && hasFamily(statement) ? letters.filter((letter) => letter !== unknown) : [];
  const method = asked.method === '' ? (wished ?? '') : asked.method;
  const result = solveAs(statement, unknown, method);
  if (!result.ok) return { kind: 'refused', failure: result };
  const breaks = graphsIn(statement).map(breaksOf);
  return { kind: 'solved', ...result.value, letters: isLiteral ? letters : [], unknown, free, breaks };
}

/** Returns the graphs that a statement is drawn with: both sides of an equation, or the equations of a system. */
function graphsIn(statement: Statement): readonly Expression[] {
  if (statement.kind === 'relation') return [statement.left, statement.right];
  if (statement.kind !== 'and') return [];
  // Only an equation with y alone on its left side is the graph of an expression.
  return statement.parts.map((part) => (part.kind === 'relation' && part.left === 'y' ? part.right : '0'));
}

/** Returns whether a statement has conditions besides its equation: ax = b, a > 0. */
function isBounded(statement: Statement): boolean {
  return (
    statement.kind === 'and' &&
    statement.parts.some(
      (part) => part.kind === 'chain' || (part.kind === 'relation' && part.relation !== '='),
    )
  );
}

/** Returns whether an equation such as x + y = 5, where no letter is isolated, has infinitely many solutions. */
function hasFamily({ left, right, ...rest }: Extract<Statement, { kind: 'relation' }>): boolean {
  if ([left, right].some((side) => typeof side === 'string' && /^[a-z]$/.test(side))) return false;
  const solved = solve({ left, right, ...rest });
  return solved.ok && solved.value.solution.kind === 'family';
}

/** Returns the variable to solve for: the chosen one, the one named in the text, x, y, or the first that isn't isolated yet. */
function unknownOf(
  { left, right }: Extract<Statement, { kind: 'relation' }>,
  letters: readonly string[],
  unknown: string,
  named = '',
): string | undefined {
  const chosen = letters.includes(unknown) ? unknown : named;
  const open = letters.filter((letter) => letter !== left && letter !== right);
  return (
    [chosen, 'x', 'y'].find(
      (letter) => letters.includes(letter) && (letter === chosen || open.includes(letter)),
    ) ?? open[0]
  );
}

/** Solves with the chosen method if it applies to the statement, or else the way a teacher would. */
function solveAs(statement: Statement, unknown: string | undefined, method: string) {
  const options = unknown === undefined ? {} : { unknown };
  const first = solve(statement, options);
  if (!first.ok) return first;
  const { methods, steps } = first.value;
  // a product whose factors need several methods counts as solved by factoring
  const usual = first.value.method ?? (steps.some(({ id }) => id === FACTOR) ? 'factoring' : undefined);
  // The pq formula is listed only if it was asked for.
  const isPq = method === 'pq-formula' && methods.includes('formula');
  const chosen = methods.find((each) => each === method) ?? (isPq ? 'pq-formula' : usual);
  const again = chosen !== undefined && chosen !== usual && solve(statement, { ...options, method: chosen });
  const usually = { ...first.value, ...(usual !== undefined && { method: usual }) };
  const solved = again && again.ok ? again.value : usually;
  const ways: readonly Way[] = usual === undefined ? ['root', ...solved.methods] : solved.methods;
  return success({ solved, ways });
}
