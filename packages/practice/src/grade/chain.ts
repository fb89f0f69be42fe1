import type { Expression } from '@mathtools/math-core/steps';
import { isSameValue, rationalOf } from '../value/value.js';
import { approximate, isAbout, isElsewhere } from './approximate.js';
import { isName, isNameOf, linksOf } from './entry.js';
import { holds } from './holds.js';
import { isInPercent, isShareOf, judged, type NumberForm } from './judged.js';
import { readQuantity } from './quantity.js';
import { lettersIn, parseTokens, type ReadAnswer } from './read-value.js';
import type { Token } from './token.js';
import type { Verdict } from './verdict.js';
import type { Quantity } from './with-unit.js';
import { DENYING } from './text/words.js';

/** The answer that a chain is compared with. */
export interface Wanted {
  readonly wanted: ReadAnswer;
  readonly form: NumberForm;
  readonly unit: string | undefined;
  readonly variable: string | undefined;
  readonly question: string;
}

type Link = readonly Token[];

/** Grades a chain such as `13×7 = 91`: checks every link and takes the last one as the answer. */
export function gradeChain(tokens: readonly Token[], context: Wanted): Verdict {
  const { wanted, form } = context;
  const links = withoutName(linksOf(tokens), context.variable);
  const quantities = quantitiesOf(links, context);
  const last = quantities.at(-1);
  if (!last) return unworked(links, wanted) ?? gradeUnsolved(links, context);
  let isTrue = true;
  for (const [at, before] of quantities.slice(0, -1).entries()) {
    const found = before ? undefined : verdictOnUnread(links, at, context);
    if (found) return found;
    if (before) isTrue &&= isNextTrue(before, quantities[at + 1]) || isLinkTrue(before, last, form);
  }
  const verdict = judged(last, wanted, form);
  const isNear = verdict === 'incorrect' || verdict === 'approximate';
  if (isNear && isTrue && isShownAgain(quantities, last, context)) return 'correct';
  return isTrue || verdict === 'incorrect' ? verdict : 'incorrect';
}

/** Removes the variable at the end of a chain: `8 = x`. */
function withoutName(links: readonly Link[], variable: string | undefined): readonly Link[] {
  const last = links.at(-1);
  if (links.length < 2 || variable === undefined || !last) return links;
  return last[0]?.text === variable.toLowerCase() && isName(last) ? links.slice(0, -1) : links;
}

/** Reads the links as numbers. Words may follow the answer: `408 seats are taken`. */
function quantitiesOf(links: readonly Link[], { unit, question }: Wanted): readonly (Quantity | undefined)[] {
  const read = links.map((link) => readQuantity(link, unit, question));
  const isProse = (links.at(-1) ?? []).every(
    ({ kind, text }) => kind === 'word' && text.length > 1 && !DENYING.has(text),
  );
  return read.length > 1 && isProse && read.at(-2)?.match === 'same' ? read.slice(0, -1) : read;
}

/** Tests if decimals follow the answer: `144π = 452.39`. */
function isShownAgain(
  quantities: readonly (Quantity | undefined)[],
  last: Quantity,
  { wanted, form }: Wanted,
): boolean {
  return quantities.some(
    (one) =>
      one !== undefined &&
      judged(one, wanted, form) === 'correct' &&
      isAbout(one.read.expression, last.read.expression, 0.005),
  );
}

/** Returns the verdict on a chain with a link that isn't a number, or undefined if the link doesn't matter. */
function verdictOnUnread(links: readonly Link[], at: number, context: Wanted): Verdict | undefined {
  const { variable, wanted } = context;
  const link = links[at] ?? [];
  if (link.some(({ text }) => text === '|')) return undefined;
  if (variable !== undefined) return verdictOnSide(link, variable, links, context);
  if (!isLabel(link)) return 'unreadable';
  return !isName(link) && holdsForAnswer(links, wanted) ? 'wrong-form' : undefined;
}

/** Returns the verdict on a chain that contains an expression with letters. */
function verdictOnSide(
  link: Link,
  variable: string,
  links: readonly Link[],
  context: Wanted,
): Verdict | undefined {
  if (isNameOf(link, variable)) return undefined;
  const side = parseTokens(link);
  const isInVariable = side !== undefined && [...lettersIn(side)].every((letter) => letter === variable);
  if (isInVariable) return gradeUnsolved(links, context);
  return link !== links.at(-1) && isFormula(link, variable) ? undefined : 'unreadable';
}

/** Tests if tokens are a formula in other letters or words: `(y2 - y1)/(x2 - x1)`, `rise/run`. */
function isFormula(tokens: readonly Token[], variable: string): boolean {
  const names = tokens
    .filter(({ kind, text }) => kind === 'word' && text !== variable)
    .map(({ text }) => text);
  const isJoined = tokens.some(({ text }) => /^[-+*/^÷]$/.test(text));
  return isJoined && new Set(names.join('')).size > 1 && !names.some((name) => DENYING.has(name));
}

/** Tests if the answer satisfies an equation in one letter: `log₁₀(r) = 2`. */
function holdsForAnswer(links: readonly (readonly Token[])[], wanted: ReadAnswer): boolean {
  const sides = links.map(parseTokens);
  if (sides.includes(undefined)) return false;
  const read = sides as readonly Expression[];
  const [letter = '', ...more] = new Set(read.flatMap((side) => [...lettersIn(side)]));
  return letter !== '' && more.length === 0 && holds(read, new Map([[letter, wanted.expression]]));
}

/** Tests if the tokens before `=` name the answer or are an expression with letters. */
function isLabel(tokens: readonly Token[]): boolean {
  if (isName(tokens)) return true;
  const [first, second] = tokens;
  if (first?.kind === 'number' && second?.kind === 'word' && second.text.length === 1 && tokens.length === 2)
    return false;
  return tokens.some(({ kind }) => kind === 'word');
}

/** Grades a calculation without an exact value, such as `e^(2 ln 4)`, by its decimals. The calculation isn't finished. */
function unworked(links: readonly (readonly Token[])[], wanted: ReadAnswer): Verdict | undefined {
  const expression = links.length === 1 ? parseTokens(links[0] ?? []) : undefined;
  if (expression === undefined || lettersIn(expression).size > 0) return undefined;
  if (isAbout(expression, wanted.expression, 1e-12)) return 'wrong-form';
  return isElsewhere(expression, wanted.expression) ? 'incorrect' : undefined;
}

/** Grades an equation given in place of its solution: `2x = 8`. */
function gradeUnsolved(links: readonly Link[], { variable, wanted, form }: Wanted): Verdict {
  const sides = links.map(parseTokens);
  if (variable === undefined || sides.length < 2 || sides.includes(undefined)) return 'unreadable';
  const read = sides as readonly Expression[];
  const letters = new Set(read.flatMap((side) => [...lettersIn(side)]));
  if (!letters.has(variable) || letters.size > 1) return 'unreadable';
  const tolerance = form.kind === 'rounded' ? 0.01 : 1e-12;
  return holds(read, new Map([[variable, wanted.expression]]), tolerance) ? 'wrong-form' : 'incorrect';
}

/** Tests if a bare number equals the next one, which has a unit: `60·30·25 = 45000 cm³`. */
const isNextTrue = (link: Quantity, next: Quantity | undefined): boolean =>
  link.match === 'none' && next !== undefined && isSameValue(link.read.value, next.read.value) === true;

/** Tests if a link of a chain has the value of the last one. Accepts other units and links that can't be compared. */
function isLinkTrue(link: Quantity, last: Quantity, form: NumberForm): boolean {
  if (link.match === 'other' || link.match === 'unknown') return true;
  const isWhole = typeof link.read.expression !== 'string' && link.read.expression[0] === '%';
  if (isWhole && !isInPercent(form)) return true; // 100% = 240
  const [a, b] = [link.converted ?? link.read, last.converted ?? last.read];
  if (isSameValue(a.value, b.value) !== false) return true;
  if (isShareOf(a, b, form)) return true;
  const [first, second] = [approximate(a.value), approximate(b.value)];
  const isRounded =
    form.kind === 'rounded' ||
    !rationalOf(a.value) ||
    !rationalOf(b.value) ||
    /[/÷]/.test(JSON.stringify(a.expression));
  return isRounded && Math.abs(first - second) <= 0.01 * Math.max(1, Math.abs(second));
}
