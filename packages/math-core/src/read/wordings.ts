import { FIGURE_VOCABULARY } from './figure-formulas.js';
import {
  ASKING,
  BEHIND,
  COMMANDS,
  EXAMPLES,
  LABELS,
  LANGUAGES,
  POLITE,
  QUANTITIES,
  WORDS,
} from './lexicon.js';
import { reworded } from './rewordings.js';
import { unitNames } from '../unit-text/index.js';
import { isCurrency } from './tokens.js';
import { typedText } from './typed-text.js';

/** A text that says the same as the typed one. */
export interface Wording {
  readonly text: string;
  /** How the typed text was read, if a reader of it might have meant something else. */
  readonly note?: string;
  /** The typed text, read in the other way. */
  readonly other?: { readonly text: string; readonly note: string };
  /** True for a text whose misspelled words are corrected. */
  readonly isCorrected?: boolean;
  /** True for a corrected text that needs a yes, because its only word is short and could be something else. */
  readonly isGuess?: boolean;
}

/** Returns the pattern of one of several phrases. */
const oneOf = (phrases: readonly string[]): string =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll(' ', '\\s+');

const GAP = String.raw`(?:[\s,:;!?]|\.(?!\d))`;
const [FIRST, COMMAND] = [[...POLITE, ...ASKING], COMMANDS].map(
  (words) => new RegExp(`^${GAP}*(?:${oneOf(words)})(?![\\p{L}\\d'’_^(=+*/-])${GAP}*(?=\\S)`, 'iu'),
) as [RegExp, RegExp];
const LAST = new RegExp(`(?:^|[\\s,;.]+|(?<=[?!=])|(?==))(?:${oneOf(BEHIND)})[\\s!?.,;]*$`, 'iu');
const LABEL = new RegExp(
  `^(?:(?:(?:${oneOf(LABELS)})\\.?\\s*#?\\s*(?:\\d{1,3}[a-z]?)?|[a-z]\\s*=\\s*\\?)\\s*:\\s*|\\(?(?:[a-h]|\\d{1,2})\\)\\s+)(?=\\S)`,
  'iu',
);

/** The name of a quantity before a calculation without words: cost: 3 * 4.50, Area = 6 * 7. */
const NAMED = new RegExp(
  `^(?:the |my )?(?:total )?(?:${oneOf(QUANTITIES)})\\s*[:=]\\s*(?=[\\d(][^a-z:=]*[-+*/×·÷^(][^a-z:=]*$)`,
  'i',
);

/** Replaces with nothing until nothing changes. */
function without(text: string, ...patterns: readonly RegExp[]): string {
  const rest = patterns.reduce((all, pattern) => all.replace(pattern, ''), text).trim();
  return rest === text || rest === '' ? text : without(rest, ...patterns);
}

/**
 * Leaves out the words around a problem: greetings, questions, commands and thanks.
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example withoutFrame('Hi, can you work out 7 * 8 for me please?') // "7 * 8"
 */
export const withoutFrame = (text: string): string =>
  without(without(typedText('text', text).trim(), FIRST, COMMAND), LAST);

/** An exclamation mark at the end, after a number that isn't alone. */
const POWER_OF = /^(?:square|cube|(?:square |cube )?root) of /i;
const SENTENCE_END = /^([^!]*[^!\s\d.,][^!]*\d)\s*!+$/;

export const VOCABULARY: ReadonlySet<string> = new Set([...WORDS.split(' '), ...FIGURE_VOCABULARY]);

const RULES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/(\d{1,2}:\d\d) uhr/gi, '$1'],
    [/\b(\d{1,2}) uhr/gi, '$1:00'],
    [new RegExp(String.raw`\b(\d{1,2})\. (?=\p{L})`, 'gu'), '$1 '],
    [
      new RegExp(
        String.raw`\b(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und(\p{L}+zig|dreißig)\b`,
        'giu',
      ),
      '$2 $1',
    ],
  ],
};
const TABLES = Object.entries(LANGUAGES).map(([language, words]) => {
  const ours = new Map(words);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${oneOf([...ours.keys()])})(?![\\p{L}'])`, 'giu');
  return { rules: RULES[language] ?? [], ours, words, pattern };
});
/** A word that isn't in a language's table. */
const WORD = new RegExp(String.raw`(?<![\p{L}\d])\p{L}{2,}(?:'\p{L}+)*`, 'gu');

/** Translates a text, if a language has all its words. */
function translations(text: string): readonly string[] {
  return TABLES.flatMap(({ rules, words, pattern, ours }) => {
    const typed = rules.reduce((all, [signs, our]) => all.replaceAll(signs, our), text);
    const rest = typed.replaceAll(pattern, ' ').match(WORD) ?? [];
    const theirs = typed.match(pattern) ?? [];
    if (rest.some((word) => !isKnown(word)) || theirs.every((word) => word.length < 3)) return [];
    const translated = typed.replaceAll(pattern, (word) => {
      const plain = word.toLowerCase().replaceAll(/\s+/g, ' ');
      return (
        ours.get(plain) ??
        words.find(([theirs]) => new RegExp(`^(?:${theirs})$`, 'iu').test(plain))?.[1] ??
        word
      );
    });
    const tidied = translated.replaceAll(/\s+/g, ' ').trim();
    return tidied === text ? [] : [tidied.replaceAll(/\b(\w+) of of\b/g, '$1 of')];
  });
}

/**
 * Returns whether a word occurs in problems.
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example isKnown('hypotenuse') // true
 */
export const isKnown = (typed: string): boolean => {
  const word = typedText('word', typed).toLowerCase();
  return (
    [word, `${word}s`, word.replace(/(?<!s)s$/, '')].some((one) => VOCABULARY.has(one)) ||
    unitNames(word).length > 0 ||
    isCurrency(word)
  );
};

/** The largest number of texts that a text with misspelled words may stand for. */
const MOST_GUESSES = 4;
/** The largest number of unknown words in a text that is a problem with misspelled words. */
const MOST_UNKNOWN = 3;

/** Corrects the misspelled words of a text. Returns several texts if several words are as close. */
function corrections(text: string): readonly string[] {
  const unknown = (text.match(WORD) ?? []).filter((word) => !isKnown(word));
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return [];
  let texts = [''];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const near = isKnown(word) ? [word] : nearest(word.toLowerCase());
    if (near.length === 0) continue;
    texts = texts
      .flatMap((each) => near.map((one) => each + text.slice(end, index) + one))
      .slice(0, MOST_GUESSES);
    end = index + word.length;
  }
  return texts.map((each) => each + text.slice(end));
}

/** Returns whether a correction puts another letter into the only word of a text, which is short: size 8 - 10. */
function isBold(text: string, corrected: string): boolean {
  const [word = '', ...others] = text.match(WORD) ?? [];
  const [ours = ''] = corrected.match(WORD) ?? [];
  return others.length === 0 && word.length < 5 && hasOtherLetter(word, ours);
}

/** Returns whether two words of one length have different letters. */
function hasOtherLetter(word: string, ours: string): boolean {
  const letters = (each: string): string =>
    Array.from(each.toLowerCase(), (one) => one)
      .sort()
      .join('');
  return word.length === ours.length && letters(word) !== letters(ours);
}

/** Returns the words of problems that are closest to a misspelled one. */
function nearest(word: string): readonly string[] {
  const most = word.length < 3 ? 0 : word.length > 7 ? 2 : 1;
  const close = [...VOCABULARY].filter(
    (known) =>
      known.length > 2 &&
      Math.abs(known.length - word.length) <= most &&
      // Another letter makes another word of a short one: men, ten.
      !(word.length === 3 && hasOtherLetter(word, known)),
  );
  for (let edits = 1; edits <= most; edits++) {
    const found = close.filter((known) => editsBetween(word, known) === edits);
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the Damerau–Levenshtein distance of two words (optimal string alignment). */
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? Infinity;
}

const readAs = (text: string): Wording => ({ text, note: `Read as “${text}”.` });

/**
 * Returns the texts that a typed text may stand for, the likeliest first: as typed, without the words around it, in our usual
 * words, from another language, and with its misspelled words corrected.
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example [...wordings('hypotenus 13 leg 5')].at(-1)?.text // "hypotenuse 13 leg 5"
 */
export function wordings(typed: string): Generator<Wording> {
  return wordingsOf(typedText('text', typed).trim());
}

function* wordingsOf(text: string): Generator<Wording> {
  const seen = new Set<string>();
  const fresh = (wording: Wording): readonly Wording[] => {
    if (seen.has(wording.text)) return [];
    seen.add(wording.text);
    return [wording];
  };
  const bare = without(without(text, FIRST), LAST);
  const [, said] = FIRST.test(text) || POWER_OF.test(text) ? (SENTENCE_END.exec(bare) ?? []) : [];
  if (said !== undefined) {
    const other = { text: bare, note: 'Read the exclamation mark as a factorial' };
    yield* fresh({ text: said, note: 'The exclamation mark ends the sentence here.', other });
    seen.add(text).add(bare);
  }
  if (NAMED.test(bare)) yield* fresh({ text: bare.replace(NAMED, '') });
  const again = reworded(text) ?? reworded(withoutFrame(text));
  if (again !== undefined) yield* fresh(readAs(again));
  yield* fresh({ text: bare });
  yield* fresh({ text });
  const unlabeled = withoutFrame(withoutFrame(text).replace(LABEL, ''));
  yield* fresh({ text: unlabeled });
  for (const translated of [unlabeled, ...translations(unlabeled)].map(withoutFrame)) {
    const ours = reworded(translated) ?? translated;
    yield* fresh(readAs(ours));
  }
  for (const one of corrections(unlabeled)) {
    const isGuess = isBold(unlabeled, one);
    yield* fresh({ ...readAs(reworded(one) ?? one), isCorrected: true, isGuess });
  }
}

const MOST_EXAMPLES = 3;
/** Words that most requests have. */
const COMMON = new Set('of and the with in to is are was by at for what on from as an or'.split(' '));
const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}]{2,}|[%=^+]/gu) ?? []).filter((word) => !COMMON.has(word));

/**
 * Returns three requests that have most words of a text.
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example nearestExamples('mean of my friends')[0] // "mean of 4, 8 and 12"
 */
export function nearestExamples(text: string): readonly string[] {
  const words = new Set(wordsIn(typedText('text', text)));
  const shared = (example: string): number =>
    wordsIn(example).reduce((sum, word) => sum + (words.has(word) ? Math.min(word.length, 5) : 0), 0);
  const scores = EXAMPLES.map((example) => [example, shared(example)] as const);
  return scores
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_EXAMPLES)
    .map(([example]) => example);
}
