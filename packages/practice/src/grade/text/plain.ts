import { charge, remembered } from '../../value/work.js';
import { fromLatex, type Rule } from './latex.js';
import type { Asked } from '../verdict.js';
import { isChanged } from './words.js';

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  le: '≤',
  ge: '≥',
  amp: '&',
  nbsp: ' ',
  times: '×',
  minus: '-',
  deg: '°',
  pi: 'π',
  radic: '√',
  middot: '·',
  quot: '"',
};

const UPPER = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWER = '₀₁₂₃₄₅₆₇₈₉';
const DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९'];
const digitsIn = (text: string, from: string): string =>
  Array.from(text, (digit) => String(from.indexOf(digit))).join('');

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^hal/, 2],
  [/^third/, 3],
  [/^(?:quarter|fourth)/, 4],
  [/^fifth/, 5],
  [/^sixth/, 6],
  [/^seventh/, 7],
  [/^eighth/, 8],
  [/^ninth/, 9],
  [/^tenth/, 10],
  [/^eleventh/, 11],
  [/^twelfth/, 12],
];

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺⁽⁾ⁿˣᵗᵏᵐ';
const lowered = (text: string): string =>
  Array.from(text, (sign) => '0123456789-+()nxtkm'.charAt(RAISED.indexOf(sign))).join('');

/** Moves the decimal point of a number to the right: 2.5 by 3 is 2500. */
function shifted(number: string, by: number): string {
  const [whole = '', decimals = ''] = number.split('.');
  const digits = decimals.padEnd(by, '0');
  const moved = `${whole}${digits.slice(0, by)}`.replace(/^0+(?=\d)/, '');
  return moved + (digits.length > by ? `.${digits.slice(by)}` : '');
}

const SINES: Readonly<Record<string, string>> = { 0: '0', 30: '1/2', 45: '√2/2', 60: '√3/2', 90: '1' };
const TANGENTS: Readonly<Record<string, string>> = { 0: '0', 30: '√3/3', 45: '1', 60: '√3' };

function trigonometric(name: string, angle: string): string {
  const value = name === 'sin' ? SINES[angle] : name === 'cos' ? SINES[90 - Number(angle)] : TANGENTS[angle];
  return value === undefined ? `${name}(${angle})` : `(${value})`;
}

/** Characters that look like, or abbreviate, others. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '℃': '°c',
  '℉': '°f',
  '٪': '%',
  ℓ: 'l',
  ℯ: 'e',
  ᴨ: 'π',
};

/** `has an area of 45`: a quantity before its number. */
const NAMED_OF =
  /\b(areas?|volume|perimeter|circumference|length|width|height|depth|size|angle|slope|gradient|value|answer|result|total|price|distance|sides?|legs?|hypotenuse|radius|diameter|speed|weight|mass|age|rate|measure|capacity|ph) of (?=(?:about |around |exactly )?[-−√$(≈~]? ?\d)/g;

/** Replacements for the characters of phones, calculators, word processors, chats and international keyboards. */
const RULES: readonly Rule[] = [
  [/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f/g, ''],
  [
    /[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u3380-\u33df\u2460-\u2473]/gu,
    (found) => found.normalize('NFKC').toLowerCase(),
  ],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/[℃℉٪ℓℯᴨ]/g, (found) => LOOKALIKES[found] ?? found],
  [/<sup>(\d+)<\/sup>/g, '^$1'],
  [/_\{(\d|[a-z])\}(?=\s*[=:≈])/g, '_$1'],
  [/(?<![<>=!])==(?![=>])/g, '='],
  [/(?:\d\u0305)+/g, (found) => `(${found.replaceAll('\u0305', '')})`],
  ...DIGITS.map((digits): Rule => [new RegExp(`[${digits}]+`, 'g'), (found) => digitsIn(found, digits)]),
  [/&([a-z]+);/g, (found, name) => ENTITIES[name] ?? found],
  [/(?![✖©®])[\p{Extended_Pictographic}✓✔☑]/gu, ' '],
  [/^\s*\$\$?([^$]+)\$\$?[\s.]*$/g, '$1'],
  [/\$([-−(a-z][^$]*)\$/g, '$1'],
  [/(^|\s)\*\*(\S[^*]*)\*\*(?=$|[\s.,!])/g, '$1$2'],
  [/`/g, ''],
  [/^\s*(?:'([^']*)'|\*([^*]+)\*)\s*$/g, '$1$2'],
  [/^\s*["“”„«]+|["“”»]+\s*$/g, ''],
  [/(\$ ?\d[\d.,]*) (?:dollars?|usd)\b/g, '$1'],
  [/(\d)ᴇ/g, '$1e'],
  [/(\d) ?ee ?(?=[-−]?\d)/g, '$1e'],
  [/(\d+)⌟(\d+)⌟(\d+)/g, '$1 $2/$3'],
  [/(\d+)⌟(\d+)/g, '$1/$2'],
  [
    new RegExp(`([${UPPER}]+)[⁄/]([${LOWER}]+)`, 'g'),
    (_, top, bottom) => `${digitsIn(top, UPPER)}/${digitsIn(bottom, LOWER)}`,
  ],
  [/(\d)['’](?=\d{3}(?!\d))/g, '$1'],
  [/(?<![\d.,])0·(?=\d)/g, '0.'],
  [/(?<![\w.])(\d*[.,]\d*)\((\d{1,6})\)(?![\d.])/g, (_, start, period) => `${start}${period.repeat(3)}...`],
  [/(\d*\.\d*?)(\d) (?:recurring|repeating|periodic)/g, '$1$2$2$2...'],
  [
    /\b(\d+) (hal(?:f|ves)|(?:third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)s?)\b/g,
    (found, top, part) => {
      const bottom = PARTS.find(([pattern]) => pattern.test(part))?.[1];
      return bottom === undefined ? found : `${top}/${bottom}`;
    },
  ],
  [/\ban? (?=half|third|quarter|fifth|sixth|eighth|tenth|hundredth|thousandth)/g, 'one '],
  [
    /(\d+(?:\.\d+)?) ?(thousand|million)\b/g,
    (_, number, size) => shifted(number, size === 'million' ? 6 : 3),
  ],
  [/(\d)\s*\^?\s*\{?o\}?(?=$|[\s.,;=](?! ?(?:[-−]?\d|[a-z]\d? ?=)))/g, '$1°'],
  [/\^\s*\{?\s*([°º˚])\s*\}?/g, '$1'],
  [/\bus ?\$/g, '$'],
  [/\busd ?(?=\d)/g, '$'],
  [/\$ ?(\d+) (?:and )?(\d\d?) cents?\b/g, '$1 dollars $2 cents'],
  [/(\d) point (?=\d)/g, '$1.'],
  [/\beur ?(?=\d)/g, '€'],
  [/\bgbp ?(?=\d)/g, '£'],
  [/∨|∪|\\\/|\|\|/g, ' or '],
  [/\b(?:as well as|and also|along with)\b/g, 'and'],
  [/∧/g, ' and '],
  [/\b(?:oder|ou)\b/g, 'or'],
  [/\b(?:und|et)\b/g, 'and'],
  [/(\d) o (?=[-−]?\d|x ?=)/g, '$1 or '],
  [/(\d) y (?=[-−]?\d|x ?=)/g, '$1 and '],
  [/\+ ?(?:or|and|\/) ?[-−–]/g, '±'],
  [/\b(sin|cos|tan) ?\(? ?(\d{1,2}) ?[°º˚] ?\)?/g, (_, name, angle) => trigonometric(name, angle)],
  [/÷\s*(\d+)\/(\d+)/g, '÷ ($1/$2)'],
  [/(\d+)\/(\d+) ?: ?(\d+)\/(\d+)/g, '($1/$2) ÷ ($3/$4)'],
  [/(\d+)π ?\/ ?(\d+)π/g, '($1π)/($2π)'],
  [/\^\{(\d+)\}/g, '^$1'],
  [/\b([a-z]\d):(?=\s*[-−\d])/g, '$1='],
  [/∴/g, ' '],
  [/[δ∆]y ?\/ ?[δ∆]x/g, 'm'],
  [/^\s*\(([^()]*[=<>≤≥][^()]*)\)\s*$/g, '$1'],
  [/(^|[=≈−-] *),(\d+)\s*$/g, '$1 0.$2'],
  [/\blog ?_?(\d+) of /g, 'log_$1 '],
  [/\b(?:ln|natural log(?:arithm)?)(?: of)? (?=[\da-z(√])/g, 'ln '],
  [/\blog(?: (\d+) ?(?=\()|\[(\d+)\] ?(?=[(\d]))/g, 'log_$1$2'],
  [/\b(ln|log(?:_?\d+)?) ?\|([^|]*)\|/g, '$1($2)'],
  [/l[bd](?=\([a-z])/g, 'log_2'],
  [/\blog ?\(base (\w+)\) ?(?:of )?/g, 'log_$1 '],
  [/\b(?:other|larger|smaller|bigger|longer|shorter|last|next|this|that|missing|the) one\b/g, 'it'],
  [/\bus (?=dollars?\b)/g, ''],
  [/^\s*% ?([\d.,]+)\s*$/g, '$1%'],
  [/([-+*/^²³][^=]*[\d)a-z²³]) ?=\s*$/g, '$1'],
  [/[ (]*(?:to )?\d ?(?:d\.?p\.?|s\.?f\.?|decimals?(?: places?)?|decimal places?)\)?\s*$/g, ''],
  [/(?<![\d ] ?)\bl[db] ?(?=[(\d])/g, 'log_2 '],
  [/\) ?\. ?\(/g, ')*('],
  [/(\d ?)([mcdk]?m) ?[*·×] ?\2 ?[*·×] ?\2\b/g, '$1$2^3'],
  [/(\d ?)([mcdk]?m) ?[*·×] ?\2\b/g, '$1$2^2'],
  [/([a-z])-(?=squared|cubed|sq\b)/g, '$1 '],
  [/\b(sq|cu|square|cubic)-(?=[a-z])/g, '$1 '],
  [NAMED_OF, '$1 '],
  [/(?<!base )(?<![\d/] ?)\b(\d+) (?:out )?of (\d+)(?= ?(?:is\b|are\b|=))/g, '$1/$2'],
  [/[⁰¹²³⁴-⁹⁻⁺⁽⁾]*[ⁿˣᵗᵏᵐ][⁰¹²³⁴-⁹⁻⁺⁽⁾ⁿˣᵗᵏᵐ]*/g, (found) => `^(${lowered(found)})`],
  [/(π|pi) ?x ?(?=\d)/g, '$1*'],
  [/^\s*thousand\b/g, '1000'],
  [/\s[:;]-?[)(]+\s*$/g, ''],
  [/\b([a-z])_?[{(]?1 ?[,;/] ?2[})]? ?[=:]/g, '$1='],
  [/ ([*×·÷:/]) (\d+(?:\.\d+)?) ?%/g, ' $1 ($2/100)'],
  [/(\d+(?:\.\d+)?) ?% ?([*×·]) ?(?=\d)/g, '($1/100)$2'],
  [/∈\s*ℝ/g, ''],
  [/[-−]\s*(?:∞|inf(?:inity)?|oo)\s*[<≤]\s*(?=[a-z]\s*[<≤=])/g, ''],
  [/([<≤=]\s*[a-z]\s*)[<≤]\s*\+?\s*(?:∞|inf(?:inity)?|oo)\s*$/g, '$1'],
  [/^\s*[ls] ?= ?(?=[{[(\]][^=]*[})\][]\s*\.?\s*$)/g, ''],
  [/([=<>≤≥][^\n|(]*)\|\s*[-−+:*/·×÷]\s*\(?[-−]?[\d.,/]+[a-z]?\)?\s*(?=\n|$|→|⇒|=>|,|;)/g, '$1 '],
  [/(=[^=\n]*)\n+/g, '$1, '],
  [/(?:⇒|⟹|⟶|-->|==>|->)/g, '→'],
];

const ARROWS = /\s*(?:→|=>|⇔|<=>)\s*/;

/** Converts an entry to lower case and to keyboard characters where others mean the same. */
export const plain = remembered((entry) => {
  charge(RULED + entry.length / PLAIN);
  let text = fromLatex(entry.toLowerCase());
  for (const [pattern, by] of RULES) text = text.replaceAll(pattern, by as string);
  // `8x = 40 => x = 5`: an arrow between statements
  const steps = text.split(ARROWS);
  const isStep = (step: string): boolean => /[=<>≤≥].*[\d)a-zπ]/.test(step) && /^.*\S.*[=<>≤≥]/.test(step);
  if (steps.length > 1 && isStep(steps.at(-1) ?? '')) text = steps.join(' so ');
  return separated(text);
});
/** The work of the rules on an empty text, and the number of characters that cost one unit more. */
const [RULED, PLAIN] = [16, 4];

/** Separates the names of a list without commas: `x₁ = 2 x₂ = 3`. */
function separated(text: string): string {
  return text.replaceAll(/([=:][^=:,;]*[\d)])\s+(?=[a-z][₀-₉\d]?\s*[=:])/g, '$1, ');
}

/** Checks if a letter is the unknown or in the question. */
function isAsked(letter: string, form: Asked['form'], question: string): boolean {
  return (
    ('variable' in form && form.variable === letter) ||
    new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'i').test(question)
  );
}

/** Returns the text with the e of `3e-2` apart, as Euler's number, if e is in the question. Otherwise, it is a power of ten. */
export function withEuler(text: string, { form, question = '' }: Omit<Asked, 'answer'>): string {
  return isAsked('e', form, question) ? text.replaceAll(/(?<![\w.])(\d+\.?\d*e)(?=[-+−]\d)/g, '$1 ') : text;
}

/**
 * Returns the text with `10k` written as 10000, if the answer is a number. Leaves it unchanged if k could mean something
 * else: a unit such as km, or a letter of the question.
 */
export function withThousands(text: string, { form, question = '' }: Omit<Asked, 'answer'>): string {
  if (form.kind !== 'number' && form.kind !== 'rounded') return text;
  const unit = form.unit ?? /how many (\w+)/i.exec(question)?.[1] ?? '';
  if (/^(?:kilo|k[mg])/i.test(unit) || isAsked('k', form, question)) return text;
  return text.replaceAll(
    /(?<![\w.,^])(\d+)(?:\.(\d+)|,(\d\d?))? ?k(?![\w^=(²³⁰-⁹]|[.,]\d)/g,
    (_, whole: string, point?: string, comma?: string) => shifted(`${whole}.${point ?? comma ?? ''}`, 3),
  );
}

/** Returns the hour of a time of day as a number, `7:00`, `7 am` and `7 o'clock` as 7; other text as it is. */
export function hourOf(text: string): string {
  const [, hour = '', minutes = '0', half = ''] =
    /^(?:at |by |around |until )?0?(\d{1,2})(?:[:.]([0-5]\d))? ?(?:h|hrs?|hours?|uhr|o['’]? ?clock)? ?(?:([ap])\.? ?m\.?|(?:in the |at )?(?:(m)orning|evening|afternoon|night))?[.\s]*$/.exec(
      text.trim().replace(/^[a-z'’ ,=:→]*[ =:→](?=\d)/, (words) => (isChanged(words) ? words : '')),
    ) ?? [];
  if (hour === '') return text.replace(/ o['’]? ?clock\b/, '');
  const isLate = half === 'p' || /evening|afternoon|night/.test(text);
  const hours = (Number(hour) % (half === '' ? 25 : 12)) + (isLate && Number(hour) < 12 ? 12 : 0);
  return minutes === '00' || minutes === '0' ? String(hours) : `${hours} ${Number(minutes)}/60`;
}
