import { respelled, type Spelled } from './spelled.js';
import { typedText } from './typed-text.js';

/** The text after a name that shows that it isn't a product of letters: sen 2x, tg(x), senx. */
const ARGUMENT = String.raw`(?=\s*(?:[(|√π\d.²³⁴⁻α-ω]|\^\s*[-−(\d]|[-−][\da-z(√π]|sqrt|pi(?![a-z]))|\s+\d*[a-z]\d*(?![a-z])|x(?![a-z]))`;
/** An argument that no unit and no product of a length and a breadth has: lb 8, sh x. */
const OF_LOGARITHM = String.raw`(?=\s*[(√\d]|\s+[a-z](?![a-z]))`;
const OF_X = String.raw`(?=\s*\(?\s*\d*x)`;
const RADICAND = String.raw`(?:\s*(?:aus|von|der|de|di)(?![a-z]))?(?=\s*(?:[(√π\d.]|[a-z](?![a-z])))`;
const NUMBERS = String.raw`(?:\s*(?:von|de|di|du)(?![a-z]))?(?=\s*[(:\d])`;
const ARC = String.raw`(?:(arc)o?[\s-]?)?`;
const NOT_A_UNIT = String.raw`(?<![\d.]\s?)()`;

/** The names of functions in other languages, with the text before and after them that they need, and our name. */
const ROWS: readonly (readonly [ours: string, theirs: string, after: string, before?: string])[] = [
  ['sin', 'sen|seno|sinus', ARGUMENT, ARC],
  ['cos', 'cosen|coseno|cosinus|kosinus', ARGUMENT, ARC],
  ['tan', 'tg|tang|tangens|tangente', ARGUMENT, ARC],
  ['cot', 'cotg|ctg|cotan|cotang|cotangens|cotangente|kotangens', ARGUMENT, ARC],
  ['csc', 'cosec|cossec', ARGUMENT, ARC],
  ['sinh', 'senh', ARGUMENT],
  ['tanh', 'tgh', ARGUMENT],
  ['coth', 'cotgh|ctgh|cth', ARGUMENT],
  ['sinh', 'sh', OF_X, NOT_A_UNIT],
  ['cosh', 'ch', OF_X, NOT_A_UNIT],
  ['tanh', 'th', OF_X, NOT_A_UNIT],
  ['log_2 ', 'lb|ld', OF_LOGARITHM, NOT_A_UNIT],
  ['cbrt', 'kubikwurzel|dritte wurzel|(?:raiz|raíz|racine|radice) (?:cúbica|cubica|cubique)', RADICAND],
  [
    'sqrt',
    'wurzel|quadratwurzel|(?:raiz|raíz|racine|radice)(?: (?:cuadrada|quadrada|carr[ée]e|quadrata))?',
    RADICAND,
  ],
  ['gcd', 'ggt|mcd|mdc|pgcd', NUMBERS],
  ['lcm', 'kgv|mcm|mmc|ppcm', NUMBERS],
];

const PATTERNS = ROWS.map(
  ([ours, theirs, after, before = '()']) =>
    [ours, new RegExp(String.raw`(?<![a-zà-ÿ])\\?${before}(?:${theirs})${after}`, 'gi')] as const,
);

/** Respells the names of functions in other languages: tg x as tan x. Positions are kept. */
export function withOurNames(line: Spelled): Spelled {
  return PATTERNS.reduce(
    (all, [ours, pattern]) => respelled(all, pattern, ([, arc = '']) => arc.toLowerCase() + ours),
    line,
  );
}

/**
 * Writes the names of functions in other languages as ours. Names that are unknown, or have no argument, stay.
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example functionNames('tg x = 1') // "tan x = 1"
 * @example functionNames('ggT(12, 18)') // "gcd(12, 18)"
 */
export function functionNames(text: string): string {
  const typed = typedText('text', text);
  return withOurNames({ text: typed, places: Array.from({ length: typed.length + 1 }, (_, place) => place) })
    .text;
}
