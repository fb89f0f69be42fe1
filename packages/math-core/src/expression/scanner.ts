import { type ErrorCode, type Failure, failure } from '../result/result.js';
import type { Expression } from '../steps/expression.js';

/** The deepest nesting of parentheses, exponents and roots. */
export const MAX_DEPTH = 50;

/** Reads a string from left to right and records the first failure. */
export class Scanner {
  protected failed: Failure | undefined;
  protected readonly field: string;
  private readonly text: string;
  private at = 0;
  private depth = 0;

  constructor(text: string, field: string) {
    this.text = text;
    this.field = field;
  }

  /** Returns the position where reading continues. */
  protected get position(): number {
    return this.at;
  }

  protected set position(at: number) {
    this.at = at;
  }

  /** Records the first failure and jumps to the end, where every loop stops. */
  protected fail(expected: string, code: ErrorCode = 'syntax'): Expression {
    this.skipBlanks();
    const position = this.at;
    const place = `${this.field} can't be read at character ${position + 1}`;
    this.failed ??= {
      ...failure(this.field, code, `${place}: expected ${expected}.`),
      position,
      expected,
    };
    this.at = this.text.length;
    return '0';
  }

  /** Returns the match of a sticky pattern at the current position, after whitespace unless `mustTouch` is set. */
  protected sees(pattern: RegExp, mustTouch = false): string | undefined {
    if (!mustTouch) this.skipBlanks();
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0];
  }

  /** Consumes and returns what {@link sees} returns. */
  protected take(pattern: RegExp, mustTouch = false): string | undefined {
    const found = this.sees(pattern, mustTouch);
    this.at += found?.length ?? 0;
    return found;
  }

  /** Returns the text before the current position, without whitespace at its end. */
  protected textBefore(): string {
    return this.text.slice(0, this.at).trimEnd();
  }

  /** Returns a part of the text. */
  protected slice(from: number, to: number): string {
    return this.text.slice(from, to);
  }

  /** Returns whether whitespace directly precedes the current position. */
  protected isAfterBlank(): boolean {
    this.skipBlanks();
    return /\s/.test(this.text.charAt(this.at - 1));
  }

  /** Calls `read` one level deeper. */
  protected nested(read: () => Expression): Expression {
    if (this.depth >= MAX_DEPTH) return this.fail(`at most ${MAX_DEPTH} levels`, 'too-large');
    this.depth++;
    const expression = read();
    this.depth--;
    return expression;
  }

  /** Calls `read` and restores the previous state if it fails or returns undefined. */
  protected attempt<Found>(read: () => Found | undefined): Found | undefined {
    const { at, depth, failed } = this;
    const found = read();
    if (found !== undefined && this.failed === failed) return found;
    this.at = at;
    this.depth = depth;
    this.failed = failed;
    return undefined;
  }

  /** Returns whether reading has failed. */
  protected hasFailed(): boolean {
    return this.failed !== undefined;
  }

  protected isBlank(): boolean {
    return this.text.trim() === '';
  }

  private skipBlanks(): void {
    while (/\s/.test(this.text.charAt(this.at))) this.at++;
  }
}
