import { MAX_EXPRESSION_CHARACTERS } from '../../expression/parse.js';
import { respelled, type Spelled } from '../../read/spelled.js';
import { FALSE, TRUE } from './work-phrases.js';
import { plainWork } from './work-words.js';

/** A multiple of a named equation: the 2·(1) of 2·(1) − (2). */
export interface NamedTerm {
  /** The factor, with its sign. */
  readonly factor: string;
  readonly name: string;
}

/** A line of work without what it says about itself. */
export interface MarkedLine {
  readonly line: Spelled;
  /** The name that the line gives its equation: (1), II. */
  readonly name?: string;
  /** The named equations that the line combines: I − II. */
  readonly combination?: readonly NamedTerm[];
  /** For each statement of the line, whether the line calls it true or false. */
  readonly claims?: readonly (boolean | undefined)[];
}

const NAME = String.raw`(?:\((?:[IVX]{1,4}|\d{1,2}|[a-z]|\*{1,3})\)|[IVX]{1,4}|(?:[A-Z]|eqn?\.?|gl\.?|ec\.?)\s?_?[\d₀-₉]{1,2})`;
const FACTOR = String.raw`\d{1,3}(?:[.,/]\d{1,3})?`;
const TERM = new RegExp(
  String.raw`\s*([-−–+])?\s*(${FACTOR})?\s*[·*×⋅]?\s*(${NAME})(?![\w(])(?:\s*[·*×⋅:/]\s*(${FACTOR})(?!\s*\())?\s*`,
  'iy',
);
const LABEL = /^(\s*(?:[⇒→∴]\s*)?)([^:=<>≤≥⇒→]{1,40}?)\s*(?::(?!=)|⇒|→|=>|->)\s*(?=\S)/;
const NAME_BEFORE = /^\s*\((\d{1,2}|[IVX]{1,4}|[a-z]|\*{1,3})\)\s*:?\s+(?![-−–+*×·/÷:^=<>≤≥])/i;
const NAME_AFTER = /(?<=[=<>≤≥].*)\s\((\d{1,2}|[IVX]{1,4}|\*{1,3})\)\s*$/;

/** Returns the lines of work with what they say about themselves. A combination is only read if its names are known. */
export function markedLines(lines: readonly string[]): readonly MarkedLine[] {
  const known = new Set<string>();
  return lines.map((text) => {
    if (text.length > MAX_EXPRESSION_CHARACTERS) return { line: asTyped(text) };
    const terms = labelOf(text);
    const name = ownName(terms) ?? nameBeside(text);
    const isCombined = isCombination(terms, known);
    if (name !== undefined) known.add(name);
    const typed = equatedNames(text).some((each) => !known.has(each)) ? asTyped(text) : withoutEquated(text);
    return {
      ...withClaims(plainWork(isCombined ? withoutLabel(typed) : typed)),
      ...(name !== undefined && { name }),
      ...(isCombined && { combination: terms }),
    };
  });
}

/** Returns the name in a label that gives a line its name, such as (1):. */
function ownName([only, ...others]: readonly NamedTerm[]): string | undefined {
  return only?.factor === '1' && others.length === 0 ? only.name : undefined;
}

/** Returns the name that stands before or after the equation of a line. */
function nameBeside(text: string): string | undefined {
  return plainName((NAME_BEFORE.exec(text) ?? NAME_AFTER.exec(text))?.[1]);
}

/** Returns whether a label combines equations that are all known. */
function isCombination(terms: readonly NamedTerm[], known: ReadonlySet<string>): boolean {
  const isName = ownName(terms) !== undefined;
  return terms.length > 0 && !isName && terms.every(({ name }) => known.has(name));
}

/** The names of two equations that a line sets equal: I = II: 3x − 2 = x + 4. */
const EQUATED = new RegExp(String.raw`^\s*(${NAME})\s*=\s*(${NAME})\s*:\s*(?=\S)`, 'gi');

function equatedNames(text: string): readonly string[] {
  const [found] = [...text.matchAll(EQUATED)];
  return [found?.[1], found?.[2]].map((name) => plainName(name) ?? '');
}

function withoutEquated(text: string): Spelled {
  return respelled(asTyped(text), EQUATED, ([all = '']) => ' '.repeat(all.length));
}

function withoutLabel(line: Spelled): Spelled {
  return respelled(line, LABEL_AT_START, ([all = '']) => ' '.repeat(all.length));
}

const LABEL_AT_START = new RegExp(LABEL, 'g');

function asTyped(text: string): Spelled {
  return { text, places: Array.from({ length: text.length + 1 }, (_, place) => place) };
}

/** Returns the named equations before a colon or an arrow, or none if something else stands there. */
function labelOf(text: string): readonly NamedTerm[] {
  const label = LABEL.exec(text)?.[2] ?? '';
  const terms: NamedTerm[] = [];
  TERM.lastIndex = 0;
  while (TERM.lastIndex < label.length) {
    const found = TERM.exec(label);
    if (!found || (terms.length > 0 && found[1] === undefined)) return [];
    const [, sign = '+', before, name, after] = found;
    const factor = (before ?? after ?? '1').replace(',', '.');
    terms.push({ factor: sign === '+' ? factor : `-${factor}`, name: plainName(name) ?? '' });
  }
  return terms;
}

function plainName(name: string | undefined): string | undefined {
  return name
    ?.replaceAll(/[().\s_]/g, '')
    .replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
    .toLowerCase();
}

const SEPARATOR = /,\s|;|\s(?:and|or)\s/;
/** A word that calls the statement before it true or false: 2 = 9 false, 0 = 0 (true for all x). */
const CLAIM = new RegExp(
  [
    String.raw`[\s,;(–—]+(?:(?:which|this|that|das|esto|eso)\s+)?(?:(?:is|ist|es|est)\s+)?(?:(?<=\s\()(w|f)(?=\))|`,
    `(${TRUE.join('|')})|${FALSE.join('|')})`,
    String.raw`(?:\s+(?:for|für|para|pour)\s+(?:all|every|any|alle|todo|tout)(?:\s+[a-z])?)?[)!.]*`,
    String.raw`(?=\s*(?:$|[,;]|\s(?:and|or)\s))`,
  ].join(''),
  'giu',
);

/** Takes out the words that call statements of a line true or false. */
function withClaims(line: Spelled): Pick<MarkedLine, 'line' | 'claims'> {
  const claims: (boolean | undefined)[] = [];
  const bare = respelled(line, CLAIM, ({ 0: all, 1: letter, 2: isTrue, index, input }) => {
    const parts = input.slice(0, index).split(SEPARATOR);
    if (!/[=<>≤≥≠≈]/.test(parts.at(-1) ?? '')) return undefined;
    claims[parts.length - 1] = letter === undefined ? isTrue !== undefined : letter.toLowerCase() === 'w';
    return ' '.repeat(all.length);
  });
  return claims.length > 0 ? { line: bare, claims: Array.from(claims) } : { line };
}
