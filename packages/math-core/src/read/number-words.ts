import { readCommas } from '../rational/commas.js';
import { exactText } from '../rational/format.js';
import { parseNumber } from '../rational/parse.js';
import { multiply, rational } from '../rational/rational.js';
import { typedText } from './typed-text.js';

const NUMBERS = new Map(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen' +
    ' twenty thirty forty fifty sixty seventy eighty ninety'
  )
    .split(' ')
    .map((word, index) => [word, index <= 20 ? index : 10 * (index - 18)] as const),
);
const sizes = (of: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(of));
const SCALES = sizes({
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  lakh: 10 ** 5,
  million: 10 ** 6,
  crore: 10 ** 7,
  billion: 10 ** 9,
  trillion: 10 ** 12,
});
/** Returns the size of a scale in the singular or plural. */
export const scaleOf = (word: string): number | undefined =>
  SCALES.get(word.toLowerCase()) ?? SCALES.get(word.toLowerCase().replace(/s$/, ''));
/** The short forms of scales behind an amount of money. */
const SHORT_SCALES = sizes({ k: 1000, m: 10 ** 6, mil: 10 ** 6, mn: 10 ** 6, bn: 10 ** 9 });
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const PARTS = sizes({
  'hal(?:f|ves)': 2,
  'thirds?': 3,
  '(?:quarter|fourth)s?': 4,
  'fifths?': 5,
  'sixths?': 6,
  'eighths?': 8,
  'tenths?': 10,
});
const SCALE = [...SCALES.keys()].join('|');
const WORD = `(?:${[...NUMBERS.keys()].join('|')}|${SCALE})`;
/** Matches the words of one or several numbers, such as "two hundred and five" or "two four six". */
const RUN = new RegExp(
  `\\b(?:(?:\\d{1,3}|an?) (?=${SCALE}))?${WORD}(?:(?:(?<=${SCALE}) and |[ -])${WORD})*\\b`,
  'gi',
);
const AMOUNT = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d[\d.,]*[½¼¾]?`;
/** Returns the pattern of a number with its scale that isn't all in words, with the short forms after an amount. */
const scales = (amount: string, short: readonly string[]): RegExp =>
  new RegExp(
    `\\b(half|quarter)(?: of)? an? (${SCALE})\\b|(?<![\\w.,/])(${AMOUNT}) (${SCALE})s?\\b(?! (?:and )?${WORD}\\b)|${amount}(${short.join('|')})\\b`,
    'giu',
  );
const SHORT = [...SHORT_SCALES.keys()];
/** 1.5 million, half a million, $250k. */
const SCALED = scales(`(?<=\\p{Sc} ?)(${AMOUNT}) ?`, SHORT);
/** The same next to a scale in words, which shows that 250k isn't a product: 1.5 million + 250k. */
const SCALED_TOGETHER = scales(
  `(?<![\\w.,/])(${AMOUNT})`,
  SHORT.filter((short) => short !== 'm'),
);
const LARGE = [...SCALES].flatMap(([word, size]) => (size < 1000 ? [] : [word]));
const LONG_SCALE = new RegExp(`\\b(?:${LARGE.join('|')})s?\\b`, 'i');
/** A word that counts in "the fourth root" and "to the fourth". */
const COUNTED = new RegExp(
  `\\b(${ORDINALS.join('|')})(?= (?:roots?|powers?|terms?)\\b)|(?<=\\bto the )(${ORDINALS.join('|')})\\b`,
  'gi',
);

/** Half before a number, which isn't the time half 7:30: half 50. */
const HALF = /(?<!\b(?:an?|and|\d+) )\bhalf (?=\d+(?![\d:]))/gi;

const DOZEN_AND_HALF = /\ba dozen and a half\b/gi;
const BAKERS_DOZEN = /\b(?:a )?baker['’]?s dozen\b/gi;

/** Writes 1.5 million as 1500000. */
function scaled(
  typed: string,
  part: string | undefined,
  partScale: string = '',
  number: string = '',
  scale: string = '',
  amount: string = '',
  short: string = '',
): string {
  const digits = part === undefined ? number || amount : part.toLowerCase() === 'half' ? '1/2' : '1/4';
  const size = SCALES.get((partScale || scale).toLowerCase()) ?? SHORT_SCALES.get(short.toLowerCase());
  const commas = readCommas(digits);
  const value = parseNumber(commas?.length === digits.length ? commas.text : digits);
  return value.ok && size !== undefined ? exactText(multiply(value.value, rational(BigInt(size)))) : typed;
}

/** Writes the numbers of a run of words in digits. */
function inDigits(run: string): string {
  const numbers: number[] = [];
  let total = 0; // of the thousands and millions
  let part: number | undefined;
  const finish = (): void => {
    if (part !== undefined || total > 0) numbers.push(total + (part ?? 0));
    [total, part] = [0, undefined];
  };
  for (const word of run.toLowerCase().split(/[ -]/)) {
    const scale = SCALES.get(word);
    const value = NUMBERS.get(word) ?? (/^an?$/.test(word) ? 1 : Number(word));
    if (scale !== undefined && scale < 1000) part = (part ?? 1) * scale;
    else if (scale !== undefined) [total, part] = [total + (part ?? 1) * scale, undefined];
    else if (!Number.isNaN(value)) {
      if (value === 0 || (part !== undefined && !continues(part, value))) finish();
      part = (part ?? 0) + value;
    }
  }
  finish();
  return numbers.join(' ');
}

/** Returns whether two numbers are one: "twenty five" and "two hundred five" are, "two four" are two. */
const continues = (part: number, value: number): boolean =>
  (part % 10 === 0 && value < 10 && part % 100 > 10) || (part >= 100 && part % 100 === 0 && value < 100);

/**
 * Writes the number words of a text in digits, and leaves everything else as it is.
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example numbersInDigits('two hundred and five') // "205"
 * @example numbersInDigits('two thirds of 1.5 million') // "2/3 of 1500000"
 */
export function numbersInDigits(text: string): string {
  const typed = typedText('text', text)
    .replaceAll(DOZEN_AND_HALF, '18')
    .replaceAll(BAKERS_DOZEN, '13')
    .replaceAll(SCALED, scaled);
  let digits = (LONG_SCALE.test(text) ? typed.replaceAll(SCALED_TOGETHER, scaled) : typed)
    .replaceAll(COUNTED, (word) => `${ORDINALS.indexOf(word.toLowerCase()) + 1}th`)
    .replaceAll(RUN, inDigits)
    .replaceAll(HALF, '1/2 of ');
  for (const [part, size] of PARTS)
    digits = digits.replaceAll(
      new RegExp(`(?:\\b(\\d{1,2}|an?)[ -])?\\b${part}\\b(?! (?:price|off|life))`, 'gi'),
      (_, count: string | undefined) => `${count && /\d/.test(count) ? count : 1}/${size}`,
    );
  return digits.replaceAll(/(?<![\d./])(\d+) and (?:an? )?(\d\/\d+)\b/gi, '$1 $2');
}
