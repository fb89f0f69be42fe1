import { mapOperands, sizeOf } from '../../expression/rewrite.js';
import { MAX_EXPRESSION_CHARACTERS } from '../../expression/parse.js';
import { MathError } from '../../result/math-error.js';
import { failure, type Failure, type Result, success } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import type { Expression } from '../../steps/expression.js';
import { lettersIn } from '../normal/identical.js';
import { readStatement } from '../read/read-statement.js';
import { solve } from '../solve/solve.js';
import type { Step } from '../../steps/step.js';
import type { Statement } from '../statement.js';

/** A function: its name, its letter and its expression. */
export interface Defined {
  /** The name, as in f(x). Omitted for y = … and for an expression alone. */
  readonly name?: string;
  readonly letter: string;
  readonly body: Expression;
  /** Conditions on the letter that are given with the function. */
  readonly given: readonly Statement[];
  /** The equation that was typed, if it had to be solved for y. */
  readonly equation?: { readonly typed: Statement; readonly steps: readonly Step[] };
}

/** The questions about a function. */
export type Asked =
  | 'domain'
  | 'range'
  | 'zeros'
  | 'intercepts'
  | 'x-intercepts'
  | 'y-intercept'
  | 'inverse'
  | 'vertex'
  | 'slope'
  | 'graph';

/** A problem about functions. */
export interface FunctionProblem {
  readonly functions: readonly Defined[];
  readonly asked: readonly Asked[];
  /** Expressions with calls, such as f(x + h) − f(x). */
  readonly values: readonly Expression[];
  /** The number at which the inverse of the last function is asked. */
  readonly inverseAt?: Expression;
}

const LETTER = '[a-zA-Z]';
/** A name that is usual for functions, or any letter before (x) or (t), because a(b) = 12 is a product. */
const NAMED = String.raw`(?=[fghpqACFGHNPRSV]\s?\(|[a-zA-Z]\s?\(\s*[xtn]\s*\))`;
const DEFINITION = new RegExp(String.raw`^${NAMED}(${LETTER})\s?\(\s*([a-zA-Z])\s*\)\s*=\s*(?!=)(.*)$`, 's');
const ARROW = new RegExp(String.raw`^(${LETTER})\s*:\s*([a-zA-Z])\s*(?:->|→|↦|\|->)\s*(.+)$`, 's');

/** The names of what can be asked, in the order in which they are tried. */
const TASKS: readonly (readonly [words: string, asked: Asked | undefined])[] = [
  ['inverse(?: functions?)?', 'inverse'],
  ['vertex(?: form)?', 'vertex'],
  ['domain', 'domain'],
  ['range', 'range'],
  ['(?:real )?zeros?|zeroes|roots', 'zeros'],
  ['x-? ?(?:and|&) ?y-? ?intercepts?', 'intercepts'],
  ['x-? ?intercepts?', 'x-intercepts'],
  ['y-? ?intercepts?', 'y-intercept'],
  ['intercepts?', 'intercepts'],
  ['slope|gradient', 'slope'],
  ['graph|plot|draw|sketch', 'graph'],
  ['composition(?: value)?|composite(?: function)?', undefined],
];
const WORD = new RegExp(
  String.raw`(?<![a-z\\])(?:${TASKS.map(([words]) => words).join('|')})(?![a-z])`,
  'gi',
);
/** Words between the parts of a problem. */
const FILLER =
  /(?<![a-z\\])(?:if|given|let|suppose|consider|and|then|find|what is|what's|evaluate|calculate|determine|compute|state|give|write|the function|functions?|when|where|for|at|with|of|the|is|it's|its|in|show)(?![a-z(^²]|\s*[-+*/^)=])/gi;

/** Reads a problem about functions. Returns undefined for other texts. */
export function readFunctions(typed: string, field: string): Result<FunctionProblem> | undefined {
  if (typeof typed !== 'string' || typed.length > 2 * MAX_EXPRESSION_CHARACTERS) return undefined;
  const text = spelled(typed).text.trim();
  const segments = segmentsOf(text);
  const isAsked = segments.some((segment) => taskOf(segment) !== undefined);
  const isDefined = segments.some((segment) => DEFINITION.test(segment) || ARROW.test(segment));
  if (!isAsked && !isDefined) return undefined;
  return new Problem(field, segments).read();
}

/** Returns the parts of a text: tasks, definitions, conditions and expressions. */
function segmentsOf(text: string): readonly string[] {
  const marked = text
    .replaceAll(
      WORD,
      (word) => `;@${TASKS.findIndex(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word))};`,
    )
    .replaceAll(FILLER, ';')
    .replaceAll(/(?<=[\w)²³])\s+(?=[a-zA-Z]\s?\(\s*[a-zA-Z]\s*\)\s*=(?!=))/g, ';')
    .replaceAll(/\?\s*(?=$|;)/g, ';')
    .replaceAll('\n', ';');
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (let i = 0; i <= marked.length; i++) {
    const sign = marked.charAt(i);
    if (/[([{]/.test(sign)) depth++;
    if (/[)\]}]/.test(sign)) depth--;
    // A comma between digits is a decimal comma.
    const isComma = sign === ',' && depth === 0 && !/^\d/.test(marked.slice(i + 1));
    if (sign !== '' && sign !== ';' && !isComma) continue;
    found.push(marked.slice(start, i).replaceAll(/^[\s:]+|[\s.:]+$/g, ''));
    start = i + 1;
    if (sign === ';') depth = 0;
  }
  return found.flatMap(withoutCall).filter((segment) => segment !== '');
}

/** Separates a definition from a call of the same function after it: f(x) = 2x + 1 f(3). */
function withoutCall(segment: string): readonly string[] {
  const [, name] = DEFINITION.exec(segment) ?? [];
  if (name === undefined) return [segment];
  const at = segment.search(new RegExp(String.raw`(?<=[\w)²³])\s+${name}\s?\(`));
  return at < 0 ? [segment] : [segment.slice(0, at).trim(), segment.slice(at).trim()];
}

function taskOf(segment: string): readonly [Asked | undefined] | undefined {
  const found = segment.startsWith('@') ? TASKS[Number(segment.slice(1))] : undefined;
  return found && [found[1]];
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
    const body = this.expression(zeros === '' ? text : zeros, [letter]);
    if (!body.ok) return body;
    const plain = this.withoutCalls(body.value);
    this.functions.push({ name, letter, body: plain, given: [] });
    return undefined;
  }

  /** Reads a condition, a value of the letter, or an expression. Returns null for what isn't about functions. */
  private other(segment: string): Failure | undefined | null {
    const last = this.functions.at(-1);
    const { name, letter } = last ?? {};
    if (last && name !== undefined && letter !== undefined) {
      if (
        new RegExp(String.raw`^${name}\s?(?:⁻¹|\^\s*\(?\s*[-−]\s*1\)?)\s?(?:\(\s*${LETTER}\s*\))?$`).test(
          segment,
        )
      ) {
        this.asked.push('inverse');
        return undefined;
      }
      const [, at] =
        new RegExp(String.raw`^${name}\s?(?:⁻¹|\^\s*\(?\s*[-−]\s*1\)?)\s?\((.*)\)$`).exec(segment) ?? [];
      if (at !== undefined) {
        const read = this.expression(at, []);
        if (!read.ok) return read;
        this.inverseAt = read.value;
        return undefined;
      }
      if (segment === name || new RegExp(String.raw`^${name}\s?\(\s*${letter}\s*\)$`).test(segment))
        return undefined;
    }
    if (/[=<>≤≥≠∈]/.test(segment)) return this.relation(segment, last);
    if (last?.name === undefined) return this.alone(segment);
    const read = this.expression(segment, []);
    if (!read.ok) return read;
    if (!hasCall(read.value)) return null;
    this.values.push(read.value);
    return undefined;
  }

  /** Reads y = …, a condition such as x ≥ 0, or a value such as x = 3. */
  private relation(segment: string, last: Defined | undefined): Failure | undefined | null {
    const isOpen = /^y\s*=\s*$/.test(segment);
    if (isOpen) return missing(this.field);
    if (last && this.hasCallTo(segment)) return null;
    const read = readStatement(segment, this.field);
    if (!read.ok) return last || /^y\s*=/.test(segment) ? read : null;
    const letters = lettersInStatement(read.value);
    if (!last) return read.value.kind === 'relation' ? this.equation(read.value) : null;
    if (letters.length !== 1 || letters[0] !== last.letter) return null;
    const { value } = read;
    if (value.kind === 'relation' && value.relation === '=') {
      if (value.left !== last.letter || last.name === undefined) return null;
      this.values.push(['call', last.name, value.right]);
      return undefined;
    }
    this.functions[this.functions.length - 1] = { ...last, given: [...last.given, value] };
    return undefined;
  }

  /** Reads an equation as a function of x: y = … , or one that is solved for y. */
  private equation(typed: Extract<Statement, { kind: 'relation' }>): Failure | undefined | null {
    if (typed.relation !== '=' || this.asked.length === 0) return null;
    const letters = lettersInStatement(typed);
    const { left, right } = typed;
    if (left === 'y' && !lettersIn(right).includes('y')) {
      this.functions.push({ letter: lettersIn(right)[0] ?? 'x', body: right, given: [] });
      return undefined;
    }
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

  private hasCallTo(segment: string): boolean {
    return this.functions.some(
      ({ name }) => name !== undefined && new RegExp(String.raw`(?<![a-z])${name}\s?\(`).test(segment),
    );
  }

  /** Reads an expression with calls of the functions defined so far. */
  private expression(text: string, letters: readonly string[]): Result<Expression> {
    const calls: Expression[] = [];
    const marks = unusedLetters(text);
    const replaced = this.withMarks(operationsWritten(text), { letters, calls, marks });
    if (typeof replaced !== 'string') return replaced;
    const read = readStatement(replaced, this.field);
    if (!read.ok) return read;
    if (read.value.kind !== 'expression')
      return failure(this.field, 'syntax', `${this.field} is not an expression.`);
    const put = (part: Expression): Expression => {
      if (typeof part !== 'string') return mapOperands(part, put);
      const place = marks.indexOf(part);
      return place < 0 ? part : (calls[place] ?? part);
    };
    return success(put(read.value.expression));
  }

  /** Writes a letter that isn't used for each call, which is read on its own. */
  private withMarks(text: string, { letters, calls, marks }: Marks): string | Failure {
    const names = new Set([...this.functions.flatMap(({ name }) => name ?? []), 'f', 'g', 'h']);
    let [done, rest] = ['', text];
    for (;;) {
      const found = /(?<![a-z])([a-z])\s?(\()/i.exec(rest);
      if (!found) return done + rest;
      const [, name = ''] = found;
      const start = found.index + found[0].length;
      const end = closingAt(rest, start);
      if (!names.has(name) || letters.includes(name)) {
        done += rest.slice(0, start);
        rest = rest.slice(start);
        continue;
      }
      if (!this.functions.some((each) => each.name === name))
        return failure(this.field, 'unknown-name', `${this.field} contains an unknown function: ${name}.`);
      const mark = marks[calls.length];
      if (end < 0 || mark === undefined)
        return failure(
          this.field,
          'unsupported',
          `${this.field} can't be solved here: a function without a closed parenthesis.`,
        );
      const value = this.expression(rest.slice(start, end), letters);
      if (!value.ok) return value;
      calls.push(['call', name, value.value]);
      done += `${rest.slice(0, found.index)}(${mark})`;
      rest = rest.slice(end + 1);
    }
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

interface Marks {
  readonly letters: readonly string[];
  readonly calls: Expression[];
  readonly marks: readonly string[];
}

function notFunction(field: string): Failure {
  return failure(
    field,
    'unsupported',
    `${field} can't be solved here: an equation that is not a function of x.`,
  );
}

function missing(field: string): Failure {
  const recognised = 'a function without anything after the equals sign';
  return failure(field, 'unsupported', `${field} can't be solved here: ${recognised}.`);
}

/** Replaces a letter by an expression. */
export function put(expression: Expression, letter: string, value: Expression): Expression {
  if (expression === letter) return value;
  return typeof expression === 'string'
    ? expression
    : mapOperands(expression, (part) => put(part, letter, value));
}

/** The maximum number of parts of an expression with functions in each other. */
const MOST_NESTED = 2000;

/** Replaces a letter by an expression. Throws `too-large` if the result is, because functions in each other grow fast. */
export function putSmall(expression: Expression, letter: string, value: Expression): Expression {
  if (sizeOf(expression) * sizeOf(value) > MOST_NESTED)
    throw new MathError(
      'equation',
      'too-large',
      'equation is too large to solve here: functions in each other.',
    );
  return put(expression, letter, value);
}

/** Returns whether an expression has a call of a function. */
export function hasCall(expression: Expression): boolean {
  return (
    typeof expression !== 'string' &&
    (expression[0] === 'call' || expression.slice(1).some((part) => hasCall(part)))
  );
}

/** Writes f∘g as calls: (f∘g)(x) is f(g(x)), and (f + g)(x) is f(x) + g(x). */
function operationsWritten(text: string): string {
  const composed = /\(?\s*([a-z])\s*(?:∘|°|\bo\b)\s*([a-z])\s*\)?\s?(\(|$)/gi;
  const sums = /\(\s*([fgh])\s*([-+−*·×/÷])\s*([fgh])\s*\)\s?\(([^()]*)\)/g;
  return text
    .replaceAll(composed, (_, outer: string, inner: string, open: string) =>
      open === '' ? `${outer}(${inner}(x))` : `${outer}(${inner}¤`,
    )
    .replaceAll(/¤([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (_, value: string) => `(${value}))`)
    .replaceAll(
      sums,
      (_, a: string, sign: string, b: string, value: string) => `(${a}(${value})${sign}${b}(${value}))`,
    );
}

function unusedLetters(text: string): readonly string[] {
  return 'ABCDFGHJKLMNOPQRSTUVWXYZ'.split('').filter((letter) => !text.includes(letter));
}

/** Returns the place of the parenthesis that closes one that is open at a place, or −1. */
function closingAt(text: string, start: number): number {
  let depth = 1;
  for (let i = start; i < text.length; i++) {
    if (text.charAt(i) === '(') depth++;
    if (text.charAt(i) === ')' && --depth === 0) return i;
  }
  return -1;
}

function lettersInStatement(statement: Statement): readonly string[] {
  if (statement.kind === 'relation')
    return [...new Set([statement.left, statement.right].flatMap(lettersIn))];
  if (statement.kind === 'chain') return [...new Set(statement.members.flatMap(lettersIn))];
  if (statement.kind === 'and' || statement.kind === 'or')
    return [...new Set(statement.parts.flatMap(lettersInStatement))];
  return statement.kind === 'intervals' ? [statement.unknown ?? ''] : [];
}
