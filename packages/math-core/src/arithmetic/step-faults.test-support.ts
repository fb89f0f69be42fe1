import type { Expression, Step } from '../steps/index.js';

/** A fraction, denominator > 0; kept apart from src/rational, which it helps to test. */
type Fraction = readonly [numerator: bigint, denominator: bigint];
type Values = ReadonlyMap<string, Fraction>;

/** Tells which steps don't hold: "=" between different values, "≈" where nothing or too much was rounded. */
export function stepFaults(steps: readonly Step[]): readonly string[] {
  const defined = new Map<string, Fraction>();
  return steps.flatMap((step) => {
    const values = new Map(defined);
    for (const [symbol, text] of Object.entries(step.parameters ?? {})) values.set(symbol, read(text));
    const after = evaluate(step.after, values);
    if (isSymbol(step.before) && !values.has(step.before)) defined.set(step.before, after);
    const before = isSymbol(step.before) && !values.has(step.before) ? after : evaluate(step.before, values);
    return holds(before, step, after) ? [] : [`${step.id}: ${JSON.stringify(step)}`];
  });
}

function holds(before: Fraction, { relation, after: shown }: Step, after: Fraction): boolean {
  const difference = minus(before, after);
  if (relation === '=') return difference[0] === 0n;
  const text = typeof shown === 'string' ? shown : String(shown[1]);
  const decimals = BigInt((text.split('.')[1] ?? '').length);
  const [n, d] = difference[0] < 0n ? [-difference[0], difference[1]] : difference;
  return n !== 0n && 2n * n * 10n ** decimals <= d;
}

const isSymbol = (e: Expression): e is string => typeof e === 'string' && !/^-?[\d.]/.test(e);

// A unit labels its amount: its value is the amount.
function evaluate(expression: Expression, values: Values): Fraction {
  if (typeof expression === 'string') return values.get(expression) ?? read(expression);
  const [operator, ...operands] = expression;
  const terms = (operator === 'unit' ? operands.slice(0, 1) : operands).map((e) => evaluate(e, values));
  if (operator === '^') return power(at(terms, 0), at(terms, 1));
  return terms.reduce((a, b) => apply(operator, a, b));
}

function apply(operator: string, a: Fraction, b: Fraction): Fraction {
  if (operator === '+') return minus(a, [-b[0], b[1]]);
  if (operator === '-') return minus(a, b);
  if (operator === '×') return [a[0] * b[0], a[1] * b[1]];
  if (operator === '÷') return b[0] < 0n ? [-a[0] * b[1], a[1] * -b[0]] : [a[0] * b[1], a[1] * b[0]];
  throw new Error(`Steps of these topics don't use ${operator}.`);
}

const minus = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] - b[0] * a[1], a[1] * b[1]];
const power = ([n, d]: Fraction, [exponent]: Fraction): Fraction => [n ** exponent, d ** exponent];

function read(text: string): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text);
  if (!match) throw new Error(`"${text}" is neither a number nor a symbol with a value.`);
  const [, minusSign = '', whole = '', decimals = '', denominator = '1'] = match;
  const digits = BigInt(whole + decimals);
  return [minusSign ? -digits : digits, BigInt(denominator) * 10n ** BigInt(decimals.length)];
}

function at(terms: readonly Fraction[], index: number): Fraction {
  const term = terms[index];
  if (!term) throw new Error('An operand is missing.');
  return term;
}
