import { shareInRatio, simplifyRatio } from '@mathtools/math-core/arithmetic';
import { type Filled, findRow, numberList as list, type Slot } from '@mathtools/math-core/read';
import { sequenceTerm } from '@mathtools/math-core/sequence';
import { answered, type Reader, type Reading } from './reading.js';

const NO_SEQUENCE = 'We continue arithmetic, geometric and quadratic sequences. Try 20th term of 3, 7, 11.';

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

const KINDS = { arithmetic: 'an arithmetic', geometric: 'a geometric', quadratic: 'a quadratic' } as const;

/** Finds a term of a sequence, or its formula. Without a place, it is the next term. */
const term =
  (isFormula = false) =>
  ({ list: typed = '', k: place }: Filled): Reading => {
    const [numbers = ''] = typed.split('\n');
    const result = sequenceTerm({ numbers, place });
    const reading = answered(
      'arithmetic',
      {},
      result,
      ({ kind, place: at, term: found, formula, steps }) => ({
        problem: `${isFormula ? 'Formula of the nth term' : `Term ${at}`} of ${numbers}`,
        parts: [isFormula ? { math: formula } : found],
        notes: [`Read as ${KINDS[kind]} sequence.`],
        steps: isFormula ? steps.filter(({ id }) => id !== 'sequence.term') : steps,
      }),
    );
    return reading ?? { tool: 'arithmetic', inputs: {}, refusal: NO_SEQUENCE };
  };

/** Shares an amount in a ratio. */
const share = ({ n = '', ratio: parts = '' }: Filled): Reading | undefined =>
  answered('arithmetic', {}, shareInRatio({ amount: n, ratio: parts }), ({ shares, steps }) => ({
    problem: `${n} in the ratio ${parts.replaceAll(', ', ':')}`,
    parts: [shares.join(', ')],
    steps,
  }));

const simplest = ({ ratio: parts = '' }: Filled): Reading | undefined =>
  answered('arithmetic', {}, simplifyRatio({ ratio: parts }), ({ parts: simple, steps }) => ({
    problem: `${parts.replaceAll(', ', ' : ')} in simplest form`,
    parts: [simple.join(' : ')],
    steps,
  }));

const DOTS = 'comma? ((. . .)|…)?';
const OF =
  '(of|in|for|after)? (the|a|an|this)? (arithmetic|geometric)? (sequence|progression|pattern|series)? colon?';
const FORMS: readonly (readonly [string, (filled: Filled) => Reading | undefined])[] = [
  [`the? {k:ordinal} (term|number) ${OF} {list} ${DOTS}`, term()],
  [`${OF} {list} ${DOTS} comma? (find|what is)? the? {k:ordinal} (term|number)`, term()],
  [`the? next (term|number) ${OF} {list} ${DOTS}`, term()],
  [`what (comes|is) next (in|after)? ${OF} {list} ${DOTS}`, term()],
  [`${OF} {list} ${DOTS} comma? ((what (comes|is))? next (term|number)?)`, term()],
  [`the? (formula (for|of))? the? (nth|(n th)) term (formula)? ${OF} {list} ${DOTS}`, term(true)],
  ['(share|divide|split|separate) {n} (in|into|by|using)? (a|the)? ratio (of|colon)? {ratio}', share],
  ['{n} (shared|divided|split)? (in|into) (a|the)? ratio (of|colon)? {ratio}', share],
  ['{ratio} of {n}', share],
  ['(simplify|reduce|(the? ratio)) colon? (the? ratio)? {ratio}', simplest],
  ['(ratio|simplify)? {ratio} (in|to|as)? (its|the)? (simplest|lowest) (form|terms)', simplest],
];

/** Reads requests for terms of a sequence, and for ratios. */
export const readSequence: Reader = (text) => {
  if (!/term|next|ratio|\d ?:/i.test(text)) return undefined;
  const [row, filled] = findRow(text, FORMS, { list, ordinal, ratio }) ?? [];
  return row?.[1](filled ?? {});
};
