import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import type { Interval, Statement } from '../read/statement.js';
import { TrigonometryReader } from '../read/trigonometry-reader.js';
import { isZero, piNumberOf, ZERO } from './angle.js';

const NUMBER = String.raw`(?:[-−–+\d./*·πpi√()\s°]|(?<=\d),(?=\d))*[\dπi)°]`;
const BEFORE = String.raw`[\s,;]*(?:\(?\s*(?:on|in|for|over|where|with|if|when|and|such that|given(?: that)?|from|within|auf|im|für)\b)?\s*(?:the\s+)?(?:intervall?\b)?\s*`;
/** An interval after an equation: on [0, 2π), in [0; 2π], x ∈ [0°, 360°). */
const BRACKETS = new RegExp(
  String.raw`${BEFORE}(?:[a-z]\s*(?:∈|in)\s*)?([\[(\]])\s*(${NUMBER})\s*[,;]\s*(${NUMBER})\s*([\])\[])\s*\)?\s*$`,
  'i',
);
/** An interval as a chain: for 0 ≤ x < 2π. */
const CHAIN = new RegExp(
  String.raw`${BEFORE}(${NUMBER})\s*([<≤])\s*[a-z]\s*([<≤])\s*(${NUMBER})\s*\)?\s*$`,
  'i',
);
/** An interval in words: between 0 and 2π; after a comma, 0° to 360°. */
const WORDS = new RegExp(
  String.raw`[\s,;]*(?:for\s+)?(?:[a-z]\s+)?(?:is\s+)?(?:(?:between|from)\s+|(?<=[,;]\s*))(${NUMBER})\s+(?:and|to)\s+(${NUMBER})\s*$`,
  'i',
);

/** Cuts the interval from the end of a line: for 0° ≤ x < 360°. */
export function intervalAfter(
  line: string,
  field: string,
): { readonly rest: string; readonly interval: Required<Interval> } | undefined {
  const found = BRACKETS.exec(line) ?? CHAIN.exec(line) ?? WORDS.exec(line);
  if (!found || found.index === 0 || !line.slice(0, found.index).includes('=')) return undefined;
  const [all, first = '', second = '', third = '', fourth = ''] = found;
  const isChain = /[<≤]/.test(second);
  const isWords = third === '';
  const [lowText, highText] = isWords ? [first, second] : isChain ? [first, fourth] : [second, third];
  const low = endOf(lowText, field);
  const high = endOf(highText, field);
  if (low === undefined || high === undefined) return undefined;
  const includesLow = isWords || (isChain ? second === '≤' : first === '[');
  const includesHigh = isWords || (isChain ? third === '≤' : fourth === ']');
  return {
    rest: line.slice(0, line.length - all.length),
    interval: { low, high, includesLow, includesHigh },
  };
}

function endOf(text: string, field: string): Expression | undefined {
  const read = new TrigonometryReader(text.trim(), field).parse();
  return read.ok && piNumberOf(read.value) ? read.value : undefined;
}

/** Returns whether an end of an interval looks like degrees although it has no degree sign: 90, 180, 360. */
export function looksLikeDegrees({ low, high }: Required<Interval>): boolean {
  const ends = [low, high].map((end) => piNumberOf(end));
  return (
    ends.every((end) => end && isZero(end.pi)) &&
    ends.some(
      (end) => end && !isZero(end.one) && end.one.denominator === 1n && end.one.numerator % 45n === 0n,
    )
  );
}

/** Writes the interval of the solutions as an inequality: 0° ≤ x < 360°. */
export function intervalOf(
  { low, high, includesLow, includesHigh }: Required<Interval>,
  unknown: string,
  inDegrees: boolean,
): Statement {
  const end = (value: Expression): Expression => {
    const isBare = inDegrees && isZero(piNumberOf(value)?.pi ?? ZERO) && !hasDegreeSign(value);
    return isBare ? ['°', value] : value;
  };
  return {
    kind: 'chain',
    members: [end(low), unknown, end(high)],
    relations: [includesLow ? '≤' : '<', includesHigh ? '≤' : '<'],
  };
}

function hasDegreeSign(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  return expression[0] === '°' || operandsOf(expression).some(hasDegreeSign);
}
