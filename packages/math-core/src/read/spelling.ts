import { withOurNames } from './function-names.js';
import { fromLatex, isLatex } from './latex.js';
import { fromMathml, isMathml } from './mathml.js';
import { type Spelled, Spelling } from './spelled.js';

/**
 * Signs that look like others, or are invisible. Superscripts and fractions such as ½ keep their meaning and
 * stay.
 */
const CHARACTERS: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2061': '', // function application
  '\u2062': '', // invisible times
  '\u2063': '', // invisible separator
  '\u2064': '', // invisible plus
  '\u00ad': '',
  '\ufeff': '',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '﹣': '-',
  '∗': '*',
  '⁎': '*',
  '✕': '×',
  '✖': '×',
  '⨯': '×',
  '⁄': '/',
  '∕': '/',
  '∶': ':',
  '〖': '(',
  '〗': ')',
  '⩽': '≤',
  '≦': '≤',
  '⩾': '≥',
  '≧': '≥',
  '→': '→',
  '⋅': '·',
  ℎ: 'h',
  ℯ: 'e',
  ⅇ: 'e',
  ⅈ: 'i',
  '∣': '|',
  '｜': '|',
  '≟': '=',
  // Cyrillic and Greek letters that look like Latin ones.
  а: 'a',
  с: 'c',
  о: 'o',
  р: 'p',
  х: 'x',
  у: 'y',
  χ: 'x',
};

/** Letters and digits of mathematical alphabets (Word’s italic), and full-width ones. */
const ALPHABETS = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/u;
/**
 * The length of the longest string that is respelled. MathML is much longer than the math that it represents.
 * A longer string stays as it is and is rejected as too long.
 */
const MAX_TYPED_CHARACTERS = 10_000;

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/;

/**
 * Respells a string as our grammar reads it: LaTeX, MathML, Word’s alphabets and linear format, signs in all their forms, and
 * names of functions in other languages.
 * `\frac{1}{2}x ⩽ 𝑦` becomes `(1/2)x ≤ y`.
 */
export function spelled(typed: string): Spelled {
  if (typed.length > MAX_TYPED_CHARACTERS) return { text: typed, places: [] };
  const read = isMathml(typed) ? fromMathml(typed) : isLatex(typed) ? fromLatex(typed) : undefined;
  return withOurNames(read ? through(read, plainCharacters) : plainCharacters(typed));
}

/** Applies another respelling to one, and keeps the typed positions. */
function through({ text, places }: Spelled, respell: (text: string) => Spelled): Spelled {
  const next = respell(text);
  return { text: next.text, places: next.places.map((place) => places[place] ?? 0) };
}

function plainCharacters(typed: string): Spelled {
  const spelling = new Spelling();
  let at = 0;
  for (const sign of typed) {
    const plain =
      CHARACTERS[sign] ??
      (ALPHABETS.test(sign) ? sign.normalize('NFKC') : INVISIBLE.test(sign) || isControl(sign) ? '' : sign);
    // Two equals signs compare, as in programs.
    if (!(plain === '=' && spelling.last === '=' && !/[<>!~/=]=$/.test(spelling.written)))
      spelling.write(plain, at);
    at += sign.length;
  }
  return spelling.done(typed.length);
}

/** Returns whether a sign is a control character other than a tab or a line break, as some programs paste them. */
function isControl(sign: string): boolean {
  return (sign < ' ' && !/\s/.test(sign)) || sign === '\u007f';
}
