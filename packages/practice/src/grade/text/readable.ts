import { withoutAsides } from './asides.js';
import { compared } from './comparisons.js';
import type { Rule } from './latex.js';
import { plain, withEuler, withThousands } from './plain.js';
import type { Asked } from '../verdict.js';

/** Two numbers without a separator, in brackets or the second with its sign: `(2 5)`, `3 -6`. */
const SPACED =
  /^(\s*(?:[{([]\s*[-−+]?[\d.,/√]*\d(?=[^})\]]*[})\]]\s*$)|[-−+]?[\d.,/√]*\d(?=\s+[-−]\d)))\s+(?=[-−+]?[\d.,/√]*\d\s*[})\]]?\s*$)(?!\d+\/\d)/;
/** A rejected number: `; -14 rejected`, `or x = -14 (invalid)`. */
const REJECTED =
  /(?:[,;]|\b(?:or|and)\b)\s*(?:[a-z][₀-₉\d]? ?= ?)?[-−]?[\d.,/]*\d,? ?\(?(?:(?:is|are|was|but) )?(?:not (?:valid|possible|allowed|defined|a solution|in the domain)|invalid|rejected|extraneous|impossible|excluded|does(?:n['’]?t| not) (?:work|count|exist))\)?(?=\s*(?:[,;.]|$))/g;
const ORDER =
  '(?:first|second|third|other|another|smaller|larger|bigger)(?: (?:one|solution|root|answer|value))?';

/**
 * Rules for text between and around the answers of a list: `x = 3 v x = -6`, `x = 3/x = -6`, `3 (and -6)`, `one is 3,
 * the other -6`, `3 -6`.
 */
const OF_LISTS: readonly Rule[] = [
  [REJECTED, ''],
  [/^.*\bbut only\b/, ''],
  [/\bor else\b/g, 'or'],
  [/(?<!\s)\s*[,;(]?\s*(?:[a-z] ?≠ ?[-−]?[\d.,/]*\d|and no others?)\)?\s*$/, ''],
  [/([\dπ)}])\s+[vo]\s+(?=[-−√(\d]|ln|log|[a-z][₀-₉\d_]*\s*=)/g, '$1 or '],
  [/\b([a-z])([₀-₉\d_]*\s?=\s?[^=/,;]*[^=/,;\s])\s*\/\s*(?=\1[₀-₉\d_]*\s*=)/g, '$1$2 or '],
  [/\s*\((and|or|&) ([^()]+)\)\s*$/g, ' $1 $2'],
  [new RegExp(`\\b(?:the )?${ORDER}(?: is|:| ?=)? (?=[-−√(\\d]|[a-z]\\d? ?=)`, 'g'), ''],
  [/\bone (?:(?:solution|root|answer|value|of them) )?(?:is|=) (?=[-−√(\dx])/g, ''],
  [SPACED, '$1; '],
  [
    /^(?!.*\s\d{3}\s*$)\s*[-−]?\d[\d.]*(?:\s+[-−]?\d[\d.]*)+\s*$/,
    (list) => list.trim().replaceAll(/\s+/g, '; '),
  ],
  [/(\d,\d+)\s+(?=[-−]?\d[\d,.]*(?:\s|$))/g, '$1; '],
];

/** Parts of an answer that repeat the question: `1 : 40000` for 1 to which number, `x ≠ 3`, `f^-1(x) = 2x`. */
const OF_QUESTIONS: readonly (readonly [question: RegExp, pattern: RegExp, by: string])[] = [
  [/\b1 to (?:which|what) number\b/i, /^\s*1\s*(?::|to\b)\s*(?=\d)/, ''],
  [/\bnot defined\b/i, /(?:≠|!=|=\/=)/g, '='],
  [/\binverse\b/i, /^\s*[a-z]\s*\^\s*[({]?\s*-1\s*[)}]?\s*\(\s*[a-z]\s*\)\s*=/, ''],
];

/** Points: `<2, 5>`, `2 5`, `x_M = 2`. */
const OF_POINTS: readonly Rule[] = [
  [/^\s*<([^<>=]*)>\s*$/g, '($1)'],
  [/\b([xy])_?[a-z](?=\s*[=:])/g, '$1'],
  [SPACED, '$1; '],
];

/** Returns the text of an entry for parsing, in keyboard characters and without asides. */
export function readable(entry: string, problem: Omit<Asked, 'answer'>): string {
  const { kind } = problem.form;
  let text = withoutAsides(plain(entry), kind);
  if (kind === 'inequality') return compared(text);
  for (const [asked, pattern, by] of OF_QUESTIONS)
    if (asked.test(problem.question ?? '')) text = text.replace(pattern, by);
  for (const [pattern, by] of kind === 'numbers' ? OF_LISTS : kind === 'point' ? OF_POINTS : [])
    text = text.replace(pattern, by as string);
  return withThousands(withEuler(text, problem), problem);
}
