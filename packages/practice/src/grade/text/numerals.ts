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

/** Returns the number that some words name at a place, as text, and how many words: `two hundred and five`, `two and a half`. */
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
  const wordAt = (place: number): string => words[place] ?? '';
  // "five twenty-fourths"
  const isDenominator = (small: number): boolean => at > start && small >= 20 && isOrdinal(wordAt(at + 1));
  for (; at < words.length; at++) {
    const word = wordAt(at);
    const small = CARDINALS.get(word);
    if (small !== undefined) {
      if (small >= limit || isDenominator(small)) break;
      group += small;
      limit = small >= 20 ? 10 : 0;
    } else if (word === 'hundred') {
      group = Math.max(group, 1) * 100;
      limit = 100;
    } else if (word === 'thousand' && at > start) {
      n += group * 1000;
      group = 0;
      limit = 1000;
    } else if (!(word === 'and' && limit >= 100 && at > start && CARDINALS.has(wordAt(at + 1)))) break;
  }
  return at > start ? [n + group, at - start] : undefined;
}
