import { readList } from '../list/read-list.js';
import { typedText } from './typed-text.js';

const NUMBER = String.raw`\(?(-?[\d.]+(?:\/\d+)?|e)\)?`;
/** The radicand of a root in words: one number, fraction or letter, or parentheses. */
const RADICAND = String.raw`([-−]?\d+(?:\.\d+)?(?:\/\d+)?(?![\w.^(/!%]| %)|[a-z]\b|\([^()]*\))`;
/** A relation, or the end of the text. */
const END = String.raw`(?=\s*(?:[=<>≤≥]|\b(?:is|equals|gives|makes|results in)\b|$))`;

/** The end of words before which "the sum of 3 and 4" is a part: 5 more than the sum of 3 and 4. */
const INSIDE = String.raw`(?<=\b(?:times|twice|double|triple|half of|square of|root of|than|\d of) )(?:the )?`;

/** Writes a list of numbers with a sign between them, if it has enough, and leaves other text as it is. */
const listed =
  (sign: string, least = 2) =>
  (all: string, list: string): string => {
    const { numbers, unreadable } = readList(list);
    const isPlain = unreadable.length === 0 && numbers.every((number) => /^\d+(?:\.\d+)?$/.test(number));
    return isPlain && numbers.length >= least ? numbers.join(` ${sign} `) : all;
  };

/** Writes 7 into 84 as 84 ÷ 7. To divide 10 into 4 could also mean 4 parts. */
function quotientInto(all: string, numbers: string): string {
  const [a = '', b = ''] = numbers.match(/[\d.]+/g) ?? [];
  return Number(a) > Number(b) && /^divide/i.test(all) ? all : `${b} ÷ ${a}`;
}

/** Words and the signs that the engine's grammar has for them, in the order in which they are replaced. */
const WORDS: readonly (readonly [words: RegExp, signs: string | ((all: string, list: string) => string)])[] =
  [
    [/(?<=(?<![\d_])\d{1,3}(?:[ ']\d{3})*)[ '](?=\d{3}(?!\d))/g, ''], // groups of thousands
    [/=>/g, '≥'],
    [/&lt;/g, '<'],
    [/&gt;/g, '>'],
    ...Object.entries({ sum: '+', '(?:difference|diff)': '-', product: '*', quotient: '÷' }).map(
      ([name, sign]) =>
        [
          new RegExp(`${INSIDE}${name} (?:of|between) (.+?) (?:and|,) (.+?)${END}`, 'i'),
          `($1 ${sign} $2)`,
        ] as const,
    ),
    [/^(?:the )?product of (?:the numbers )?(.+)$/i, listed('*')],
    [/^(?:the )?(?:sum|total) of (?=[\d(][^a-z]*\+[^a-z]*$)/i, ''],
    [/^add (?:up )?(?:the numbers )?(.+)$/i, listed('+', 3)],
    [/^multiply (.+)$/i, listed('*', 3)],
    [/^(?:the )?sum of (.+?) (?:and|,) (.+)$/i, '$1 + $2'],
    [/^(?:the )?product of (.+?) (?:and|,) (.+)$/i, '$1 * $2'],
    [/^(?:the )?quotient of (.+?) (?:and|,) (.+)$/i, '$1 ÷ $2'],
    [/^(?:the )?(?:difference|diff) (?:of|between) (.+?) and (.+)$/i, '$1 - $2'],
    [new RegExp(`^add (.+?) (?:and|to|with) (.+?)${END}`, 'i'), '$2 + $1'],
    [new RegExp(`^(?:subtract|take(?: away)?) (.+?) from (.+?)${END}`, 'i'), '$2 - $1'],
    [new RegExp(`^(.+?) (?:subtracted|taken away) from (.+?)${END}`, 'i'), '$2 - $1'],
    [/^multiply (?!out)(.+?) (?:by|and|with) (.+)$/i, '$1 * $2'],
    [new RegExp(`^(?:divide|share) (.+?) by (.+?)${END}`, 'i'), '($1)/($2)'],
    [new RegExp(`\\b(?:the )?square of ${RADICAND}`, 'gi'), '($1)^2'],
    [new RegExp(`\\b(?:the )?cube of ${RADICAND}`, 'gi'), '($1)^3'],
    [/\b(?:a|what|which|some|the) number\b(?! of)/gi, 'x'],
    [/\b(?:double|twice) (?=[\d(.]|[b-z]\b)/gi, '2 * '],
    [/\btriple (?=[\d(.]|[b-z]\b)/gi, '3 * '],
    [/(?<=x.*) (?:gives|makes|results in) (?=-?[\d.]+$)/gi, ' = '],
    [/^factorial of (\d+)$|^(\d+) factorial$/i, '$1$2!'],
    [
      /^(?:divide |how many times (?:does|do) )?([\d.]+ (?:go(?:es)? )?into [\d.]+)(?:,? how many times)?$/gi,
      quotientInto,
    ],
    [/^foil /i, 'expand '],
    [/^(.+\d) simplify$/i, 'simplify $1'],
    [/^is (?=.*[<>=≤≥])/gi, ''],
    [/^is (.+?) (?:less|smaller) than (.+)$/gi, '$1 < $2'],
    [/^is (.+?) (?:more|greater|larger|bigger) than (.+)$/gi, '$1 > $2'],
    [/^(?:the )?absolute value of (.+?)(?= ?[<>=]|$)/gi, '|$1|'],
    [/ *\b(?:added to|plus|increased by|and (?:then )?add)\b */gi, ' + '],
    [
      / *\b(?:(?:and (?:then )?)?(?:minus|take away|subtract)|(?:decreased|reduced|diminished) by|less(?! than))\b */gi,
      ' - ',
    ],
    [/ *\b(?:multiplied by|times|(?:lots|groups|sets) of)\b */gi, ' * '],
    [/(?<=[\d)]) *x *(?=[\d(.])/gi, ' * '],
    [/ *\b(?:divided by|over)\b */gi, ' ÷ '],
    [
      /\be (?:raised )?to (?:the )?(?:power (?:of )?)?(?!what|\d+(?:st|nd|rd|th))(-?[\w.]+|\([^()]*\))(?![\w^(])/gi,
      'e^($1)',
    ],
    [/ *\b(?:raised )?to (?:the )?(?:what power|power of what)\b(?: is)?/gi, '^x ='],
    [/ *\b(?:raised )?to (?:the )?power(?: of)? */gi, '^'],
    [/ *\b(?:raised )?to (?:the )?(\d+)(?:st|nd|rd|th)(?: power)?\b/gi, '^$1'],
    [/^([\d.]+|[a-z]) (?:raised to(?: the)?|to the) (?=-?\d+(?:\.\d+)?$)/gi, '$1^'],
    [/^(?:the )?(\d+)(?:st|nd|rd|th) power of (.+)$/gi, '($2)^$1'],
    [/ *\bsquared\b(?! root)/gi, '^2'],
    [/ *\bcubed\b/gi, '^3'],
    [new RegExp(`\\b(?:the )?cube root(?: of)? ${RADICAND}`, 'gi'), 'root(3, $1)'],
    [new RegExp(`\\b(?:the )?(\\d+)(?:st|nd|rd|th) root of ${RADICAND}`, 'gi'), 'root($1, $2)'],
    [new RegExp(`\\b(?:the )?(?:(?:sq|squared?) ?)?root(?: of)? ${RADICAND}`, 'gi'), 'sqrt($1)'],
    [/\b(?:the )?(?:sqrt|(?:square )?root) of (?=[\d(x])/gi, 'sqrt '],
    [/\bnegative (?=\d+(?:\.\d+)?(?! (?:squared|cubed|to)))/gi, '-'],
    [/⁴√|∜/g, 'root4 '],
    [/root4 \(?(\d+)\)?/g, 'root(4, $1)'],
    [/,? (?:if|when|where|with) (?=[a-z] ?=)/gi, ' at '],
    [/^(rationali[sz]e)(?: the denominator)?(?: of| in)? /i, '$1 '],
    [/\bnatural log(?:arithm)?s?(?: of)?|\bln of\b/gi, 'ln'],
    [/\b(?:common )?log(?:arithm)?(?: of)?(?= *[({\d]| (?:to |in |with )?(?:the )?base| [a-z]\b)/gi, 'log'],
    [
      new RegExp(`\\blog,? *(?:to |in |with )?(?:the )?base(?: of)? ${NUMBER},? *(?:of )?`, 'gi'),
      'log_($1) ',
    ],
    [
      new RegExp(`\\blog ${NUMBER},? *\\(?(?:to |in |with )?(?:the )?base(?: of)? ${NUMBER}\\)?`, 'gi'),
      'log_($2) ($1)',
    ],
    [new RegExp(`^(?:to )?base ${NUMBER} log (?:of )?${NUMBER}$`, 'gi'), 'log_($1) ($2)'],
  ];

/**
 * Writes the words of a problem as signs: "the sum of 3 and 5" as "3 + 5", "log base 2 of 8" as "log_(2) 8".
 * Throws `MathError`: `syntax` for a value that isn't text; `too-large` for more than 2,000 characters.
 * @example wordsAsSigns('the sum of 3 and 5') // "3 + 5"
 * @example wordsAsSigns('cube root of 27') // "root(3, 27)"
 */
export function wordsAsSigns(text: string): string {
  return WORDS.reduce(
    (written, [words, signs]) =>
      typeof signs === 'string' ? written.replace(words, signs) : written.replace(words, signs),
    typedText('text', text),
  );
}
