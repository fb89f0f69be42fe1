import { type Figure, fixedText, parseNumber, trimZeros } from '@mathtools/math-core/rational';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import { MathExpression } from '../ui/math/math.js';
import { Exact, shortExact } from '../ui/result/exact.js';

/** The number of significant digits shown for a very small figure. */
const DIGITS = 4;
/** The maximum number of decimals. A figure with more is written with a power of ten. */
const MOST_DECIMALS = 10;
const LEAST = 1e-300; // A smaller double has fewer digits.

/** The value shown before a figure with the specified decimals, which may be less precise. */
export interface Lead {
  readonly relation: '=' | '≈';
  readonly value: Expression;
}

/**
 * Returns the exact value of a figure if it is short. Otherwise returns its significant digits if its
 * decimals show none or few of them, as in 0.0000 and 0.0080. For irrational figures, pass `digits`, which
 * computes a number of decimals. `leads` returns whether an exact value is worth showing.
 */
export function leadOf(
  figure: Figure,
  decimals: number,
  {
    digits = (places) => digitsOf(figure, places),
    leads = () => true,
  }: {
    readonly digits?: (decimals: number) => string | undefined;
    readonly leads?: (exact: string) => boolean;
  } = {},
): Lead | undefined {
  const exact = shortExact(figure);
  if (exact !== undefined && leads(exact)) return { relation: '=', value: exact };
  const size = Math.abs(figure.number);
  if (figure.relation === '=' || size < LEAST || size >= 10 ** (DIGITS - 1 - decimals)) return undefined;
  const text = digits(DIGITS - 1 - Math.floor(Math.log10(size)));
  if (text === undefined) return undefined;
  const relation = trimZeros(text) === figure.exact ? '=' : '≈';
  return { relation, value: scientific(trimZeros(text)) };
}

/** Renders a lead with its unit, to be placed before the specified figure. */
export function leading(lead: Lead | undefined, unit = ''): ReactNode {
  return (
    lead && (
      <>
        {lead.relation === '≈' && '≈ '}
        {typeof lead.value === 'string' ? <Exact value={lead.value} /> : <MathExpression of={lead.value} />}
        {unit}
      </>
    )
  );
}

/** Returns a lead as plain text: "= 2/3", "≈ 0.007982 mi". */
export function leadText({ relation, value }: Lead, unit = ''): string {
  return `${relation} ${expressionText(value)}${unit}`;
}

function digitsOf({ exact = '' }: Figure, decimals: number): string | undefined {
  const read = parseNumber(exact);
  return read.ok ? fixedText(read.value, decimals) : undefined;
}

/** Returns a decimal below 1 unchanged or, if it has many zeros, with a power of ten. */
function scientific(text: string): Expression {
  const [, minus = '', zeros = '', first = '', rest = ''] = /^(-?)0\.(0*)(\d)(\d*)$/.exec(text) ?? [];
  if (zeros.length + 1 + rest.length <= MOST_DECIMALS) return text;
  const mantissa = `${minus}${first}${rest === '' ? '' : `.${rest}`}`;
  return ['×', mantissa, ['^', '10', String(-zeros.length - 1)]];
}
