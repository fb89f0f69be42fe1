import { EXAMPLES } from './lexicon.js';
import { type Token, tokenize } from './tokens.js';
import { typedText } from './typed-text.js';
import { VOCABULARY } from './wordings.js';

const MOST = 5;
/** The fewest letters of a word that is completed on its own. */
const FEWEST = 3;
const ARTICLES = ['a', 'an', 'the'];

const withoutArticles = (text: string): readonly Token[] =>
  tokenize(text).filter(({ text: word }) => !ARTICLES.includes(word));

/** Returns whether a typed token is one of an example, in which it may have another number. */
const isSame = (typed: Token, ours: Token | undefined): boolean =>
  typed.kind === ours?.kind && (typed.kind === 'number' || typed.text === ours.text);

/** Continues a text as an example goes on. The numbers stay as typed. */
function continued(text: string, typed: readonly Token[], example: string): string | undefined {
  const ours = withoutArticles(example);
  const [last, end] = [typed.at(-1), ours[typed.length - 1]];
  if (!last || !end || !typed.slice(0, -1).every((token, at) => isSame(token, ours[at]))) return undefined;
  const isBegun = last.kind === 'word' && end.kind === 'word' && last.end === text.length;
  if (!isSame(last, end) && !(isBegun && end.text.startsWith(last.text))) return undefined;
  const word = isSame(last, end) ? text.slice(last.at, last.end) : example.slice(end.at, end.end);
  return text.slice(0, last.at) + word + example.slice(end.end);
}

/**
 * Returns up to five requests that begin like a text that may not be complete, or the text with its last word completed.
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example completions('area of a ci')[0] // "area of a circle with radius 5"
 * @example completions('tip 20')[0] // "tip 20% on 84.50"
 */
export function completions(typed: string): readonly string[] {
  const text = typedText('text', typed);
  const tokens = withoutArticles(text);
  const last = tokens.at(-1);
  if (!last || !tokens.some(({ kind, text: word }) => kind === 'word' && word.length > 1)) return [];
  const begun = EXAMPLES.flatMap((example) => continued(text, tokens, example) ?? []);
  const isWord = last.kind === 'word' && last.end === text.length && last.text.length >= FEWEST;
  const words =
    isWord && begun.length === 0 ? [...VOCABULARY].filter((word) => word.startsWith(last.text)) : [];
  if (words.includes(last.text)) return [];
  const ended = words.sort((a, b) => a.length - b.length).map((word) => text.slice(0, last.at) + word);
  return [...new Set([...begun, ...ended])].filter((one) => one !== text).slice(0, MOST);
}
