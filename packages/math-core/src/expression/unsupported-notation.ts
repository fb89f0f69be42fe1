import { type Failure, failure } from '../result/result.js';

type Form = readonly [pattern: RegExp, notation: string, example: string];

const EQUATION = '2x + 3 = 11';
const NUMBER = String.raw`[-−–]?\d+(?:\.\d+)?`;

/** Notations that would be misread or not read at all, with their names and an example of what to type instead. */
const FORMS: readonly Form[] = [
  [
    /(?:^|[^a-z])d(?:\^?2|²)?\s*(?:[a-z]|\([^()]*\))?\s*\/\s*d[a-z](?![a-z])|[∂]|\\partial|\\frac\s*\{\s*d|(?:(?:^|[^a-z])[a-z]|\))['’′](?![a-z])|(?:^|[^a-z])(?:derivative|differentiate)/i,
    'Derivatives',
    EQUATION,
  ],
  [
    /∫|\\int|(?:^|[^a-z])int(?=\s*[(\d]|\s+[a-z](?:$|[^a-z]))|(?:^|[^a-z])(?:integral|integrate|antiderivative)/i,
    'Integrals',
    EQUATION,
  ],
  [/\\lim|(?:^|[^a-z])lim(?:it)?(?![a-z])/i, 'Limits', EQUATION],
  [/[Σ∑]|\\sum|(?:^|[^a-z])sum(?=\s*[(_]|\s+from\b)/, 'Sums of series', '1 + 2 + 3'],
  [/[∏Π]|\\prod/, 'Products of series', '1 * 2 * 3'],
  [/(?:^|[^a-z])det(?:erminant)?(?![a-z])|vmatrix|\|[^|]*;[^|]*\|/i, 'Determinants', EQUATION],
  [
    new RegExp(
      String.raw`\[\s*\[[^\[\]]*,|\{\s*\{|matrix|(?:^\s*|[^∈n\s]\s*)\[\s*${NUMBER}(?:\s*,\s*|\s+)${NUMBER}[^\]]*;[^\]]*\]`,
      'i',
    ),
    'Matrices',
    'x + y = 5; x - y = 1',
  ],
  [
    new RegExp(
      String.raw`[⟨⟩]|\\vec|(?:^|[^a-z])vec(?![a-z])|<\s*${NUMBER}\s*,[^<>]*>|[-−+*·×]\s*\(${NUMBER}(?:,\s*${NUMBER}){2,}\)|\(${NUMBER},\s*${NUMBER}\)\s*[-−+*·×]\s*\(${NUMBER},`,
      'i',
    ),
    'Vectors',
    'x + y = 5; x - y = 1',
  ],
  [
    /(?:^|[^a-z])(?:([fgh])(?:\^\{?\s*[-−]\s*1\s*\}?|⁻¹)?\s?\((?:(?!\1)[a-z](?:\s*[-+−]\s*(?:\d+|[a-z](?=\)[^=]*\1\()))?)\)|[fgh]\s?\(\s?[fgh]\s?\()|∘|\([fgh] o [fgh]\)|^\s*([a-z])\s?\(\s?(?!\2)[a-z]\s?\)\s*=|^\s*[a-z]\s*:\s*[a-z]\s*(?:->|→|↦|\|->)/i,
    'Functions such as f(x)',
    'y = 2x + 3',
  ],
  [
    /(?:^|[=;,])\s*(?:find\s+)?[fgh]\s?\(\s*[-−]?\d+(?:\.\d+)?\s*\)\s*(?=$|[=;,?])/i,
    'Functions such as f(x)',
    'y = 2x + 3',
  ],
  [/\d\s*%\s*\d|(?:^|[^a-z])mod(?![a-z])|≡/i, 'Remainders (mod)', EQUATION],
  [/(?:[a-z)]|\d{3})\s*!(?!=)|[a-z]!=\s*(?:6|24|120|720|5040|40320)\s*$/i, 'Factorials', '4 * 3 * 2 * 1'],
  [
    /(?:^|[^\d:.])\d{1,2}:[0-5]\d(?![\d:])\s*[-−–+]|[-−–+]\s*\d{1,2}:[0-5]\d(?![\d:])/,
    'Clock times',
    EQUATION,
  ],
  [
    /(?:^|[^a-z])(?:a(?:rc)?)?(?:sin|cos|tan|cot|sec|csc)(?!h)(?=\s*[(\d^²³⁻]|\s*[a-zα-ω](?![a-z])|\s*theta)|\\(?:arc)?(?:sin|cos|tan)/i,
    'Sine, cosine and tangent',
    EQUATION,
  ],
  [/(?:^|[^\d.,])(?:\d{4}[-−]\d{2}[-−]\d{2}|\d{1,2}\.\d{1,2}\.\d{4})(?![\d.,])/, 'Dates', EQUATION],
  [/[\u0391-\u03a9\u03b1-\u03bf\u03c1-\u03c9]/, 'Greek letters', 'x + 30 = 90'],
  [/\\(?!in\b|overline\{\d)[a-z]+/i, 'LaTeX commands', 'x/2 + 3 = 5'],
];

const NAMES = /sqrt|cbrt|root|ln|log|lg|exp|pi|abs/gi;
/** A number and a multiple of i: 3 + 2i. */
const COMPLEX = /\d\s*[-+−–]\s*\d+(?:\.\d+)?\s*i(?![a-z(])/;

/**
 * Returns a failure if a text has an unsupported notation, such as a derivative or a function: read letter by letter, it would mean
 * something else. Returns undefined if there is none. The failure has the code `unsupported-notation`, a position, and a message
 * that names the notation and gives an example of a supported input.
 * @example unsupportedNotation('d/dx x^2', 'expression')?.message // "Derivatives aren't supported yet. Try 2x + 3 = 11."
 */
export function unsupportedNotation(text: string, field: string): Failure | undefined {
  for (const [pattern, notation, example] of FORMS) {
    const position = pattern.exec(text)?.index;
    if (position !== undefined) return refusal(field, notation, example, position);
  }
  return isComplex(text) ? refusal(field, 'Complex numbers', EQUATION, text.indexOf('i')) : undefined;
}

/** Returns a failure if an unreadable text contains words. */
export function unsupportedWords(text: string, field: string): Failure | undefined {
  const found =
    /(?:^|[^a-z])((?!sqrt|cbrt|root|inf)[a-z]{4,})|(?:^|[^a-z])([a-z]{2,}\s+[a-z]{2,}(?![a-z]))/i.exec(text);
  if (!found) return undefined;
  const [all, word = found[2] ?? ''] = found;
  return refusal(field, 'Sentences', EQUATION, found.index + all.length - word.length);
}

function refusal(field: string, notation: string, example: string, position: number): Failure {
  const message = `${notation} aren't supported yet. Try ${example}.`;
  return { ...failure(field, 'unsupported-notation', message), position };
}

/** Returns whether i is the imaginary unit: the only letter of an expression, or next to z or 3 + 2i in an equation. */
function isComplex(text: string): boolean {
  const letters = new Set(text.replaceAll(NAMES, ' ').match(/[a-z]/gi));
  if (!letters.delete('i')) return false;
  letters.delete('e');
  if (!/[=<>≤≥≠≈]/.test(text)) return letters.size === 0;
  if (letters.size === 0) return /^\s*i\s*(?:\^\s*2|²)\s*=\s*[-−–]/.test(text);
  return COMPLEX.test(text) || (letters.size === 1 && letters.has('z'));
}
