import { checkedText } from '../../result/math-error.js';
import { MAX_EXPRESSION_CHARACTERS, NEXT_TO_E } from '../../expression/parse.js';
import { unsupportedNotation } from '../../expression/unsupported-notation.js';
import { placed, type Spelled } from '../../read/spelled.js';
import { spelled } from '../../read/spelling.js';
import { type Failure, failure, type Success, success } from '../../result/result.js';
import type { Statement } from './statement.js';
import { withoutFunctions } from './functions.js';
import { hasOtherCommas, isListOfValues, lettersOf, separatesClaims } from './lists.js';
import { type ReadLine, readLine, readStatement } from './read-statement.js';
import type { Alternative, Reading } from './reading.js';
import { type Choice, type ChoiceRule, type Edit, edited, within } from './readings.js';

/** The reason why a string can't be read. The code `ambiguous` comes with the readings to choose from. */
export interface Unread extends Failure {
  /** The readings to choose from, if the code is `ambiguous`. */
  readonly alternatives?: readonly Alternative[];
}

/** The maximum number of lines of a system. */
const MOST_LINES = 12;
/** The maximum number of other readings that are offered. */
const MOST_ALTERNATIVES = 3;

/**
 * Reads a problem the way people type it: one line, or several that form a system, with everything that
 * {@link readStatement} reads, and functions that the text defines (`f(x) = 2x + 3, f(4)`). Returns what it means, how it
 * was read, and the other plausible readings: `1/2x` is (1/2)x, and could be 1/(2x).
 * Errors: those of {@link readStatement}; `ambiguous` for text such as `4x2 = 16`. That failure has one more field,
 * `alternatives`: the readings to choose from, each `{ text, note }`.
 * @example readInput('1/2x = 4') // alternatives.0.text is "1/(2x) = 4"
 */
export function readInput(text: string, field = 'equation'): Success<Reading> | Unread {
  checkedText('field', field);
  if (typeof text !== 'string') return failure(field, 'syntax', `${field} is not text.`); // Untyped callers can pass anything.
  const whole = spelled(text);
  if (whole.text.length > MAX_EXPRESSION_CHARACTERS * MOST_LINES) return tooLong(field);
  const functions = withoutFunctions(whole);
  const { text: respelled, places } = functions ?? whole;
  const refused = unsupportedNotation(respelled, field);
  if (refused) return placed<never>(refused, places);
  const lines = linesOf({ text: respelled, places });
  if (lines.length > MOST_LINES)
    return failure(field, 'too-large', `${field} has more than ${MOST_LINES} lines.`);
  const all = readLines(lines, field);
  if (!all.ok) return all;
  const read = all.value;
  const parts = read.flatMap(({ read: each }) => (each.ok ? each.value : []));
  const [only, ...others] = parts;
  if (!only) return failure(field, 'empty');
  const open = others.length === 0 ? questionOf(read, field) : undefined;
  if (open) return open;
  const statement: Statement =
    others.length === 0
      ? only
      : { kind: 'and', parts: parts.flatMap((part) => (part.kind === 'and' ? part.parts : [part])) };
  const notes = (functions?.definitions ?? []).map((each) => `${each.charAt(0)} is a function: ${each}`);
  return success({
    statement,
    ...readingOf(read, notes),
    ...wishesIn(read),
  });
}

/** Returns the letter that lines ask to solve for, and the method. */
function wishesIn(read: readonly ReadLine[]): Pick<Reading, 'unknown' | 'method'> {
  const unknown = read.map(({ line }) => line.unknown).find((letter) => letter !== undefined);
  const method = read.map(({ line }) => line.method).find((name) => name !== undefined);
  return { ...(unknown !== undefined && { unknown }), ...(method !== undefined && { method }) };
}

function readLines(lines: ReturnType<typeof linesOf>, field: string): Success<readonly ReadLine[]> | Unread {
  const read: ReadLine[] = [];
  for (const line of lines) {
    if (line.text.length > MAX_EXPRESSION_CHARACTERS) return tooLong(field);
    const found = readLine(line, field, { isProblem: true });
    const isRequest = found.line.text.trim() === '' && lines.length > 1;
    if (!isRequest && !found.read.ok) return lines.length > 1 ? found.read : asked(found, found.read);
    read.push(found);
  }
  return success(read);
}

function tooLong(field: string): Failure {
  return failure(field, 'too-large', `${field} has more than ${MAX_EXPRESSION_CHARACTERS} characters.`);
}

/** Splits a string at line breaks and leaves out blank lines. */
function linesOf({ text, places }: Spelled): readonly Spelled[] {
  const lines: Spelled[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    lines.push({ text: line, places: places.slice(start, end + 1) });
    start = end + 1;
  }
  const filled = lines.filter(({ text: line }) => line.trim() !== '');
  return filled.length > 0 ? filled : lines.slice(0, 1);
}

/** Returns the text, the notes and the alternatives of lines. */
function readingOf(
  lines: readonly ReadLine[],
  definitions: readonly string[],
): Pick<Reading, 'text' | 'notes' | 'alternatives'> {
  const filled = lines.filter(({ line }) => line.text.trim() !== '');
  const choices = filled.map((each) => {
    const lists = listCommas(each);
    const isFree = ({ from, to }: Choice): boolean =>
      lists.every((list) => to <= list.from || from >= list.to);
    return [...each.choices.filter(isFree), ...sumsOf(each), ...lists];
  });
  const textWith = (rule?: ChoiceRule): string =>
    filled
      .map(({ line }, index) => edited(line.text, editsFor(choices[index] ?? [], rule)).trim())
      .join('\n');
  const text = textWith();
  const open = new Set(choices.flatMap((each) => each.flatMap(({ rule, other }) => (other ? [rule] : []))));
  const alternatives: Alternative[] = [];
  for (const rule of open) {
    const other = textWith(rule);
    const isNew = other !== text && differs(text, other);
    if (isNew) alternatives.push({ text: other, note: notesFor(filled, choices, rule, 'other').join(', ') });
  }
  const [only] = filled;
  const [ours, theirs] = only && filled.length === 1 ? bothReadings(only, text) : [];
  if (theirs) alternatives.push(theirs);
  for (const { line } of filled)
    if (line.other !== undefined)
      alternatives.push({ text: line.other.trim(), note: `as ${line.other.trim()}` });
  const always: readonly ChoiceRule[] = ['product-not-function', 'comma', 'power-of-ten'];
  const kept = new Set<ChoiceRule>([...always, ...open]);
  const shown = [...kept].filter(
    (rule) => !open.has(rule) || always.includes(rule) || alternatives.length > 0,
  );
  return {
    text: ours?.text ?? text,
    notes: [
      ...definitions,
      ...filled.flatMap(({ line }) => line.notes),
      ...(ours ? [`The equations are read ${ours.note}`] : []),
      ...shown.flatMap((rule) => notesFor(filled, choices, rule, 'chosen')),
    ],
    alternatives: alternatives.slice(0, MOST_ALTERNATIVES),
  };
}

/**
 * Returns both readings of several equations in one unknown, ours first. 2x = 6; 3x = 12 is a system, and could be
 * alternatives. "x = 2 and x = 3" is two values, and could be a system.
 */
function bothReadings({ line, read }: ReadLine, text: string): readonly Alternative[] {
  if (!read.ok || (read.value.kind !== 'and' && read.value.kind !== 'or')) return [];
  const { kind, parts } = read.value;
  if (!isListOfValues(parts) || (kind === 'or' && !/\sand\s/i.test(line.text))) return [];
  const pieces = text.split(/\s+and\s+|[;,]/i).map((piece) => piece.trim());
  if (pieces.length !== parts.length || !pieces.every((piece) => piece.includes('='))) return [];
  const system = { text: pieces.join('\n'), note: 'as a system, all at once' };
  const either = { text: pieces.join(' or '), note: 'as alternatives, one or the other' };
  return kind === 'and' ? [system, either] : [either, system];
}

function editsFor(choices: readonly Choice[], rule: ChoiceRule | undefined): readonly Edit[] {
  return choices.flatMap((choice) => (choice.rule === rule && choice.other ? choice.other : choice.chosen));
}

/** Returns "1/2x is read as (1/2)x" for each place with a rule. */
function notesFor(
  lines: readonly ReadLine[],
  choices: readonly (readonly Choice[])[],
  rule: ChoiceRule,
  which: 'chosen' | 'other',
): readonly string[] {
  const notes = lines.flatMap(({ line }, index) =>
    (choices[index] ?? [])
      .filter((choice) => choice.rule === rule)
      .flatMap(({ from, to, chosen, other }) => {
        const edits = which === 'chosen' ? chosen : other;
        const typed = line.text.slice(from, to);
        const as = edits && edited(typed, within(edits, from));
        return as === undefined || as === typed
          ? []
          : [`${typed} ${which === 'chosen' ? 'is read ' : ''}as ${as}`];
      }),
  );
  return [...new Set(notes)];
}

/** Returns whether two strings can be read and don't mean the same. */
function differs(text: string, other: string): boolean {
  const [one, two] = [text, other].map((each) => each.split('\n').map((line) => readStatement(line)));
  return two !== undefined && two.every(({ ok }) => ok) && JSON.stringify(one) !== JSON.stringify(two);
}

/** In a side such as x+1/x-1, typed without spaces, the fraction could have both sums. */
const SUMS =
  /(?<=^\s*|[=<>≤≥]\s*)([a-z\d.]*[a-z][a-z\d.]*[-+−]\d+(?:\.\d+)?|\d+(?:\.\d+)?[-+−][a-z\d.]*[a-z][a-z\d.]*)\/(\d*[a-z][-+−][\da-z.]+|\d+[-+−]\d*[a-z])(?=\s*(?:$|[=<>≤≥]))/gi;

function sumsOf({ line: { text } }: ReadLine): readonly Choice[] {
  return Array.from(text.matchAll(SUMS), ({ index, 0: all, 1: over = '', 2: under = '' }): Choice => {
    const to = index + all.length;
    const top = /[-+−]/.exec(over)?.index ?? 0;
    const bottom = /[-+−]/.exec(under)?.index ?? 0;
    const start = index + top + 1;
    return {
      rule: 'fraction-of-sums',
      from: index,
      to,
      chosen: [
        { from: start, to: start, text: '(' },
        { from: index + over.length + 1 + bottom, to: index + over.length + 1 + bottom, text: ')' },
      ],
      other: [{ from: index, to, text: `(${over})/(${under})` }],
    };
  });
}

/** Returns the commas that separate values or equations, and could belong to a number: x = 2,3. */
function listCommas({ line: { text } }: ReadLine): readonly Choice[] {
  const separates = separatesClaims(text);
  const isList = hasOtherCommas(text);
  if (!isList && !(separates && /\d,\d{3}(?!\d)/.test(text) && /=[^,]*,[^,]*=/.test(text))) return [];
  const start = text.lastIndexOf('=') + 1;
  if (!isList)
    return Array.from(text.matchAll(/\d{1,3}(,)\d{3}(?!\d)/g), ({ index, 0: all }): Choice => {
      const at = index + all.indexOf(',');
      return {
        rule: 'list-comma',
        from: index,
        to: index + all.length,
        chosen: [{ from: at, to: at + 1, text: '; ' }],
        other: [{ from: at, to: at + 1, text: '' }],
      };
    });
  const typed = text.slice(start);
  const from = start + typed.length - typed.trimStart().length;
  const to = start + typed.trimEnd().length;
  const list = [
    {
      from,
      to,
      text: typed
        .trim()
        .split(/\s*,\s*/)
        .join('; '),
    },
  ];
  const value = typed.trim();
  const isGrouped = /^[-−–+]?\s*[1-9]\d{0,2}(?:,\d{3})+$/.test(value);
  const isOne = isGrouped || /^[-−–+]?\s*\d+,\d+$/.test(value);
  const number = isOne ? [{ from, to, text: value.replaceAll(',', isGrouped ? '' : '.') }] : undefined;
  const [chosen, other] = separates ? [list, number] : [number ?? [], list];
  return [{ rule: 'list-comma', from, to, chosen, ...(other && { other }) }];
}

/** A letter directly followed by digits, as in x2 = 9: a power, a factor or an index. */
const INDEX = /(?<![a-z_^\d.])(\d*)([a-z])([2-9])(?![\d.])(?=\s*(?:[-−–+*/=<>≤≥),;]|$))/gi;

/** Returns the question about a line that was read, but not as most people mean it. */
function questionOf(lines: readonly ReadLine[], field: string): Unread | undefined {
  const [only] = lines.filter(({ line }) => line.text.trim() !== '');
  if (!only?.read.ok) return undefined;
  const { line, read } = only;
  if (namesUnknown(read.value)) return aboutName(line, field);
  if (/^\s*[a-z][2-9]\s*=[^,;]*$/i.test(line.text)) return aboutIndex(line, line.text.search(/[2-9]/), field);
  const list = /^\s*([a-z])\s*=\s*(\d+(?:,\d+){2,})\s*$/i.exec(line.text);
  const [, letter = '', typed = ''] = list ?? [];
  if (/(?<!\d)[1-9]\d{0,2},\d{3}(?!\d)/.test(typed) && !/^[1-9]\d{0,2}(?:,\d{3})+$/.test(typed)) {
    const grouped = typed.replaceAll(/(?<!\d)([1-9]\d{0,2}),(\d{3})(?!\d)/g, '$1$2').split(',');
    const numbers = typed.split(',');
    const texts = [grouped, numbers].map((values) => `${letter} = ${values.join('; ')}`);
    return question(line, line.text.indexOf(','), field, 'semicolons between the values', texts);
  }
  return undefined;
}

/** Returns whether a chain begins with its unknown, as if that were named: x = 3x = 12. */
function namesUnknown(statement: Statement): boolean {
  if (statement.kind !== 'chain' || statement.members.length !== 3) return false;
  const [name, left = '0'] = statement.members;
  return (
    typeof name === 'string' && lettersOf(left).has(name) && statement.relations.every((sign) => sign === '=')
  );
}

/** Asks about x = 3x = 12, which may be 3x = 12 with the name of its unknown before it. */
function aboutName(line: Spelled, field: string): Unread | undefined {
  const [name = '', left = '', right = ''] = line.text.split(/={1,2}/).map((side) => side.trim());
  const texts = [`${left} = ${right}`, `${name} = ${left}; ${left} = ${right}`];
  return question(line, line.text.indexOf('='), field, 'one equals sign', texts);
}

/** Returns the question that a line without a reading leaves, or its failure. */
function asked({ line }: ReadLine, refused: Failure): Unread {
  const { position, field, code } = refused;
  if (position === undefined || (code !== 'syntax' && code !== 'ambiguous')) return refused;
  const at = line.places.indexOf(position);
  const { text } = line;
  if (/[a-z]$/i.test(text.slice(0, at)) && /^\d/.test(text.slice(at)))
    return aboutIndex(line, at, field) ?? refused;
  if (refused.expected === NEXT_TO_E) return aboutPower(line, at, refused);
  const times = /\d\s+x\s+(?=\d)/i;
  if (times.test(text) && code === 'syntax') {
    const texts = [
      text.replace(/(\d)\s+x\s+(?=\d)/gi, '$1 * '),
      text.replace(/(\d)\s+(x)\s+(?=\d)/gi, '$1*$2*'),
    ];
    return question(line, text.search(times) + 2, field, '* for a product', texts) ?? refused;
  }
  return refused;
}

/** A number with e, and what precedes it if it is an exponent: the 2e-3 of x^2e-3. */
const NUMBER_WITH_E = /(\^\s*[-−–]?\s*)?(\d+\.?\d*|\.\d+)e([-−–+]?)(\d+)/gi;

/** Asks about an e between digits that may be Euler's number: 3e2x may be 300x or 3e^(2x). */
function aboutPower(line: Spelled, position: number, refused: Failure): Unread {
  const { text } = line;
  const found = [...text.matchAll(NUMBER_WITH_E)].find(
    ({ index, 0: all }) => text.slice(index + all.length, position).trim() === '' && index < position,
  );
  if (!found) return refused;
  const { index, 0: all, 1: raised = '', 2: number = '', 3: sign = '', 4: digits = '' } = found;
  const before = text.slice(0, index) + raised;
  const after = text.slice(index + all.length);
  const [letters = ''] = /^[a-zπ]*/i.exec(after) ?? [];
  const euler = sign === '' ? `^(${digits}${letters})` : `${sign}${digits}${letters}`;
  const texts = [
    `${before}(${number}*10^${sign.replace('+', '')}${digits})${letters === '' ? '' : '*'}${after}`,
    `${before}${number}*e${euler}${after.slice(letters.length)}`,
  ];
  return question(line, position, refused.field, NEXT_TO_E, texts) ?? refused;
}

/** Asks about x2, which may be x², x · 2 or x₂. */
function aboutIndex(line: Spelled, position: number, field: string): Unread | undefined {
  const { text } = line;
  const letter = text.charAt(position - 1);
  const [digits = ''] = /^\d+/.exec(text.slice(position)) ?? [];
  const texts = ['^', '*', '_'].map((sign) =>
    text.replaceAll(
      INDEX,
      (_, factor: string, name: string, index: string) => `${factor}${name}${sign}${index}`,
    ),
  );
  return question(line, position, field, `${letter}^${digits} or ${letter}_${digits}`, texts);
}

function question(
  line: Spelled,
  position: number,
  field: string,
  expected: string,
  texts: readonly string[],
): Unread | undefined {
  const at = line.places[position] ?? position;
  const typed = line.text.trim();
  const alternatives = texts
    .map((text) => ({ text: text.trim(), note: `as ${text.trim()}` }))
    .filter(({ text }) => text !== typed && readStatement(text).ok);
  if (alternatives.length === 0) return undefined;
  return {
    ...failure(field, 'ambiguous', `${field} can't be read at character ${at + 1}: expected ${expected}.`),
    position: at,
    expected,
    alternatives,
  };
}
