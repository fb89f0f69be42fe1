import { MIXED_COMMAS } from '../../read/mixed-commas.js';
import { FACTORIAL, factorialText } from './factorials.js';
import { respelled, type Spelled } from '../../read/spelled.js';
import { withoutLabels, withoutNumbers } from './labels.js';
import { BY, LETTER, type Method, METHOD, methodNamed, THE } from './method-words.js';
import { FOREIGN_ASKED, FOREIGN_ASKED_AFTER, FOREIGN_TASKS, OPERATION, SOLVING } from './task-words.js';

/** A line reduced to its math, with the request in its words. */
export interface Tidied extends Spelled {
  /** The letter to solve for, if the line names one. */
  readonly unknown?: string;
  /** The method that the line names. */
  readonly method?: Method;
  /** How parts of the line were read, in words. */
  readonly notes: readonly string[];
  /** The line read in another way. */
  readonly other?: string;
}

type Rule = readonly [
  pattern: RegExp,
  by: string | ((found: RegExpExecArray) => string | undefined),
  note?: (found: RegExpExecArray, by: string) => string,
];

/**
 * An instruction before a line, as textbooks give it: "Solve 2x + 3 = 7", "Solve for t: v = u + at", "Factor x² − 1".
 */
const TASK = new RegExp(
  [
    String.raw`^\s*(?:please\s+)?(?:`,
    String.raw`(?:solve|find|calculate|compute|determine)(?: the (?:equation|inequality|system|value|solution)s?)?`,
    String.raw`(?: (?:of|for))?(?: [a-z](?: and [a-z])?(?=\s*[:,.]|\s+(?:if|in|when|where|given|by|using)\b|\s*$))?`,
    String.raw`(?:\s*(?:by|using|with) (?:the )?(?:${METHOD})(?! of))?`,
    String.raw`(?:\s*[:,.])?(?:\s+(?:if|in|when|where|given(?: that)?)\b)?`,
    String.raw`|what(?: is|['’]s|s) [a-z] (?:if|in|when)|what(?: is|['’]s|s) (?=\d+(?:\.\d+)?\s*%)|if(?=\s.*(?:what|find))`,
    `|${OPERATION}(?: (?:completely|fully|out))?(?: the denominators?)?(?: (?:of|in|for)\\b)?`,
    String.raw`|(?:gcf|gcd|hcf)(?=\s*:)`,
    String.raw`|make [a-z] the subject(?: (?:of|in))?(?: the (?:formula|equation))?`,
    `|${FOREIGN_TASKS}`,
    String.raw`)(?![a-z])\s*[:,]?\s*`,
  ].join(''),
  'i',
);
/** The letter to solve for before a line: Solve for t: …, Find x if … */
const ASKED_BEFORE = new RegExp(
  String.raw`^\s*(?:please\s+)?(?:(?:solve|find)(?: the [a-z]+)?(?: for)? (${LETTER})\s*(?:[:,.]|if\b|in\b|by\b|using\b|$)|what(?: is|['’]s|s) ([a-z]) |make (${LETTER}) the subject\b|${FOREIGN_ASKED})`,
  'i',
);
/** The letter to solve for after a line: v = u + at for t; V = lwh, h; 2x + 3 = 11, x = ? */
const ASKED_AFTER = new RegExp(
  String.raw`(?:[\s,;.]\s*(?:(?:and\s+)?(?:solve|find|then find|calculate)(?: for)?|for|what(?: is|['’]s|s))\s+(?:(${LETTER})(?:(?:\s+and\s+|\s*[,&]\s*)[a-z])*|the (?:zeros?|roots?|solutions?))|[,;]\s*(${LETTER})\s*=\s*\?|[\s,;.]\s*(?:(?:and|to)\s+)?make (${LETTER}) the subject|${FOREIGN_ASKED_AFTER})\s*[.?]*\s*$`,
  'i',
);
const LETTER_AFTER = new RegExp(String.raw`^[^,;]*=[^,;=]*?[,;]\s*(${LETTER})\s*$`, 'i');
/** Words after a line that say what it is: x = 3 and x = −1 are the solutions. */
const GOAL =
  /\s+(?:(?:are|is) the (?:only )?(?:solutions?|roots?|zeros?)|(?:over|in) the real numbers)\s*[.?]?\s*$/i;
/** An operation after an expression, as after a comma: 6/∛9 rationalize. */
const OPERATION_AFTER = new RegExp(
  String.raw`(?<=[^\s,;:])[\s,;:]+(?:please\s+)?${OPERATION}(?: the denominator)?\s*[.?]?\s*$`,
  'i',
);
/** A method after an equation, which the solver may use: x² + 6x = 11, complete the square. */
const METHOD_AFTER = new RegExp(
  String.raw`(?<==.*)[\s,;.]+(?:\(\s*)?(?:(?:solve\s+)?${BY}\s+)?(?:${THE}\s+)?(?:${METHOD})(?:\s+${SOLVING})?\s*\)?\s*[.?]?\s*$`,
  'i',
);
/** The letter to solve for before conditions on the others: ax = b for x, a ≠ 0. */
const ASKED_BETWEEN = /(?<==.*)[\s,;]+(?:solve )?for ([a-z])(?=\s*[,;]\s*[a-z]\s*(?:[<>≤≥≠]|!=))/i;
/** Words after an equation that ask for a check, which every solution has. */
const CHECK_AFTER =
  /(?<==.*)[\s,;.]+(?:and|then)\s+(?:check|verify)(?:\s+(?:your|the|by)\s+[a-z]+)?\s*[.?]?\s*$/i;
/** Words after a quadratic equation that ask for complex solutions, which are given if there are no real ones. */
const COMPLEX_AFTER =
  /(?<=^(?!.*(?:[³⁴-⁹√|/π]|\^\s*(?!2(?!\d))|log|ln|pi|(?<![a-z])e(?![a-z]))).*[²2].*=.*)\s+(?:over|in)\s+(?:the\s+(?:set\s+of\s+)?complex(?:\s+numbers)?|ℂ|C)\s*[.?]?\s*$/i;
/** A base after logarithms: log x = 4 (base 10). */
const BASE_AFTER = /(?<=\blog.*)[\s,;]*\(?\s*(?:with\s+)?base\s*=?\s*(\d{1,3}|e)\s*\)?\s*$/i;
/** A note on the next operation, after a bar or two slashes: 3x + 6 = 21 | −6. */
const NOTE = /(?:\s*\/\/.*|\s\|{1,2}\s*[-+−*·×:÷/^√]\s*[^|=<>≤≥]*|\s\|{1,2}\s*(?:√|sqrt|ln|lg|log)[^|=<>]*)$/;
/** A remark with values or an operation: (a = 1, b = −4, c = 3), (subtract 6). */
const REMARK =
  /(?<!\b(?:or|and)|[,;∨])\s\((?:[a-z]\s*=|[a-z]{4,}[ :!)]|I [a-z]{3})[^()]*\)?\s*$|\s\((?:for\s+)?[a-z](?:\s+and\s+|\s*,\s*)[a-z]\)\s*$|[,;]\s*(?:subtract|add|divide|multiply|square)\s.*$/i;
const CONDITION = /\s\(([a-z]\s*[<>≤≥≠][^()=]*)\)\s*$/i;
/** A system in Word’s linear format: {█(2x + y = 5@x − y = 1)┤ */
const WORD_SYSTEM = /^\s*\{?\s*█\((.*)\)\s*┤?\s*$/;
const SYSTEM = /^\s*[{[](?=[^{}[\]]*=[^{}[\]]*[;,][^{}[\]]*=)([^{}[\]]*)[}\]]?\s*$/;
/** The number of an equation of a system after it: x + y = 5 (1). If the last one has a number, the others may have one, too. */
const LABEL_AFTER =
  /(?<==.*[\da-z)|²³])(?<!sqrt|cbrt|root|ln|log|lg|exp|log_\d+)\s+\((?:\d|I{1,3}|IV|V|\*{1,2})\)\s*(?=$|[;,](?=.*\((?:\d|I{1,3}|IV|V|\*{1,2})\)\s*$))/g;
const CURRENCY = /[$€£¥₹]/;

/** A number that is added to or subtracted from what follows: 5 less than 3 times 4. After "is", "greater than" is a relation. */
const SHIFTED = new RegExp(
  [
    String.raw`(?<=^\s*|\S\s+(?:is|at least|at most|equals)\s+|[=<>≤≥]\s*)(\d+(?:\.\d+)?(?:\/\d+)?) `,
    String.raw`(less|more|fewer|(?:smaller|greater|larger)(?=.* (?:is|equals)\b)) than `,
    String.raw`((?!or equal)[^=<>≤≥]+?)(?=\s*(?:$|[=<>≤≥])|\s+(?:is|equals|at least|at most)\b)`,
  ].join(''),
  'gi',
);

function shifted({ 1: by = '', 2: word = '', 3: from = '' }: RegExpExecArray): string {
  const inner = new RegExp(SHIFTED, 'i').exec(from);
  return `${inner ? shifted(inner) : from} ${/less|fewer|smaller/i.test(word) ? '-' : '+'} ${by}`;
}

/** Words and signs that stand for the signs of the grammar, and numbers in other notations. */
const RULES: readonly Rule[] = [
  [/^\s*["“”„'`]+(?=[^"“”„'`]*["“”'`]+\s*$)|(?<=^\s*["“”„'`].*)["“”'`]+\s*$/g, blanks],
  [/^\s*\*\*(?=[^*].*\*\*\s*$)|(?<=^\s*\*\*.*)\*\*\s*$/g, blanks],
  [/\s*[\u2600-\u27bf\u{1f300}-\u{1faff}]\ufe0f?\s*$/gu, blanks],
  [/^\s*[•‣▪◦]\s*/g, blanks],
  [/,\\(?=\s)/g, ', '],
  [
    /=\s*(?:one|two|three|four|five|six|seven|eight|nine|ten)\s*$/gi,
    ({ 0: all }) => `= ${DIGITS.indexOf(all.replace(/=\s*/, '').trim().toLowerCase())}`,
  ],

  [/\{,\}/g, ','],
  // ³√8 and ¹⁰√2. After a letter or a number, the raised digits are a power.
  [
    /(?<![\w)\]⁰¹²³⁴-⁹])([¹²³⁴-⁹][⁰¹²³⁴-⁹]?)√\s*(?:\(([^()]*)\)|(\d+(?:\.\d+)?|[a-z]))/gi,
    ({ 1: index = '', 2: inner, 3: bare = '' }) => `root(${index.normalize('NFKC')}, ${inner ?? bare})`,
  ],
  [FACTORIAL, factorialText, ({ 0: all }, by) => `${all} is read as ${by.slice(1, -1)}`],
  [/(\d+(?:\.\d+)?)\s*‰/g, ({ 1: n = '' }) => `(${n}/1000)`, ({ 0: all }) => `${all} is read as per mille`],
  [/::/g, '='],
  [/^([^=<>≤≥]*[\da-z)]\s*)=>(?=[^=<>≤≥]*$)/gi, ({ 1: left = '' }) => `${left}≥`, () => '=> is read as ≥'],
  [/([<>])\s+=/g, ({ 1: sign = '' }) => `${sign}=`],
  [/(?<=[\d)a-z]\s*)-:(?=\s*[\d(a-z])/gi, '÷'],
  [/(?<=[\d)a-z])\s+xx\s+(?=[\d(a-z])/gi, ' * '],
  [/\broot\s*\((\d+)\)\s*\(/gi, ({ 1: index = '' }) => `root(${index}, `],
  [/\broot(\d)\s*\(/gi, ({ 1: index = '' }) => `root(${index}, `],
  [/√\(\s*(\d+)\s*&/g, ({ 1: index = '' }) => `root(${index}, `],
  [/\bfrac\s*\(([^()]*)\)\s*\(([^()]*)\)/gi, ({ 1: over = '', 2: under = '' }) => `((${over})/(${under}))`],
  [/\bpow\s*\(([^(),]*),([^(),]*)\)/gi, ({ 1: base = '', 2: power = '' }) => `((${base})^(${power}))`],
  [
    /\b(ln|lg|log)(?:\^?\(?([2-9])\)?|([²³⁴]))(?=\s*\(|\s+[a-z\d]|(?<=[²³⁴])[a-z\d])\s*(\([^()]*\)|\d*[a-z]|\d+)(?=\s*(?:$|[-−–+=<>≤≥)*]))/gi,
    ({ 0: all, 1: name = '', 2: power, 3: raised = '', 4: argument = '' }) =>
      power && !/\^/.test(all) ? undefined : `(${name} ${argument})${power ? `^${power}` : raised}`,
    ({ 0: all }, by) => `${all.trim()} is read as ${by}`,
  ],
  [
    /\blog\s+(\d+)\s+(?=\d+(?:\.\d+)?(?![\d.]|\s*\/))/gi,
    ({ 1: base = '' }) => `log_${base} `,
    ({ 1: base = '' }) => `log ${base} is read as the logarithm with base ${base}`,
  ],
  [
    /\blog(\d+)\s+(?=[a-z(\d√|])/gi,
    ({ 1: base = '' }) => `log_${base} `,
    ({ 1: base = '' }) => `log${base} is read as the logarithm with base ${base}`,
  ],
  [
    /(?<![\d.,_^a-z])(\d*)\.(\d*)(?:\((\d{1,9})\)|((\d)\5\5+)(?:\.{3}|…)|(\d)[\u0304\u0305]|\\overline\s*\{?(\d{1,9})\}?)(?=\s*(?:[-−–+*/=<>≤≥a-z)]|$))/gi,
    repeating,
    ({ 0: all }, by) => `${all} is read as the repeating decimal ${by.slice(1, -1)}`,
  ],
  [
    /(?<![\d.,_^a-z])(\d{1,9}),()(?:\((\d{1,9})\)|((\d)\5\5+)(?:\.{3}|…))/gi,
    repeating,
    ({ 0: all }, by) => `${all} is read as the repeating decimal ${by.slice(1, -1)}`,
  ],
  [
    /(?<![\d.,_])[1-9]\d{0,2}(?:([ '’_\u2009\u202f])\d{3})(?:\1\d{3})*(?![\d.,]*\d|\s*\/)/g,
    ({ 0: all }) => all.replaceAll(/\D/g, ''),
    ({ 0: all }, by) => `${all} is read as ${by}`,
  ],
  [
    /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+,\d+(?![\d.,])/g,
    ({ 0: all, input }) => (MIXED_COMMAS.test(input) ? undefined : all.replaceAll('.', '').replace(',', '.')),
    ({ 0: all }, by) => `${all} is read as ${by}`,
  ],
  [
    /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3}){2,}(?![\d.,])/g,
    ({ 0: all }) => all.replaceAll('.', ''),
    ({ 0: all }, by) => `${all} is read as ${by}`,
  ],
  [/\bwhat (?:percent(?:age)?|%) of\b/gi, 'x% of'],
  [/\bwhat number\b|(?<=% of )what\b/gi, 'x'],
  [
    /\b(?:the )?(square|cube|(\d{1,2}|four|fif|six)(?:st|nd|rd|th)) root of ([-−]?[\w.²³⁴-⁹^]+|\([^()]*\))(?=\s*(?:$|[=<>≤≥]))/gi,
    ({ 1: name = '', 2: nth = '', 3: radicand = '' }) => {
      const index = ROOTS[nth.toLowerCase()] ?? (nth || (/cube/i.test(name) ? '3' : '2'));
      return index === '2' ? `sqrt(${radicand})` : `root(${index}, ${radicand})`;
    },
  ],
  [SHIFTED, shifted, ({ 0: all }, by) => `${all} is read as ${by}`],
  [/\b(?:is )?(?:greater|more|larger) than or equal to\b|\b(?:is )?at least\b/gi, '≥'],
  [/\b(?:is )?(?:less|smaller) than or equal to\b|\b(?:is )?at most\b/gi, '≤'],
  [/\b(?:is )?(?:greater|more|larger) than\b/gi, '>'],
  [/\b(?:is )?(?:less|smaller) than\b/gi, '<'],
  [/\b(?:is )?equal(?:s| to)\b/gi, '='],
  [
    /(?<=[\da-z)%] )(?:plus|minus|times|divided by|over)(?= [\da-z(])/gi,
    ({ 0: word }) => WORDS[word.toLowerCase()],
  ],
  [/ squared\b/gi, '²'],
  [/ cubed\b/gi, '³'],
  [/\bhalf of (?=[a-z]\b|\()/gi, '(1/2) of '],
  [/(?<=[\da-z)%] )is(?= [\da-z(-])(?![^]*=)(?<!=[^]*)/gi, '='],
  [
    /\{([^{},;=<>]*)\}/g,
    ({ 1: inner = '', index, input }) =>
      /[-−–+*/^([]/.test(inner) && !/(?:∈|=|[_^]|\bin|[∪∖\\])\s*$/.test(input.slice(0, index))
        ? `(${inner})`
        : undefined,
  ],
];

/** The number of rules that come before the marks of a line. */
const FIRST_RULES = 4;

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const ROOTS: Readonly<Record<string, string>> = { four: '4', fif: '5', six: '6' };

const WORDS: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '-',
  times: '*',
  'divided by': '/',
  over: '/',
};

function blanks({ 0: all }: RegExpExecArray): string {
  return ' '.repeat(all.length);
}

/** Converts 0.(6), 0.666… and 0.6 with a line above to 2/3. A number such as 0.1(6) may be a product. */
function repeating(found: RegExpExecArray): string | undefined {
  const { 1: whole = '', 2: fixed = '', 3: group, 4: dotted, 5: digit, 6: over, 7: lined } = found;
  const period = group ?? digit ?? over ?? lined ?? '';
  if (whole.length + fixed.length > 15 || (group !== undefined && fixed !== '')) return undefined;
  const before = `${whole}${fixed}`;
  const shift = 10n ** BigInt(fixed.length);
  const nines = 10n ** BigInt(period.length) - 1n;
  if (dotted === undefined && period === '') return undefined;
  const top = BigInt(before || '0') * nines + BigInt(period);
  const bottom = shift * nines;
  const divisor = gcd(top, bottom);
  return `(${top / divisor}/${bottom / divisor})`;
}

function gcd(one: bigint, other: bigint): bigint {
  return other === 0n ? (one === 0n ? 1n : one) : gcd(other, one % other);
}

/**
 * Removes the text around the math of a line: marks, instructions, remarks and a final period. Positions are
 * kept.
 */
export function tidied(line: Spelled): Tidied {
  const notes: string[] = [];
  let current = line;
  let unknown: string | undefined;
  const apply = (pattern: RegExp, by: Rule[1], note?: Rule[2]): void => {
    current = respelled(
      current,
      pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`),
      (found) => {
        const text = typeof by === 'string' ? by : by(found);
        if (text !== undefined && note) notes.push(note(found, text));
        return text;
      },
    );
  };
  const blank = (pattern: RegExp): void => {
    apply(pattern, blanks);
  };
  let method: Method | undefined;
  const blankMethod = (pattern: RegExp): void => {
    method ??= methodNamed(pattern.exec(current.text)?.[0] ?? '');
    blank(pattern);
  };
  for (const [pattern, by, note] of RULES.slice(0, FIRST_RULES)) apply(pattern, by, note);
  const numbers = withoutNumbers(current);
  let other = numbers.other ?? withoutExclamation(current.text);
  current = numbers.line;
  const call = /^\s*solve\s*\((.*?)(?:,\s*([a-z]))?\)\s*$/i.exec(current.text);
  if (call && /=/.test(call[1] ?? '')) {
    unknown = call[2];
    apply(/^\s*solve\s*\(|(?:,\s*[a-z])?\)\s*$/gi, blanks);
  }
  unknown ??= ASKED_BEFORE.exec(current.text)?.slice(1).find(Boolean);
  blankMethod(TASK);
  const labels = withoutLabels(current);
  current = labels.line;
  blankMethod(TASK);
  unknown ??= labels.unknown;
  method ??= labels.method;
  other ??= labels.other;
  notes.push(...numbers.notes, ...labels.notes);
  blank(GOAL);
  blank(CHECK_AFTER);
  blankMethod(METHOD_AFTER);
  unknown ??= ASKED_BETWEEN.exec(current.text)?.[1];
  blank(ASKED_BETWEEN);
  blank(COMPLEX_AFTER);
  if (!current.text.includes('=')) blank(OPERATION_AFTER);
  const base = baseAfter(current.text);
  if (base !== undefined) {
    blank(BASE_AFTER);
    apply(/\blog/gi, () => logarithmTo(base));
  }
  const after = askedAfter(current.text);
  if (after) {
    unknown ??= after.slice(1).find(Boolean);
    const { index, 0: all } = after;
    apply(/[^]+/, ({ 0: text }) => text.slice(0, index) + ' '.repeat(all.length));
  }
  const isBarOdd = current.text.replaceAll('||', '|').split('|').length % 2 === 0;
  blank(isBarOdd ? NOTE : /\s*\/\/.*$/);
  apply(LABEL_AFTER, blanks, ({ 0: all }) => `${all.trim()} is read as the number of the equation`);
  apply(CONDITION, ({ 1: condition = '' }) => `, ${condition}`);
  blank(REMARK);
  for (const [pattern, by, note] of RULES.slice(FIRST_RULES)) apply(pattern, by, note);
  apply(WORD_SYSTEM, ({ 1: parts = '' }) => parts.replaceAll('@', ';'));
  apply(SYSTEM, ({ 1: parts = '' }) => ` ${parts}`);
  apply(
    /^\s*\(([^()]*(?:\([^()]*\)[^()]*)*[^<>≤≥!]=[^()]*(?:\([^()]*\)[^()]*)*)\)\s*$/,
    ({ 1: inner = '' }) => (/[,;]/.test(inner) ? undefined : ` ${inner} `),
  );
  if (hasOneCurrency(current.text)) apply(/[$€£¥₹]\s?(?=[\d.a-z(])|(?<=[\da-z])\s?[$€£¥₹]/gi, blanks);
  apply(/\s*(?:[.;,]|[?]{1,2}|…|\.{3}|(?<=\S):)\s*$/, (found) => {
    const before = found.input.slice(0, found.index);
    const goesOn = /^\s+(?:…|\.{3})/.test(found[0]) && !before.includes('='); // 1 + 2 ... is a series
    return goesOn || /[-+*/^=<>≤≥(,]\s*$/.test(before) ? undefined : blanks(found);
  });
  return {
    ...current,
    ...(unknown !== undefined && { unknown: plainIndex(unknown) }),
    ...(method !== undefined && { method }),
    notes,
    ...(other !== undefined && { other }),
  };
}

function askedAfter(text: string): RegExpExecArray | null {
  return ASKED_AFTER.exec(text) ?? (letterAfter(text) || null);
}

/** Returns an equation that ends with a number and an exclamation mark without the mark. */
function withoutExclamation(text: string): string | undefined {
  return /=/.test(text) && /\d!\s*$/.test(text) ? text.replace(/!\s*$/, '') : undefined;
}

/** Returns the base of the logarithms if the text ends with it: log x = 2, base 3. */
function baseAfter(text: string): string | undefined {
  return /\blog_/i.test(text) ? undefined : BASE_AFTER.exec(text)?.[1];
}

/** Returns how a logarithm to the base is written, or undefined if it stays as it is. */
function logarithmTo(base: string): string | undefined {
  if (base === '10') return undefined;
  return base.toLowerCase() === 'e' ? 'ln' : `log_${base}`;
}

function hasOneCurrency(text: string): boolean {
  return CURRENCY.test(text) && new Set(text.match(/[$€£¥₹]/g)).size === 1;
}

/** Returns a letter with its index as the grammar writes it: b1 for b_1 and b₁. */
function plainIndex(letter: string): string {
  return letter.replace('_', '').replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)));
}

/** Finds the letter after a formula: V = lwh, h. */
function letterAfter(text: string): RegExpExecArray | undefined {
  const found = LETTER_AFTER.exec(text);
  const letter = found?.[1];
  if (!found || letter === undefined) return undefined;
  const end = /[,;]\s*\S+\s*$/.exec(text);
  const formula = text.slice(0, end?.index);
  const [left = ''] = formula.split('=');
  const letters = new Set(formula.match(/[a-z]/gi));
  const isFormula = letters.has(letter) && letters.size > 1 && left.trim() !== letter;
  if (!end || !isFormula) return undefined;
  end[1] = letter;
  return end;
}
