import { type Failure, failure } from '../../result/result.js';
import { unsupported } from './solved.js';

/** What is no equation of algebra, by its form: the pattern, and what it is called. */
const FORMS: readonly (readonly [pattern: RegExp, recognised: string])[] = [
  [/\\[a-z]+/i, 'LaTeX source'],
  [/\b(?:a(?:rc)?)?(?:sin|cos|tan|cot|sec|csc)(?!h)(?=\s*[(a-z\d])/i, 'a trigonometric equation'],
  [/\bd\s*\/\s*d[a-z]\b|[a-z]'(?=\s*[=(+-]|\s*$)/i, 'a derivative'],
  [/∫|\bint(?:egral)?\s*\(/i, 'an integral'],
  [/\bmod\b|%/i, 'a remainder (mod)'],
  [/[\da-z)]\s*!(?!=)/i, 'a factorial'],
];

/** A function that isn't known: three or more letters before a parenthesis that don't end in a known name. */
const UNKNOWN_FUNCTION =
  /(?<![a-z_])(?![a-z]*(?:sqrt|cbrt|root|ln|log|lg|exp|abs|pi)\s*\()[a-z]{3,}(?=\s*\()/i;
const WORDS = /(?:^|\s)[a-z]{3,}(?=\s|[.,?!]?$)/gi;
const STATED = /solution|number|real|infinitely|true|impossible|(?<![a-z])(?:all|or|and|in)(?![a-z])/i;

/** A refusal of what is recognised by its form before it is read; undefined for what may be an equation. */
export function refusalByForm(text: string): Failure | undefined {
  if (text.length > 500) return undefined; // the reader says so
  for (const [pattern, recognised] of FORMS) {
    const position = pattern.exec(text)?.index;
    if (position !== undefined) return unsupported(recognised, position);
  }
  return missingSide(text) ?? unknownFunction(text) ?? prose(text);
}

function unknownFunction(text: string): Failure | undefined {
  const found = UNKNOWN_FUNCTION.exec(text);
  if (!found) return undefined;
  return {
    ...failure('equation', 'unknown-name', `equation has the unknown function ${found[0]}.`),
    position: found.index,
  };
}

/** "= 5", "x =": one side is left out. */
function missingSide(text: string): Failure | undefined {
  const isLeft = /^\s*(?:=(?![=>])|[<>](?![-=]))/.test(text);
  if (!isLeft && !/=\s*$/.test(text)) return undefined;
  const position = isLeft ? text.search(/\S/) : text.trimEnd().length;
  return unreadable(position, 'a number, a variable or (');
}

/** Several words in a row are no equation. */
function prose(text: string): Failure | undefined {
  const words = text.match(WORDS) ?? [];
  if (words.length < 3 || STATED.test(text)) return undefined;
  return unreadable(text.search(/\S/), 'an equation, not a sentence');
}

function unreadable(position: number, expected: string): Failure {
  const place = `equation can't be read at character ${String(position + 1)}`;
  return { ...failure('equation', 'syntax', `${place}: expected ${expected}.`), position, expected };
}
