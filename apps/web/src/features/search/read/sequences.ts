import { shareInRatio } from '@mathtools/math-core/arithmetic';
import { type Filled, findRow, numberList as list, type Slot } from '@mathtools/math-core/read';
import { sequenceTerm } from '@mathtools/math-core/sequence';
import { answered, type Reader, type Reading } from './reading.js';

const NO_SEQUENCE = 'We continue arithmetic and geometric sequences. Try 20th term of 3, 7, 11.';

/** Matches 20th, and returns 20. */
const ordinal: Slot = (tokens, at) =>
  tokens[at]?.kind === 'number' && ['st', 'nd', 'rd', 'th'].includes(tokens[at + 1]?.text ?? '')
    ? [[tokens[at].text, at + 2]]
    : [];

const RATIO = /\d+(?:\.\d+)?(?: ?: ?\d+(?:\.\d+)?)+/y;
const ratio: Slot = (tokens, at, text) => {
  RATIO.lastIndex = tokens[at]?.at ?? text.length;
  const [typed] = RATIO.exec(text) ?? [];
  const last = tokens.findIndex(({ end }) => end === RATIO.lastIndex);
  return typed === undefined || last < 0 ? [] : [[typed.replaceAll(/ ?: ?/g, ', '), last + 1]];
};

/** Finds a term of a sequence. Without a place, it is the next term. */
function term({ list: typed = '', k: place }: Filled): Reading {
  const [numbers = ''] = typed.split('\n');
  const result = sequenceTerm({ numbers, place });
  const reading = answered('arithmetic', {}, result, ({ kind, place: at, term: found, steps }) => ({
    problem: `Term ${at} of ${numbers}`,
    parts: [found],
    notes: [`Read as ${kind === 'arithmetic' ? 'an arithmetic' : 'a geometric'} sequence.`],
    steps,
  }));
  return reading ?? { tool: 'arithmetic', inputs: {}, refusal: NO_SEQUENCE };
}

/** Gives the formula of the nth term. */
function formulaOf({ list: typed = '' }: Filled): Reading {
  const [numbers = ''] = typed.split('\n');
  const reading = answered('arithmetic', {}, sequenceTerm({ numbers }), ({ kind, formula, steps }) => ({
    problem: `Formula of the nth term of ${numbers}`,
    parts: [{ math: formula }],
    notes: [`Read as ${kind === 'arithmetic' ? 'an arithmetic' : 'a geometric'} sequence.`],
    steps: steps.slice(0, 1),
  }));
  return reading ?? { tool: 'arithmetic', inputs: {}, refusal: NO_SEQUENCE };
}

function share({ n = '', ratio: parts = '' }: Filled): Reading | undefined {
  return answered('arithmetic', {}, shareInRatio({ amount: n, ratio: parts }), ({ shares, steps }) => ({
    problem: `${n} in the ratio ${parts.replaceAll(', ', ':')}`,
    parts: [shares.join(', ')],
    steps,
  }));
}

const DOTS = 'comma? ((. . .)|…)?';
const OF =
  '(of|in|for|after)? (the|a|an|this)? (arithmetic|geometric)? (sequence|progression|pattern|series)? colon?';
const FORMS: readonly (readonly [string, (filled: Filled) => Reading | undefined])[] = [
  [`the? {k:ordinal} (term|number) ${OF} {list} ${DOTS}`, term],
  [`${OF} {list} ${DOTS} comma? (find|what is)? the? {k:ordinal} (term|number)`, term],
  [`the? next (term|number) ${OF} {list} ${DOTS}`, term],
  [`what (comes|is) next (in|after)? ${OF} {list} ${DOTS}`, term],
  [`${OF} {list} ${DOTS} comma? ((what (comes|is) next)|next term|next number)`, term],
  [`the? (formula (for|of))? the? (nth|(n th)) term (formula)? ${OF} {list} ${DOTS}`, formulaOf],
  ['(share|divide|split|separate) {n} (in|into|by|using)? (a|the)? ratio (of|colon)? {ratio}', share],
  ['{n} (shared|divided|split)? (in|into) (a|the)? ratio (of|colon)? {ratio}', share],
  ['{ratio} of {n}', share],
];

/** Reads requests for terms of a sequence, and for shares in a ratio. */
export const readSequence: Reader = (text) => {
  if (!/term|next|ratio|\d ?: ?\d+ ?: ?\d/i.test(text)) return undefined;
  const [row, filled] = findRow(text, FORMS, { list, ordinal, ratio }) ?? [];
  return row?.[1](filled ?? {});
};
