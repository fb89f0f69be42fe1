import type { Expression } from '../../steps/expression.js';
import { TrigonometryReader } from './trigonometry-reader.js';

const RECIPROCAL = /(?:sec|csc|cosec|cot)(?!h)/iy;

/** Reads what {@link TrigonometryReader} reads, and secants, cosecants and cotangents, as quotients of sines and cosines. */
export class CalculusReader extends TrigonometryReader {
  /** The names of the functions that were read as quotients. */
  readonly quotients = new Set<string>();

  protected override startsFactor(): boolean {
    return this.sees(RECIPROCAL) !== undefined || super.startsFactor();
  }

  protected override primary(): Expression {
    const name = this.take(RECIPROCAL)?.toLowerCase();
    if (name === undefined) return super.primary();
    this.quotients.add(name === 'cosec' ? 'csc' : name);
    return this.nested(() => asQuotient(name, this.applied(name === 'sec' ? 'cos' : 'sin')));
  }
}

/** Writes sec u as 1 ÷ cos u, csc u as 1 ÷ sin u and cot u as cos u ÷ sin u, for a read cos u or sin u with its power. */
function asQuotient(name: string, read: Expression): Expression {
  if (typeof read === 'string') return read;
  const [operator, inner = '0', exponent = '1'] = read;
  if (operator === '^') return ['^', asQuotient(name, inner), exponent];
  return ['/', name === 'cot' ? ['cos', inner] : '1', read];
}
