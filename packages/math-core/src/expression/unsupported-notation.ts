import { MIXED_COMMAS } from '../read/mixed-commas.js';
import { checkedText } from '../result/math-error.js';
import { type Failure, failure } from '../result/result.js';

/** A notation, and the sentence that refuses it. */
type Form = readonly [pattern: RegExp, sentence: string | ((found: RegExpExecArray) => string)];

const EQUATION = '2x + 3 = 11';
const NUMBER = String.raw`[-−–]?\d+(?:\.\d+)?`;

/** Returns the sentence that refuses a notation without support, with an example that works. */
export function notYet(notation: string, example: string): string {
  return `${notation} aren't supported yet. Try ${example}.`;
}

/** Returns the sentence that refuses a notation which another function supports. */
function notHere(notation: string, example: string): string {
  return `${notation} aren't supported here. Try ${example}.`;
}

/** Returns a call of the function that answers requests. */
function request(text: string): string {
  return `answerRequest('${text}')`;
}

/** Returns the sentence that asks if a percent sign before a number is a percentage or a remainder. */
function percentOrRemainder([, first, bare, grouped]: RegExpExecArray): string {
  const second = bare ?? grouped ?? '';
  if (first === undefined) return notHere('Percent signs before a number', `x = 5% of ${second}`);
  const percentage = `${first}% of ${second}`;
  const areWhole = /^\d+ \d+$/.test(`${first} ${second}`);
  if (!areWhole || BigInt(second) === 0n) return notHere('Percent signs before a number', percentage);
  const remainder = `divideWithRemainder({ dividend: ${first}, divisor: ${second} })`;
  return `${first} % ${second} can mean a percentage or a remainder. Try ${percentage} or ${remainder}.`;
}

/** Matches a derivative: d/dx x², ∂f, f', derivative of x². */
const DERIVATIVE =
  /(?:^|[^a-z])d(?:\^?2|²)?\s*(?:[a-z]|\([^()]*\))?\s*\/\s*d[a-z](?![a-z])|[∂]|\\partial|\\frac\s*\{\s*d|(?:(?:^|[^a-z])[a-z]|\))['’′](?![a-z])|(?:^|[^a-z])(?:derivative|differentiate)/i;
/** Matches an integral: ∫ x dx, int(x), integrate x. */
const INTEGRAL =
  /∫|\\int|(?:^|[^a-z])int(?=\s*[(\d]|\s+[a-z](?:$|[^a-z]))|(?:^|[^a-z])(?:integral|integrate|antiderivative)/i;
/** Matches a definition of a function: f(x) = 2x, P(x) = x² + 1, f: x ↦ 2x. */
const DEFINITION = /^\s*([a-z])\s?\(\s?(?!\1)[a-z]\s?\)\s*=|^\s*[a-z]\s*:\s*[a-z]\s*(?:->|→|↦|\|->)/i;
/** Matches a request about a function that it defines: inverse of f(x) = 2x. */
const DEFINED_FUNCTION = /[^a-z_]([fgh])\s?\(\s?(?!\1)[a-z]\s?\)\s*=/i;
/** Matches a function: y = f(x), f⁻¹(x), g ∘ f, f(g(2)), y(x) = 3, f: x ↦ 2x. */
const FUNCTION =
  /(?:^|[^a-z])(?:([fgh])(?:\^\{?\s*[-−]\s*1\s*\}?|⁻¹)?\s?\((?:(?!\1)[a-z](?:\s*[-+−]\s*(?:\d+|[a-z](?=\)[^=]*\1\()))?)\)|[fgh]\s?\(\s?[fgh]\s?\()|∘|\([fgh] o [fgh]\)|^\s*([a-z])\s?\(\s?(?!\2)[a-z]\s?\)\s*=|^\s*[a-z]\s*:\s*[a-z]\s*(?:->|→|↦|\|->)/i;
/** Matches the value of a function on its own: f(3), find g(−2), h(0.5) = 1. */
const FUNCTION_VALUE = /(?:^|[=;,])\s*(?:find\s+)?[fgh]\s?\(\s*[-−]?\d+(?:\.\d+)?\s*\)\s*(?=$|[=;,?])/i;
/** Matches a factorial: n!, (n − 1)!, 100!, n!=120. */
const FACTORIAL = /(?:[a-z)]|\d{3})\s*!(?!=)|[a-z]!=\s*(?:6|24|120|720|5040|40320)\s*$/i;
/** Matches a time of day in a sum: 2:30 + x. */
const CLOCK_TIME = /(?:^|[^\d:.])\d{1,2}:[0-5]\d(?![\d:])\s*[-−–+]|[-−–+]\s*\d{1,2}:[0-5]\d(?![\d:])/;
/** Matches a trigonometric function: sin x, cos(30), tan²x, arcsin 1/2, \sin. */
const TRIGONOMETRIC =
  /(?:^|[^a-z])(?!cost(?![a-z]))(?:a(?:rc)?)?(?:sin|cos|tan)(?!h)(?=\s*[(\d^²³⁻]|(?:\s+[a-zα-ω]|a|b|n|[t-z]|[α-ω])(?![a-z])|\s*theta)|\\(?:arc)?(?:sin|cos|tan)/i;
/** Matches a reciprocal of a trigonometric function: cot x, sec(30°), \csc. */
const RECIPROCAL =
  /(?:^|[^a-z])(?:a(?:rc)?)?(?:cot|sec|csc)(?!h)(?=\s*[(\d^²³⁻]|\s*[a-zα-ω](?![a-z])|\s*theta)|\\(?:arc)?(?:cot|sec|csc)/i;
/** Matches a hyperbolic function: sinh x, cosh(1), artanh. */
const HYPERBOLIC = /(?:^|[^a-z])(?:a(?:r|rc)?)?(?:sin|cos|tan|cot)h(?=\s*[(\d^²]|\s*[a-z](?![a-z]))/i;
/** Matches the GCD or LCM of numbers or terms: gcd(12, 18), LCM: 4x, 6x. GCF: 12x + 18y asks for the factors of a sum. */
const COMMON_FACTOR = /(?:^|[^a-z])(?:(?:gcd|gcf|hcf)(?!\s*:[^=,]*[a-z][^=,]*$)|lc[md])(?=\s*[(:\d])/i;
/** Matches functions without parentheses that would be products of letters: sgn x, max x. */
const NAMED = /(?:^|[^a-z])(?:sgn|max|min|arg|cis|erf)(?=\s+[a-z](?![a-z]))/i;
/** Matches a triangle to solve: law of sines, triangle a = 3, b = 4. */
const TRIANGLE =
  /(?:law|rule) of (?:co)?sines|(?:co)?sine (?:law|rule)|(?:^|[^a-z])triangle\b.*\b[a-c]\s*=.*\b[a-c]\s*=/i;
/** Matches a matrix: [[1, 2], [3, 4]], {{1, 2}, {3, 4}}, [1 2; 3 4]. */
const MATRIX = new RegExp(
  String.raw`\[\s*\[[^\[\]]*,|\{\s*\{|matrix|(?:^\s*|[^∈n\s]\s*)\[\s*${NUMBER}(?:\s*,\s*|\s+)${NUMBER}[^\]]*;[^\]]*\]`,
  'i',
);
/** Matches a vector: <1, 2>, ⟨1, 2⟩, 2 * (1, 2, 3), (1, 2) + (3, 4), \vec. */
const VECTOR = new RegExp(
  String.raw`[⟨⟩]|\\vec|(?:^|[^a-z])vec(?![a-z])|(?<![\w)²³|]\s?)<\s*${NUMBER}\s*,[^<>]*>|[-−+*·×]\s*\(${NUMBER}(?:,\s*${NUMBER}){2,}\)|\(${NUMBER},\s*${NUMBER}\)\s*[-−+*·×]\s*\(${NUMBER},`,
  'i',
);

/** Matches a date with the year first: 2024-05-06, 2024/05/06, 2024-5-6. */
const YEAR_FIRST =
  /(?:^|[^\d.,])(?:\d{4}([-−/])(?:0\d|1[0-2])\1[0-3]\d|(?:19|20)\d\d-(?:1[0-2]|[1-9])-(?:[12]\d|3[01]|[1-9]))(?![\d.,])/;
/** Matches a date with the year last: 12-25-2024, 5/14/2010, 25.12.2024. */
const YEAR_LAST = /(?:^|[^\d.,])(?:[0-3]?\d([-−/])[0-3]?\d\1(?:19|20)\d\d|\d{1,2}\.\d{1,2}\.\d{4})(?![\d.,])/;
/** Matches digits with hyphens and a zero in front of a part: 555-0199, 020-7946-0958. */
const ZERO_CODE = /^\s*(?=(?:\d+-)*0\d)\d+(?:-\d+)+\s*$/;
/** Matches digits with hyphens in the parts of a telephone number or a longer code: 212-555-1234, 978-3-16-148410-0. */
const LONG_CODE = /^\s*(?:\d{3}-\d{2,3}-\d{4}|(?=(?:-?\d){9})\d+(?:-\d+){3,})\s*$/;
/** Matches a telephone number with an area or country code: (212) 555-1234, +44 20 7946 0958, 020 7946 0958. */
const TELEPHONE =
  /^\s*(?:(?:\+?\d{1,3}[ -]?)?\(\d{3}\) ?\d{3}[- ]?\d{4}|\+\d{1,3}(?:[ -]?\(?\d{2,4}\)?){3,4}|0\d{2,4}(?: \d{3,4}){1,2})\s*$/;

/** Matches a percent sign before a number: 10 % 3, 10 % (3), x % 3. */
const PERCENT_BEFORE_NUMBER =
  /(?:(?<![\d.])(\d+(?:\.\d+)?)|[a-z)²³])\s*%\s*(?:(\d+(?:\.\d+)?)|\(\s*(\d+)\s*\))/i;

/** Notations that would be misread or not read at all. */
const FORMS: readonly Form[] = [
  [MIXED_COMMAS, notYet('Commas with two meanings', '1,234.5 + 1,234.5')],
  [DERIVATIVE, notHere('Derivatives', request('d/dx x^2'))],
  [INTEGRAL, notYet('Integrals', EQUATION)],
  [/\\lim|(?:^|[^a-z])lim(?:it)?(?![a-z])/i, notYet('Limits', EQUATION)],
  [/[Σ∑]|\\sum|(?:^|[^a-z])sum(?=\s*[(_]|\s+from\b)/, notYet('Sums of series', '1 + 2 + 3')],
  [/[∏Π]|\\prod/, notYet('Products of series', '1 * 2 * 3')],
  [
    /^[^=]*\d\s*[,;+*-]?\s+(?:\.{3}|…)|^[^=]*[,+*-]\s*(?:\.{3}|…)/,
    notYet('Sequences and series with dots', '1 + 2 + 3'),
  ],
  [/(?:^|[^a-z])det(?:erminant)?(?![a-z])|vmatrix|\|[^|]*;[^|]*\|/i, notYet('Determinants', EQUATION)],
  [MATRIX, notYet('Matrices', 'x + y = 5; x - y = 1')],
  [VECTOR, notYet('Vectors', 'x + y = 5; x - y = 1')],
  [DEFINITION, notHere('Function definitions alone', request('f(x) = 2x + 3'))],
  [DEFINED_FUNCTION, notHere('Requests about functions', request('inverse of f(x) = 2x + 3'))],
  [FUNCTION, notYet('Undefined functions', 'f(x) = 2x + 3; f(4)')],
  [FUNCTION_VALUE, notYet('Undefined functions', 'f(x) = 2x + 3; f(4)')],
  [PERCENT_BEFORE_NUMBER, percentOrRemainder],
  [/(?:^|[^a-z])mod(?![a-z])|≡/i, notHere('Remainders (mod) of this kind', request('3x ≡ 2 (mod 7)'))],
  [FACTORIAL, notYet('Factorials of anything but a number up to 99', '5!')],
  [CLOCK_TIME, notHere('Clock times', EQUATION)],
  [COMMON_FACTOR, notYet('GCD and LCM in calculations and equations', EQUATION)],
  [NAMED, notYet('Functions such as sgn and max', EQUATION)],
  [TRIANGLE, notYet('Triangles', request('sin x = 1/2'))],
  [HYPERBOLIC, notYet('Hyperbolic functions', request('sin x = 1/2'))],
  [RECIPROCAL, notYet('Cotangent, secant and cosecant', request('sin x = 1/2'))],
  [TRIGONOMETRIC, notHere('Sine, cosine and tangent', request('sin x = 1/2'))],
  [YEAR_FIRST, notHere('Dates', EQUATION)],
  [YEAR_LAST, notHere('Dates', EQUATION)],
  [ZERO_CODE, notYet('Telephone numbers and codes', '800 - 555')],
  [LONG_CODE, notYet('Telephone numbers and codes', '800 - 555')],
  [TELEPHONE, notYet('Telephone numbers and codes', '800 - 555')],
  [/[\u0391-\u03a9\u03b1-\u03bf\u03c1-\u03c9]/, notYet('Greek letters', 'x + 30 = 90')],
  [/\\(?!in\b|overline\{\d)[a-z]+/i, notYet('LaTeX commands', 'x/2 + 3 = 5')],
];

const SENTENCES = `Only some sentences are supported. Try ${EQUATION} or answerRequest.`;

/** Requests in words for other subjects. They are named instead of "sentences". */
const SUBJECTS: readonly Form[] = [
  [
    /\btangent (?:line )?(?:to|at|of)\b|\b(?:tangent|normal) line\b|\brate of change\b/i,
    notYet('Tangent lines and rates of change', request('derivative of x^2 at x = 3')),
  ],
  [
    /\barea (?:under|below|between|bounded|enclosed)\b|\bvolume of revolution\b/i,
    notYet('Integrals', EQUATION),
  ],
  [/\btriangle\b.*\bangles?\b|\bangles?\b.*\btriangle\b/i, notYet('Triangles', request('sin x = 1/2'))],
  [/\bsum\b.*(?:∞|\binfinity\b|\b[a-z] ?= ?\d+ to\b)/i, notYet('Sums of series', '1 + 2 + 3')],
];

const COMPLEX_NUMBERS = notHere('Complex numbers', request('(1 + i)^2'));
const NAMES = /sqrt|cbrt|root|ln|log|lg|exp|pi|abs/gi;
/** A number and a multiple of i: 3 + 2i. */
const COMPLEX = /\d\s*[-+−–]\s*\d+(?:\.\d+)?\s*i(?![a-z(])/;

const LONGEST = 20_000;

/**
 * Returns a failure if a string has an unsupported notation, such as a derivative or a function, which
 * would mean something else if it were read letter by letter. Returns undefined if there is none, or for more than 20,000 characters. Throws `MathError`: `syntax` for a value that isn't text. The failure has the code `unsupported-notation`, a position, and a message
 * that names the notation and gives an example of a supported input, or of the function that supports the notation.
 * @example unsupportedNotation('∫ x dx', 'expression')?.message // "Integrals aren't supported yet. Try 2x + 3 = 11."
 */
export function unsupportedNotation(text: string, field: string): Failure | undefined {
  const refused = unsupportedForm(text, field);
  if (refused || text.length > LONGEST) return refused;
  return isComplex(text) ? refusal(field, COMPLEX_NUMBERS, text.indexOf('i')) : undefined;
}

/** Returns a failure if a string has an unsupported notation, but not for complex numbers. */
export function unsupportedForm(text: string, field: string): Failure | undefined {
  if (checkedText('text', text).length > LONGEST) return undefined;
  return refusalIn(FORMS, text, field);
}

/** Returns a failure if an unreadable string contains words. */
export function unsupportedWords(text: string, field: string): Failure | undefined {
  const found =
    /(?:^|[^a-z])((?!sqrt|cbrt|root|inf)[a-z]{4,})|(?:^|[^a-z])([a-z]{2,}\s+[a-z]{2,}(?![a-z]))/i.exec(text);
  if (!found) return undefined;
  const [all, word = found[2] ?? ''] = found;
  const position = found.index + all.length - word.length;
  return refusalIn(SUBJECTS, text, field) ?? refusal(field, SENTENCES, position);
}

/** Refuses the first notation of a list that a text contains. */
function refusalIn(forms: readonly Form[], text: string, field: string): Failure | undefined {
  for (const [pattern, sentence] of forms) {
    const found = pattern.exec(text);
    if (found) return refusal(field, typeof sentence === 'string' ? sentence : sentence(found), found.index);
  }
  return undefined;
}

function refusal(field: string, message: string, position: number): Failure {
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
