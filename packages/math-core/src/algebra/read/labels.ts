import { respelled, type Spelled } from '../../read/spelled.js';
import { type Method, methodNamed } from './method-words.js';
import { START } from './work-phrases.js';

/** A line without labels. */
export interface Unlabeled {
  readonly line: Spelled;
  /** The letter that a label asks for: value of x. */
  readonly unknown?: string;
  /** The method that a label names. */
  readonly method?: Method;
  readonly notes: readonly string[];
  /** The line with a label read as a part of the problem. */
  readonly other?: string;
}

/** The number of an exercise or of an equation: 1), a), 2., Q5:, Step 2:, II., (1), (iv). */
const NUMBER = String.raw`(?:(?:\d{1,2}|[a-z])\)\s*(?=\S)|[①-⑳]\s*[:.]?\s*|#\d{1,3}\s*[:.)]\s*|(?:\d{1,2}|[b-h])\.\s+|(?:q|ex|no|nr|gl|step|line|problem|question|exercise|eq|equation|part)\.?\s*\d{1,3}\s*[:.)]\s*|(?:I{1,3}|IV|V)\s*[.)]\s+|\((?:\d{1,2}|[a-z]|i{1,3}|iv|v)\)\s+(?![-−–+*×·/÷:^=<>≤≥]))`;
/** Words before a line: so, check:, answer:. */
const WORDS = String.raw`(?:(?:and\s+)?(?:${START.join('|')})[\s,:]\s*|(?:check|test|answer|solution)\s*:\s*|ans\.?\s*:?\s+)`;
/** Marks and words before a line: ⇒, <=>, 1), a), Q5:, ∴, so, check:. */
const MARKS = new RegExp(
  String.raw`^\s*(?:${WORDS}(?!\(\d))?(?:${NUMBER}(?:(?!\(\d)${NUMBER})?)?(?:(?:⇒|⟹|⇔|⟺|→|∴|<=>|=>|->|<->)\s*)?${WORDS}?`,
  'gi',
);
/** A number before a line in parentheses, which could also be a factor: (3) x + 2 = 7. */
const FACTOR = /^\s*\((\d{1,2})\)\s+(?=[a-z(])/i;
const FIRST_NUMBER = new RegExp(String.raw`^\s*${WORDS}?${NUMBER}`, 'i');
/** The number of another equation of a system: (1) x + y = 5; (2) x − y = 1. */
const NEXT_NUMBER = new RegExp(String.raw`(?<=[;,]\s*)${NUMBER}`, 'gi');

const IN_PARENTHESES = String.raw`\((?:\d{1,2}|i{1,3}|iv|v)\)`;
/** Excludes the number of an equation that is combined with another one, as in (1) + 2·(3). */
const NOT_COMBINED = String.raw`(?!\s*[-−–+]\s*\d*\s*[*·×]?\s*${IN_PARENTHESES})`;

/** The numbers of equations on one line without a separator: (1) x + y = 5 (2) x − y = 1. The first begins the line or follows a colon. */
const INLINE_NUMBER = new RegExp(
  String.raw`(?<=(^|:|[\da-z)])\s*)${IN_PARENTHESES}${NOT_COMBINED}(?=\s+[^;,]*[=<>≤≥])`,
  'gi',
);
const FIRST_INLINE = new RegExp(String.raw`(?:^|:)\s*${IN_PARENTHESES}${NOT_COMBINED}\s`, 'i');

/** The names of equations on one line without a separator: I: x + y = 5 II: x − y = 1. */
const FIRST_NAME = /^\s*(?:I|E_?[1₁])\s*:/;
const NEXT_NAME = /(?<=[\da-z)])\s(?=\s*(?:II|III|IV|E_?[2-9₂-₉])\s*:)/gi;

/** Text before a colon at the beginning of a line or after a separator. */
const BEFORE_COLON =
  /(?<=^|[;,]|\band\b|&)(\s*)([^\s\d:;,=<>≤≥≠≈|{}∀∈[\]/][^:;,=<>≤≥≠≈|{}∀∈[\]]{0,60}?|\d(?:st|nd|rd|th)\b[a-z ]+|\d+ ?[*·×]? ?[(IE][^:;,=<>≤≥]{0,40}?)(\s*):(?![:=/])(\s*)/gi;
/** The names of functions, which begin a value and not a label: ln x : ln 2. */
const VALUE_NAME = /^(?:sqrt|cbrt|root|ln|log|lg|exp|pi|abs|(?:arc)?(?:sin|cos|tan))(?![a-z]{3})/i;
/** Words that only announce a problem. */
const NEUTRAL =
  /^(?:(?:the|an?|of|for|in|is|my|your|new|first|second|third|next|last|value|values|answers?|ans|solutions?|results?|expressions?|equations?|eqn?|inequality|inequalities|systems?|formula|problems?|questions?|exercises?|tasks?|ex|examples?|given|note|hint|task|work out|find|solve|calculate|compute|evaluate|aufgabe|gleichung|lösung|ejercicio|ecuación|solución|\d+[a-z]?|[a-z][\d₀-₉]*)(?:[\s.]+|$))+$/i;
/** Names of equations that are no letters of the problem: II, E₁, Eq 1, (1), I − II, 2·(1) + (2). */
const NAME =
  /^(?:I{1,3}|IV|E_?[\d₀-₉]|eqn?\.? ?\d{1,2}|\((?:\d{1,2}|[a-z]|[IV]{1,3}|\*{1,3})\)|\d* ?[*·×]? ?(?:\(?[IV]{1,3}\)?|\(\d\)|E_?[\d₀-₉])(?: ?[-−–+] ?\d* ?[*·×]? ?(?:\(?[IV]{1,3}\)?|\(\d\)|E_?[\d₀-₉]))+)$/;
/** A multiple of an equation, 2·(1), which could also be divided by what follows. */
const MULTIPLE = /^\d+ ?[*·×] ?\(\d\)$/;
const RELATION = /[=<>≤≥≠≈]/;
const NUMBER_OR_LETTER = /^(?:\d+(?:[.,]\d+)?|[a-z]|π|\([\d\s.+*/^−-]*\))$/i;
/** A number that isn't the factor of a letter: the 2 of x : 2 + y = 7. */
const STARTS_WITH_NUMBER = /^(?:\d+(?:[.,]\d+)?|\([\d\s.+*/^−-]*\))(?!\s*[a-zπ(√\d.])/i;

/** The text around a colon. */
interface Around {
  readonly name: string;
  /** True for a colon that only a blank follows, as after a label: `x: 2`. */
  readonly isSpaced: boolean;
  /** The text after the colon, up to the next equation. */
  readonly rest: string;
}

/** Removes the number of an exercise, or the numbers of the equations of a system, and marks and words before a line. */
export function withoutNumbers(typed: Spelled): Unlabeled {
  const { text } = typed;
  const apart = FIRST_NAME.test(text) ? respelled(typed, NEXT_NAME, () => ';') : typed;
  const marked = respelled(apart, MARKS, blanks);
  const line = FIRST_INLINE.test(text)
    ? respelled(marked, INLINE_NUMBER, ([all = '', before = '']) =>
        before === '' || before === ':' ? blanks([all]) : `;${blanks([all.slice(1)])}`,
      )
    : marked;
  const next = FIRST_NUMBER.test(text) ? withoutNextNumbers(line) : line;
  if (next !== marked) return { line: next, notes: [] };
  const [all = '', number = ''] = FACTOR.exec(text) ?? [];
  if (number === '') return { line, notes: [] };
  return {
    line,
    notes: [`(${number}) is read as the number of the exercise`],
    other: text.replace(all, `${number} * `),
  };
}

/** Removes numbers after separators. The x of root(3, x) isn't one. */
function withoutNextNumbers(line: Spelled): Spelled {
  let start = 0;
  return respelled(line, NEXT_NUMBER, ({ index, 0: all }) => {
    if (depthOf(line.text.slice(start, index)) !== 0) return undefined;
    start = index + all.length;
    return blanks([all]);
  });
}

/** Returns the number of parentheses that are open at the end of a string. */
function depthOf(text: string): number {
  return text.replaceAll(/[^([{]/g, '').length - text.replaceAll(/[^)\]}]/g, '').length;
}

/** Returns the equation that begins at a position, up to a semicolon, or a comma outside parentheses and numbers. */
function equationAt(text: string, start: number): string {
  const rest = text.slice(start);
  for (const { index } of rest.matchAll(/;|,(?=\s)/g))
    if (depthOf(rest.slice(0, index)) <= 0) return rest.slice(0, index);
  return rest;
}

/** Removes the names and words that a colon separates from the equations of a line: x: 2x = 6; II: x + y = 1. */
export function withoutLabels(typed: Spelled): Unlabeled {
  const { text } = typed;
  const notes: string[] = [];
  let unknown: string | undefined;
  let other: string | undefined;
  let method: Method | undefined;
  const line = respelled(
    typed,
    BEFORE_COLON,
    ({ index, 0: all, 2: name = '', 3: before = '', 4: after = '' }) => {
      const end = index + all.length;
      const rest = equationAt(text, end);
      const around = { name, isSpaced: before === '' && after !== '', rest: rest.trim() };
      if (!isLabel(around)) return undefined;
      const asked = askedBy(around);
      unknown ??= asked;
      method ??= methodNamed(name);
      if (isUnusual(name) && asked === undefined && method === undefined)
        notes.push(`${name}: is read as a label`);
      const [left = ''] = rest.split(RELATION);
      if (mayDivide(around))
        other ??= `${text.slice(0, index)}${name}/(${left.trim()})${text.slice(end + left.trimEnd().length)}`;
      return blanks([all]);
    },
  );
  return {
    line,
    notes,
    ...(unknown !== undefined && { unknown }),
    ...(method !== undefined && { method }),
    ...(other !== undefined && { other }),
  };
}

const isLetter = (name: string): boolean => /^[a-z]$/i.test(name) && !NAME.test(name);

/** Returns the letter that a label asks for: the x of "value of x: 3x = 9". */
function askedBy({ name, rest }: Around): string | undefined {
  const [, asked] = /(?<![a-z])([a-z])(?: (?:auf|um|the subject))?$/i.exec(name) ?? [];
  return asked !== undefined && new RegExp(`${asked}(?![\\d_₀-₉])`).test(rest) ? asked : undefined;
}

/** Returns whether a label isn't only the name of an equation or the announcement of a problem. */
function isUnusual(name: string): boolean {
  return isLetter(name) || !(NAME.test(name) || NEUTRAL.test(name));
}

/** Returns whether a label could also be divided: a:2x = 6. */
function mayDivide({ name, isSpaced, rest }: Around): boolean {
  return isLetter(name) && !isSpaced && !rest.includes(name);
}

/** Returns text without its numbers, names and words before equations. */
export function unlabeled(text: string): string {
  return readLabels(text).line.text.trim();
}

/** Returns whether a label asks to solve for a letter that doesn't stand alone: make x the subject: y = 2x. */
export function asksToSolve(text: string): boolean {
  const { line, unknown } = readLabels(text);
  return unknown !== undefined && !new RegExp(String.raw`^\s*${unknown}\s*=`).test(line.text);
}

function readLabels(text: string): Unlabeled {
  const typed = { text, places: Array.from({ length: text.length + 1 }, (_, place) => place) };
  return withoutLabels(withoutNumbers(typed).line);
}

/** Returns whether text before a colon is a label. It isn't if the colon divides two values, as in 3:4 = x:12. */
function isLabel(around: Around): boolean {
  const { name, rest } = around;
  if (/^[=>]|↦|→|->/.test(rest) || VALUE_NAME.test(name)) return false;
  if (isProportion(rest)) return false;
  const hasRelation = RELATION.test(rest);
  if (/[a-zà-ÿ]{4}|[a-z]{2,} |[ .][a-z]{2,}/i.test(name))
    return hasRelation || rest === '' || NEUTRAL.test(name);
  if (MULTIPLE.test(name)) return around.isSpaced;
  if (NAME.test(name) && /[^I]/.test(name)) return hasRelation || around.isSpaced;
  if (!/^(?:[a-z]{1,3}(?:_?\d|[₀-₉])?|\([a-z\d*]{1,3}\))$/i.test(name)) return false;
  return around.isSpaced ? isSpacedLabel(around) : !isQuotient(around);
}

/** Returns whether the colon belongs to a proportion, whose two sides have equally many. */
function isProportion(rest: string): boolean {
  const [left = '', right = ''] = rest.split(RELATION);
  const colons = (side: string): number => side.split(':').length - 1;
  return colons(right) > 0 && colons(right) === colons(left) + 1;
}

/** Returns whether a colon with a blank after it ends a label: a: 2x = 6, but not x: 12 = 3. */
function isSpacedLabel({ name, rest }: Around): boolean {
  const [left = ''] = rest.split(RELATION);
  const isValue = NUMBER_OR_LETTER.test(left.trim());
  if (/[a-z]{3}/i.test(name) || !isValue) return true;
  return RELATION.test(rest) && /[a-z]/i.test(rest);
}

/** Returns whether a colon without a blank, or between two blanks, divides: x:2 + y = 7, a : b = c, but not a:2x = 6. */
function isQuotient({ name, rest }: Around): boolean {
  const [left = '', right = '0'] = rest.split(RELATION).map((side) => side.trim());
  if (STARTS_WITH_NUMBER.test(left)) return true;
  return NUMBER_OR_LETTER.test(left) && NUMBER_OR_LETTER.test(right) && !NAME.test(name);
}

function blanks([all = '']: readonly string[]): string {
  return ' '.repeat(all.length);
}
