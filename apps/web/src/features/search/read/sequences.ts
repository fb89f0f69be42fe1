import { shareInRatio, simplifyRatio } from '@mathtools/math-core/arithmetic';
import { add, exactText, multiply, type Rational } from '@mathtools/math-core/rational';
import { numberOf } from './arithmetic.js';
import { type Filled, findRow, numberList as list, type Slot } from '@mathtools/math-core/read';
import { sequenceSum, sequenceTerm } from '@mathtools/math-core/sequence';
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

/** Returns a slot for a letter with an index, which is its value: a_10. */
const indexed =
  (letters: string, index = String.raw`\d+`): Slot =>
  (tokens, at, text) => {
    const pattern = new RegExp(String.raw`[${letters}]_?\{?(${index})\}?(?![\w.])`, 'iy');
    pattern.lastIndex = tokens[at]?.at ?? text.length;
    const [, value] = pattern.exec(text) ?? [];
    const end = tokens.findIndex((token) => token.at >= pattern.lastIndex);
    return value === undefined ? [] : [[value, end < 0 ? tokens.length : end]];
  };

/** Matches a_1, or the ordinal of the first term. */
const first: Slot = (...place) => [
  ...indexed('aut', '1')(...place),
  ...[...ordinal(...place)].filter(([number]) => number === '1'),
];

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

/** Adds the first terms of a sequence, or all of them. */
const sum = ({ list: typed = '', n: count = 'infinite' }: Filled): Reading => {
  const [numbers = ''] = typed.split('\n');
  const reading = answered(
    'arithmetic',
    {},
    sequenceSum({ numbers, count }),
    ({ kind, sum: total, steps }) => ({
      problem: `Sum of ${count === 'infinite' ? 'all' : `the first ${count}`} terms of ${numbers}`,
      parts: [total],
      notes: [`Read as ${KINDS[kind]} sequence.`],
      steps,
    }),
  );
  return reading ?? { tool: 'arithmetic', inputs: {}, refusal: NO_SUM };
};
const NO_SUM =
  'We add terms of arithmetic sequences, and of geometric ones, all of them if the sum is finite. Try sum of the first 10 terms of 2, 5, 8.';

/** Writes the first terms of a sequence with a first term and a difference or a ratio, and answers a request about them. */
const given =
  (next: (term: Rational, by: Rational) => Rational, answer: (filled: Filled) => Reading) =>
  (filled: Filled): Reading | undefined => {
    const [first, by] = [numberOf(filled['a'] ?? ''), numberOf(filled['d'] ?? '')];
    if (!first || !by) return undefined;
    const second = next(first, by);
    return answer({ ...filled, list: [first, second, next(second, by)].map(exactText).join(', ') });
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
const FIRST = '((the? {first} term?)|a) (is|of|equals|colon)? {a:n}';
const CHANGES = [
  ['((the? common? difference)|d)', add],
  ['((the? common? ratio)|r|q)', multiply],
] as const;
const AND = '(comma|semicolon|and|with)*';
const FIND = '(find|what is|calculate|then)*';
const TERM = '((the? {k:ordinal} term)|{k:indexed})';
const SUM = '(the? sum of the? (first {n} terms|{n} terms|first {n})|{n:partial})';
const ALL = '((the? sum to infinity)|(the? infinite sum))';
/** Requests about a sequence with a first term and a difference or a ratio, in both orders. */
const GIVEN = CHANGES.flatMap(([name, next]) => {
  const change = `${name} (is|of|equals|colon)? {d:n}`;
  const asked = [
    [TERM, term()],
    [SUM, sum],
    [ALL, sum],
  ] as const;
  return asked.flatMap(([request, answer]) =>
    [
      `${OF} ${FIRST} ${AND} ${change} ${AND} ${FIND} ${request}`,
      `${FIND} ${request} ${OF} (if|when|where|given|with)? ${FIRST} ${AND} ${change}`,
    ].map((pattern) => [pattern, given(next, answer)] as const),
  );
});
const FORMS: readonly (readonly [string, (filled: Filled) => Reading | undefined])[] = [
  [`the? {k:ordinal} (term|number) ${OF} {list} ${DOTS}`, term()],
  [`${OF} {list} ${DOTS} comma? (find|what is)? the? {k:ordinal} (term|number)`, term()],
  [`the? next (term|number) ${OF} {list} ${DOTS}`, term()],
  [`what (comes|is) next (in|after)? ${OF} {list} ${DOTS}`, term()],
  [`${OF} {list} ${DOTS} comma? ((what (comes|is))? next (term|number)?)`, term()],
  [`the? (formula (for|of))? the? (nth|(n th)) term (formula)? ${OF} {list} ${DOTS}`, term(true)],
  [`${SUM} ${OF} {list} ${DOTS}`, sum],
  [`(add|sum) the? first {n} terms ${OF} {list} ${DOTS}`, sum],
  [`${ALL} ${OF} {list} ${DOTS}`, sum],
  ['(share|divide|split|separate) {n} (in|into|by|using)? (a|the)? ratio (of|colon)? {ratio}', share],
  ['{n} (shared|divided|split)? (in|into) (a|the)? ratio (of|colon)? {ratio}', share],
  ['{ratio} of {n}', share],
  ['(simplify|reduce|(the? ratio)) colon? (the? ratio)? {ratio}', simplest],
  ['(ratio|simplify)? {ratio} (in|to|as)? (its|the)? (simplest|lowest) (form|terms)', simplest],
];

const SLOTS = { list, ordinal, ratio, first, indexed: indexed('aut'), partial: indexed('s') };

/** Reads requests for terms of a sequence, and for ratios. */
export const readSequence: Reader = (text) => {
  const isGiven = /\b(?:1(?:st|th)|first|[aut]_?\{?1\b|a ?=)/i.test(text);
  if (!isGiven && !/term|next|ratio|sum|\d ?:/i.test(text)) return undefined;
  const [row, filled] = findRow(text, isGiven ? [...FORMS, ...GIVEN] : FORMS, SLOTS) ?? [];
  return row?.[1](filled ?? {});
};
