import { type Failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { spelled } from '../../read/spelling.js';
import { wordsAsSigns } from '../../read/words-as-signs.js';
import { readCalculus } from '../../calculus/read-calculus.js';
import {
  ASKS_DERIVATIVE,
  DERIVATIVE_FILLERS,
  DERIVATIVE_ROWS,
  type DerivativePart,
} from '../read/derivative-words.js';

/** A request for a derivative, as data. */
export interface DerivativeProblem {
  readonly of: Expression;
  /** The function as named in the request: f for f(x), or y. */
  readonly name?: string;
  readonly letter?: string;
  readonly order: number;
  readonly at?: Expression;
}

/** A function in the numerator: d(x²)/dx. */
const WHOLE_ABOVE = /(?<![a-z])d\s*(\(.+\))\s*\/\s*d\s*([a-z])(?![a-z])/gi;
const DEFINITION = /^(?:([a-z])\s?\(\s*([a-z])\s*\)|([a-z]))\s*=\s*([^=]+)$/is;
/** A function with primes: f'(x), f''(2), y'. */
const PRIMED = /^([a-z])\s?('+)(?:\s?\((.*)\))?$/is;
/** An expression with primes: (x² sin x)'. */
const PRIMED_EXPRESSION = /^(\(.*\))\s?('+)$/s;
const PRIMED_CALL = /(?<![a-z])[a-z]\s?'+(?:\s?\([^()]*\))?/gi;

/** Matches text that isn't a function: an article, a differential, the imaginary unit, a preposition, and a call of an unknown function. */
const NO_FUNCTION =
  /^(?:an?|d[a-z]?)$|(?<![a-z])i(?![a-z])|(?<![a-z])[fgh]\s?\(|(?<![a-z])by(?![a-z])|loge(?![a-z])|!/i;

/** Reads a request for a derivative. Returns undefined for other text. */
export function readDerivative(typed: string, field: string): Result<DerivativeProblem> | undefined {
  const text = spelled(typed)
    .text.replaceAll(/[’′‘]/g, "'")
    .replaceAll(/[″"]/g, "''")
    .replaceAll(WHOLE_ABOVE, 'd/d$2 $1')
    .replace(/\s*=?[?.\s]*$/, '')
    .trim();
  if (!ASKS_DERIVATIVE.test(text)) return undefined;
  const parts: DerivativePart[] = [];
  return new Segments(segmentsOf(text, parts), parts, field).read();
}

/** Replaces the parts of a request by separators, collects them, and returns the segments between. */
function segmentsOf(text: string, parts: DerivativePart[]): readonly string[] {
  let rest = text;
  for (const [pattern, part] of DERIVATIVE_ROWS)
    rest = rest.replaceAll(pattern, (...found: unknown[]) => {
      const groups = found.slice(
        1,
        found.findIndex((each) => typeof each === 'number'),
      );
      parts.push(part(groups as readonly (string | undefined)[]));
      return ';';
    });
  // A prime after a letter is a part of the text that words may surround: find f'(2).
  return wordsAsSigns(rest)
    .replaceAll(DERIVATIVE_FILLERS, ';')
    .replaceAll(PRIMED_CALL, (call) => `;${call};`)
    .split(/[;\n]|,(?!\d|[^()]*\))/)
    .map((segment) => segment.replace(/^[\s:]+|[\s:]+$/g, ''))
    .filter((segment) => segment !== '');
}

/** Reads the segments of one request. */
class Segments {
  private name: string | undefined;
  private letter: string | undefined;
  private order = 0;
  private body: string | undefined;
  private at: string | undefined;
  /** The number of primes after the name of the function, and what follows in parentheses. */
  private primes: number | undefined;
  private argument: string | undefined;
  private readonly segments: readonly string[];
  private readonly field: string;

  constructor(segments: readonly string[], parts: readonly DerivativePart[], field: string) {
    this.segments = segments;
    this.field = field;
    for (const part of parts) this.take(part);
  }

  private take(part: DerivativePart): void {
    if (part.kind !== 'wish') {
      if (part.letter !== undefined) this.letter = part.letter;
      if (part.kind === 'place') this.at = part.text;
      return;
    }
    this.order = Math.max(this.order, part.order ?? 1);
    if (part.letter !== undefined) this.letter = part.letter;
    if (part.subject !== undefined) this.name = part.subject;
  }

  read(): Result<DerivativeProblem> | undefined {
    if (!this.segments.every((segment) => this.segment(segment))) return undefined;
    const { body, field, order } = this;
    if (body === undefined || order === 0 || NO_FUNCTION.test(body)) return undefined;
    this.placeArgument();
    const of = readCalculus(body, field);
    if (!of.ok) return this.refused(of);
    const at = this.at === undefined ? undefined : readCalculus(this.at, field);
    if (at?.ok === false) return this.refused(at);
    const { name, letter } = this;
    return success({
      of: of.value,
      order,
      ...(name !== undefined && { name }),
      ...(letter !== undefined && { letter }),
      ...(at && { at: at.value }),
    });
  }

  /** Takes the argument of f'(2) as the number at which the derivative is evaluated, unless it is the letter of the function. */
  private placeArgument(): void {
    const { argument, letter = argument } = this;
    const isLetter = argument !== undefined && argument === letter && /^[a-z]$/i.test(argument);
    if (argument !== undefined && !isLetter) this.at = argument;
  }

  /** Returns a failure that names what is not supported. Other text may not be a request for a derivative. */
  private refused(failure: Failure): Failure | undefined {
    return /^(?:unsupported-notation|too-large)$/.test(failure.code) ? failure : undefined;
  }

  /** Reads one segment. Returns false if it isn't a part of a request. */
  private segment(text: string): boolean {
    return this.primed(text) || this.defined(text) || this.named(text) || this.expression(text);
  }

  private primed(text: string): boolean {
    const [, whole, marks] = PRIMED_EXPRESSION.exec(text) ?? [];
    if (whole !== undefined && marks !== undefined && this.body === undefined) {
      this.order = Math.max(this.order, marks.length);
      this.body = whole;
      return true;
    }
    const [, name, primes, argument] = PRIMED.exec(text) ?? [];
    if (name === undefined || primes === undefined || /^[ei]$/.test(name)) return false;
    // Two requests at once aren't read.
    if (this.primes !== undefined || (this.name !== undefined && this.name !== name)) return false;
    this.primes = primes.length;
    this.order = Math.max(this.order, primes.length);
    this.name = name;
    this.argument = argument?.trim();
    return true;
  }

  private defined(text: string): boolean {
    const [, name, letter, plain, body] = DEFINITION.exec(text) ?? [];
    if (body === undefined || this.body !== undefined) return false;
    const own = name ?? plain;
    if (this.name !== undefined && this.name !== own) return false;
    this.name = own;
    this.letter ??= letter;
    this.body = body;
    return true;
  }

  /** Reads the name of the function alone: f(x), y. */
  private named(text: string): boolean {
    const [, name, letter] = /^([a-z])(?:\s?\(\s*([a-z])\s*\))?$/i.exec(text) ?? [];
    if (name === undefined || (letter === undefined && !/^[f-hy]$/.test(name))) return false;
    this.name ??= name;
    return this.name === name;
  }

  private expression(text: string): boolean {
    if (this.body !== undefined || /[=<>≤≥≠]/.test(text)) return false;
    this.body = text;
    return true;
  }
}
