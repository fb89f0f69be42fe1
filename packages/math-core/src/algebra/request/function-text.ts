import { mapOperands } from '../../expression/rewrite.js';
import { MAX_EXPRESSION_CHARACTERS } from '../../expression/parse.js';
import { failure, type Failure, type Result, success } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import type { Expression } from '../../steps/expression.js';
import { lettersIn } from '../normal/identical.js';
import { readStatement } from '../read/read-statement.js';
import { holds } from '../solve/literal/undo-function.js';
import { solve } from '../solve/solve.js';
import type { Statement } from '../read/statement.js';
import { type Defined, hasCall, putSmall } from '../functions/defined-function.js';
import { readWithCalls } from './function-calls.js';
import type { Asked, FunctionProblem } from '../functions/function-problem.js';
import { ARROW, DEFINITION, LETTER, OF_Y, segmentsOf, taskOf } from './function-segments.js';

/** Reads a problem about functions. Returns undefined for other text. */
export function readFunctions(typed: string, field: string): Result<FunctionProblem> | undefined {
  if (typeof typed !== 'string' || typed.length > 2 * MAX_EXPRESSION_CHARACTERS) return undefined;
  const text = spelled(typed).text.trim();
  const segments = segmentsOf(text);
  const isAsked = segments.some((segment) => taskOf(segment) !== undefined);
  const isDefined = segments.some((segment) =>
    [DEFINITION, ARROW, OF_Y].some((pattern) => pattern.test(segment)),
  );
  if (!isAsked && !isDefined) return undefined;
  return new Problem(field, segments).read();
}

/** Reads the segments of one problem. */
class Problem {
  private readonly functions: Defined[] = [];
  private readonly asked: Asked[] = [];
  private readonly values: Expression[] = [];
  private inverseAt: Expression | undefined;

  private readonly field: string;
  private readonly segments: readonly string[];

  constructor(field: string, segments: readonly string[]) {
    this.field = field;
    this.segments = segments;
  }

  read(): Result<FunctionProblem> | undefined {
    const others: string[] = [];
    for (const segment of this.segments) {
      const task = taskOf(segment);
      if (task) {
        if (task[0]) this.asked.push(task[0]);
        continue;
      }
      const refused = this.define(segment);
      if (refused === false) others.push(segment);
      else if (refused) return refused;
    }
    for (const segment of others) {
      const refused = this.other(segment);
      if (refused === null) return undefined;
      if (refused) return refused;
    }
    if (this.functions.length === 0) return undefined;
    const { functions, asked, values, inverseAt } = this;
    return success({ functions, asked, values, ...(inverseAt !== undefined && { inverseAt }) });
  }

  /** Reads a definition. Returns false for another segment. */
  private define(segment: string): Failure | undefined | false {
    const [, name = '', letter = '', text = ''] = DEFINITION.exec(segment) ?? ARROW.exec(segment) ?? [];
    if (name === '' || name === letter || this.functions.some((each) => each.name === name)) return false;
    if (text.trim() === '') return missing(this.field);
    const [, zeros = ''] = /^([^=<>≤≥≠]+)=\s*0\s*$/.exec(text) ?? [];
    if (zeros !== '') this.asked.push('zeros');
    if (zeros === '' && /[=<>≤≥≠]/.test(text)) return false;
    const body = this.readExpression(zeros === '' ? text : zeros, [letter]);
    if (!body.ok) return body;
    const plain = this.withoutCalls(body.value);
    this.functions.push({ name, letter, body: plain, given: [], typed: text });
    return undefined;
  }

  /**
   * Reads a condition, a value of the letter, or an expression. Returns null for anything that isn't about functions.
   */
  private other(segment: string): Failure | undefined | null {
    const last = this.functions.at(-1);
    const called = last ? this.called(segment, last) : false;
    if (called !== false) return called;
    if (last && segment === last.letter) return this.isOnlyRead(last) ? null : undefined;
    if (last && /^[[(].*,.*[\])]$/.test(segment)) return this.relation(`${last.letter} ∈ ${segment}`, last);
    if (/[=<>≤≥≠∈]/.test(segment)) return this.relation(segment, last);
    if (last?.name === undefined) return this.alone(segment);
    const read = this.readExpression(segment, []);
    if (!read.ok) return read;
    if (!hasCall(read.value)) return null;
    this.values.push(read.value);
    return undefined;
  }

  /** Reads a function, its inverse, or a value of the inverse. Returns false for another segment. */
  private called(segment: string, { name, letter }: Defined): Failure | undefined | false {
    if (name === undefined) return false;
    const inverse = String.raw`${name}\s?(?:⁻¹|\^\s*\(?\s*[-−]\s*1\)?)\s?`;
    if (new RegExp(String.raw`^${inverse}(?:\(\s*${LETTER}\s*\))?$`).test(segment)) {
      this.asked.push('inverse');
      return undefined;
    }
    const [, at] = new RegExp(String.raw`^${inverse}\((.*)\)$`).exec(segment) ?? [];
    if (at !== undefined) {
      const read = this.readExpression(at, []);
      if (!read.ok) return read;
      this.inverseAt = read.value;
      return undefined;
    }
    const isAlone = segment === name || new RegExp(String.raw`^${name}\s?\(\s*${letter}\s*\)$`).test(segment);
    return isAlone ? undefined : false;
  }

  /** Reads y = …, a condition such as x ≥ 0, or a value such as x = 3. */
  private relation(segment: string, last: Defined | undefined): Failure | undefined | null {
    const isOpen = /^y\s*=\s*$/.test(segment);
    if (isOpen) return this.asked.length > 0 ? missing(this.field) : null;
    if (last && this.hasCallTo(segment)) return null;
    const read = readStatement(segment, this.field);
    if (!read.ok) return !this.isOnlyRead(last) && (last || OF_Y.test(segment)) ? read : null;
    if (!last) return read.value.kind === 'relation' ? this.equation(read.value, segment) : null;
    return this.about(last, read.value);
  }

  /** Reads a condition on the letter of a function, or its value. */
  private about(last: Defined, value: Statement): null | undefined {
    const letters = lettersInStatement(value);
    if (letters.length !== 1 || letters[0] !== last.letter) return null;
    if (value.kind === 'relation' && value.relation === '=') {
      if (value.left !== last.letter || last.name === undefined) return null;
      this.values.push(['call', last.name, value.right]);
      return undefined;
    }
    this.functions[this.functions.length - 1] = { ...last, given: [...last.given, value] };
    return undefined;
  }

  /** Reads an equation as a function of x: y = … . If something is asked, it may be one that must be solved for y. */
  private equation(
    typed: Extract<Statement, { kind: 'relation' }>,
    text: string,
  ): Failure | undefined | null {
    if (typed.relation !== '=') return this.asked.includes('graph') ? ofInequality(this.field) : null;
    const { left, right } = typed;
    const body = isY(left) ? right : isY(right) ? left : 'y';
    const [letter = 'x', ...others] = lettersIn(body);
    const isOfX = [letter, ...others].join('').toLowerCase() === 'x' && holds(body, letter);
    if (this.asked.length === 0 && (!isOfX || left === letter)) return null;
    if (![letter, ...others].some(isY)) {
      const [first = '', second = ''] = text.split('=');
      this.functions.push({ letter, body, given: [], typed: isY(left) ? second : first });
      return undefined;
    }
    return this.solvedForY(typed, lettersInStatement(typed));
  }

  /** Reads an equation in y and another letter as a function. */
  private solvedForY(
    typed: Extract<Statement, { kind: 'relation' }>,
    letters: readonly string[],
  ): Failure | undefined | null {
    const [variable, ...more] = letters.filter((each) => each !== 'y');
    if (!letters.includes('y')) return this.asked.includes('graph') ? notFunction(this.field) : null;
    if (variable === undefined || more.length > 0) return null;
    const solved = solve(typed, { unknown: 'y' });
    const values = solved.ok && solved.value.solution.kind === 'values' ? solved.value.solution.values : [];
    const [only, other] = values;
    if (!solved.ok || only === undefined || other !== undefined || lettersIn(only).includes('y'))
      return notFunction(this.field);
    this.functions.push({
      letter: variable,
      body: only,
      given: [],
      equation: { typed, steps: solved.value.steps },
    });
    return undefined;
  }

  /** Reads an expression in one letter as a function. */
  private alone(segment: string): Failure | undefined | null {
    if (this.functions.length > 0 || this.asked.length === 0) return null;
    const read = readStatement(segment, this.field);
    if (!read.ok || read.value.kind !== 'expression') return null;
    const { expression } = read.value;
    const [letter, other] = lettersIn(expression);
    if (letter === undefined || other !== undefined || typeof expression === 'string') return null;
    if (/[a-z]{3,}/i.test(segment.replaceAll(/sqrt|cbrt|root|log|exp|abs/gi, ''))) return null;
    this.functions.push({ letter, body: expression, given: [] });
    return undefined;
  }

  /** Returns whether nothing is asked about a function without a name, so that the text may be a system instead. */
  private isOnlyRead(last: Defined | undefined): boolean {
    return this.asked.length === 0 && last?.name === undefined;
  }

  private hasCallTo(segment: string): boolean {
    return this.functions.some(
      ({ name }) => name !== undefined && new RegExp(String.raw`(?<![a-z])${name}\s?\(`).test(segment),
    );
  }

  private readExpression(text: string, letters: readonly string[]): Result<Expression> {
    return readWithCalls(text, letters, { functions: this.functions, field: this.field });
  }

  /** Replaces calls in the definition of another function: h(x) = f(x) + 1. */
  private withoutCalls(expression: Expression): Expression {
    if (typeof expression === 'string') return expression;
    const [operator, first = '', second = ''] = expression;
    if (operator !== 'call') return mapOperands(expression, (part) => this.withoutCalls(part));
    const called = this.functions.find(({ name }) => name === first);
    return called ? putSmall(called.body, called.letter, this.withoutCalls(second)) : expression;
  }
}

/** Returns whether a side is y, which a keyboard may have capitalized. */
function isY(side: Expression): boolean {
  return side === 'y' || side === 'Y';
}

function notFunction(field: string): Failure {
  return failure(
    field,
    'unsupported',
    `${field} can't be solved here: an equation that is not a function of x.`,
  );
}

function ofInequality(field: string): Failure {
  return failure(field, 'unsupported', `${field} can't be solved here: the graph of an inequality.`);
}

function missing(field: string): Failure {
  const recognised = 'a function without anything after the equals sign';
  return failure(field, 'unsupported', `${field} can't be solved here: ${recognised}.`);
}

function lettersInStatement(statement: Statement): readonly string[] {
  if (statement.kind === 'relation')
    return [...new Set([statement.left, statement.right].flatMap(lettersIn))];
  if (statement.kind === 'chain') return [...new Set(statement.members.flatMap(lettersIn))];
  if (statement.kind === 'and' || statement.kind === 'or')
    return [...new Set(statement.parts.flatMap(lettersInStatement))];
  return statement.kind === 'intervals' ? [statement.unknown ?? ''] : [];
}
