/** Phrases that stand for signs, longest first within the same first word. `;` separates, `` removes. */
const PHRASES: readonly (readonly [words: string, sign: string])[] = [
  ['is less than or equal to', '≤'],
  ['less than or equal to', '≤'],
  ['is greater than or equal to', '≥'],
  ['greater than or equal to', '≥'],
  ['is less than', '<'],
  ['less than', '<'],
  ['smaller than', '<'],
  ['is greater than', '>'],
  ['greater than', '>'],
  ['bigger than', '>'],
  ['larger than', '>'],
  ['more than', '>'],
  ['less then', '<'],
  ['greater then', '>'],
  ['below', '<'],
  ['under', '<'],
  ['above', '>'],
  ['has to be', '='],
  ['have to be', '='],
  ['must be', '='],
  ['should be', '='],
  ['needs to be', '='],
  ['can be', '='],
  ['would be', '='],
  ['will be', '='],
  ['is at most', '≤'],
  ['at most', '≤'],
  ['is at least', '≥'],
  ['at least', '≥'],
  ['is equal to', '='],
  ['equal to', '='],
  ['equals', '='],
  ['equal', '='],
  ['is about', '≈'],
  ['is', '='],
  ['are', '='],
  ['was', '='],
  ['be', '='],
  ['weigh', '='],
  ['weighs', '='],
  ['cost', '='],
  ['costs', '='],
  ['takes', '='],
  ['cover', '='],
  ['covers', '='],
  ['needs', '='],
  ['makes', '='],
  ['about', '≈'],
  ['approximately', '≈'],
  ['approx', '≈'],
  ['approx .', '≈'],
  ['around', '≈'],
  ['roughly', '≈'],
  ['ca', '≈'],
  ['circa', '≈'],
  ['to the second power', '²'],
  ['to the third power', '³'],
  ['to the fourth power', '⁴'],
  ['to the fifth power', '⁵'],
  ['to the sixth power', '⁶'],
  ['to the seventh power', '⁷'],
  ['to the eighth power', '⁸'],
  ['to the ninth power', '⁹'],
  ['to the power of', '^'],
  ['to the power', '^'],
  ['to the', '^'],
  ['divided by', '/'],
  ['over', '/'],
  ['multiplied by', '*'],
  ['times', '*'],
  ['plus or minus', '±'],
  ['plus minus', '±'],
  ['squared', '²'],
  ['cubed', '³'],
  ['plus', '+'],
  ['minus', '-'],
  ['negative', '-'],
  ['neg', '-'],
  ['infinity', '∞'],
  ['inf', '∞'],
  ['oo', '∞'],
  ['square root of', '√'],
  ['the square root of', '√'],
  ['square root', '√'],
  ['root of', '√'],
  ['root', '√'],
  ['sqrt of', '√'],
  ['or', 'or'],
  ['and', 'and'],
  ['&', 'and'],
  ['so', 'so'],
  ['therefore', 'so'],
  ['thus', 'so'],
  ['hence', 'so'],
  ['then', 'so'],
  ['because', 'because'],
  ['since', 'because'],
];
const SORTED = PHRASES.map(([words, sign]) => [words.split(' '), sign] as const).sort(
  ([a], [b]) => b.length - a.length,
);

/** The sign of the longest phrase at a place, and how many words it has. */
export function phraseAt(
  words: readonly string[],
  at: number,
): readonly [sign: string, length: number] | undefined {
  const found = SORTED.find(([phrase]) => phrase.every((word, index) => words[at + index] === word));
  return found && [found[1], found[0].length];
}

/** Words that change what stands beside them, so that they can't be left out. */
export const CHANGING: ReadonlySet<string> = new Set(
  'no not never isnt arent doesnt dont cant without except unless if wrong false per squared square cubed cubic sq cu less more than or and to of twice double triple half percent from between until nor neither maybe perhaps unknown undefined none nothing'.split(
    ' ',
  ),
);

/** Words that say nothing about the answer. */
export const FILLERS: ReadonlySet<string> = new Set(
  'its either after answer ans my final the a it its there this that only just exactly i think get got we have solution solutions result value each total altogether'.split(
    ' ',
  ),
);

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const CARDINALS: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, n) => [word, n] as const),
  ...TENS.map((word, n) => [word, 10 * n] as const).slice(2),
  ['fourty', 40],
]);
const IRREGULAR: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['halve', 2],
  ['third', 3],
  ['quarter', 4],
  ['fifth', 5],
  ['eighth', 8],
  ['ninth', 9],
  ['twelfth', 12],
  ['hundredth', 100],
  ['thousandth', 1000],
]);

function ordinal(word: string): number | undefined {
  const singular = word === 'halves' ? 'half' : word.replace(/s$/, '');
  return IRREGULAR.get(singular) ?? CARDINALS.get(singular.replace(/ieth$/, 'y').replace(/th$/, ''));
}

const isOrdinal = (word: string): boolean =>
  /^(?:half|halves|third|quarter|.+th)s?$/.test(word) && ordinal(word) !== undefined;

/** The number that some words name at a place, as text, and how many words: `two hundred and five`, `two and a half`. */
export function numberAt(
  words: readonly string[],
  at: number,
): readonly [text: string, length: number] | undefined {
  const whole = cardinalAt(words, at);
  if (!whole) return words[at] === 'half' ? ['(1/2)', 1] : undefined;
  const [n, length] = whole;
  const next = fractionAt(words, at + length);
  if (next) return [`(${n}/${next[0]})`, length + next[1]];
  if (words[at + length] !== 'and') return [String(n), length];
  const part = words[at + length + 1] === 'a' ? ([1, 1] as const) : cardinalAt(words, at + length + 1);
  const under = part && fractionAt(words, at + length + 1 + part[1]);
  return under
    ? [`(${n * under[0] + part[0]}/${under[0]})`, length + 1 + part[1] + under[1]]
    : [String(n), length];
}

function fractionAt(
  words: readonly string[],
  at: number,
): readonly [bottom: number, length: number] | undefined {
  const [first = '', second = ''] = [words[at], words[at + 1]];
  const tens = CARDINALS.get(first) ?? 0;
  if (tens >= 20 && /^(?:first|second)s?$/.test(second)) return [tens + (second.startsWith('f') ? 1 : 2), 2];
  if (tens >= 20 && isOrdinal(second)) return [tens + (ordinal(second) ?? 0), 2];
  return isOrdinal(first) ? [ordinal(first) ?? 1, 1] : undefined;
}

function cardinalAt(
  words: readonly string[],
  start: number,
): readonly [n: number, length: number] | undefined {
  let [n, group, at] = [0, 0, start];
  let limit = Number.POSITIVE_INFINITY; // the next word must be less: "two five" is not one number
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    const small = CARDINALS.get(word);
    if (small !== undefined) {
      const isNext = small < limit && !(at > start && small >= 20 && isOrdinal(words[at + 1] ?? ''));
      if (!isNext) break; // "five twenty-fourths" is a fraction
      group += small;
      limit = small >= 20 ? 10 : 0;
    } else if (word === 'hundred') {
      group = Math.max(group, 1) * 100;
      limit = 100;
    } else if (word === 'thousand' && at > start) {
      n += group * 1000;
      group = 0;
      limit = 1000;
    } else if (!(word === 'and' && limit >= 100 && at > start && CARDINALS.has(words[at + 1] ?? ''))) break;
  }
  return at > start ? [n + group, at - start] : undefined;
}
