import type { Expression } from '@mathtools/math-core/steps';
import { isSameValue, rationalOf, valueOf } from '../value/value.js';
import { approximate, isAbout, isElsewhere } from './approximate.js';
import { isName, isNameOf, linksOf } from './entry.js';
import { holds } from './holds.js';
import { judged, type NumberForm } from './judged.js';
import { type Quantity, readQuantity } from './quantity.js';
import { lettersIn, parseTokens, type ReadAnswer } from './read-value.js';
import type { Token } from './tokens.js';
import type { Verdict } from './verdict.js';
import { DENYING } from './text/words.js';

/** Grades a chain such as `13×7 = 91`: checks every link and takes the last one as the answer. */
export function gradeChain(
  tokens: readonly Token[],
  wanted: ReadAnswer,
  form: NumberForm,
  unit: string | undefined,
  variable: string | undefined,
  question: string,
): Verdict {
  const all = linksOf(tokens);
  const isVariable = (link: readonly Token[]): boolean =>
    variable !== undefined && link.length > 0 && link[0]?.text === variable.toLowerCase() && isName(link);
  const links = all.length > 1 && isVariable(all.at(-1) ?? []) ? all.slice(0, -1) : all;
  const read = links.map((link) => readQuantity(link, unit, question));
  // Words follow the answer: `408 seats are taken`.
  const isProse = (link: readonly Token[]): boolean =>
    link.every(({ kind, text }) => kind === 'word' && text.length > 1 && !DENYING.has(text));
  const end =
    read.length > 1 && isProse(links.at(-1) ?? []) && read.at(-2)?.match === 'same' ? -1 : read.length;
  const quantities = read.slice(0, end);
  const last = quantities.at(-1);
  const tolerance = form.kind === 'rounded' ? 0.01 : 1e-12;
  if (!last) return unworked(links, wanted) ?? gradeUnsolved(links, variable, wanted, tolerance);
  let isTrue = true;
  for (const [at, before] of quantities.slice(0, -1).entries()) {
    const link = links[at] ?? [];
    if (before) isTrue &&= isNextTrue(before, quantities[at + 1]) || isLinkTrue(before, last, form);
    else if (link.some(({ text }) => text === '|')) continue;
    else if (variable !== undefined) {
      if (isNameOf(link, variable)) continue;
      const side = parseTokens(link);
      if (side === undefined || ![...lettersIn(side)].every((letter) => letter === variable)) {
        if (at < links.length - 1 && isFormula(link, variable)) continue;
        return 'unreadable';
      }
      return gradeUnsolved(links, variable, wanted, tolerance);
    } else if (!isLabel(link)) return 'unreadable';
    else if (!isName(link) && holdsForAnswer(links, wanted)) return 'wrong-form';
  }
  const verdict = judged(last, wanted, form);
  // The decimals follow the answer: `144π = 452.39`.
  const isShownAgain = quantities.some(
    (one) =>
      one !== undefined &&
      judged(one, wanted, form) === 'correct' &&
      isAbout(one.read.expression, last.read.expression, 0.005),
  );
  if ((verdict === 'incorrect' || verdict === 'approximate') && isTrue && isShownAgain) return 'correct';
  return isTrue || verdict === 'incorrect' ? verdict : 'incorrect';
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
function gradeUnsolved(
  links: readonly (readonly Token[])[],
  variable: string | undefined,
  wanted: ReadAnswer,
  tolerance: number,
): Verdict {
  const sides = links.map(parseTokens);
  if (variable === undefined || sides.length < 2 || sides.includes(undefined)) return 'unreadable';
  const read = sides as readonly Expression[];
  const letters = new Set(read.flatMap((side) => [...lettersIn(side)]));
  if (!letters.has(variable) || letters.size > 1) return 'unreadable';
  return holds(read, new Map([[variable, wanted.expression]]), tolerance) ? 'wrong-form' : 'incorrect';
}

/** Tests if a bare number equals the next one, which has a unit: `60·30·25 = 45000 cm³`. */
const isNextTrue = (link: Quantity, next: Quantity | undefined): boolean =>
  link.match === 'none' && next !== undefined && isSameValue(link.read.value, next.read.value) === true;

/** Tests if a link of a chain has the value of the last one. Accepts other units and links that can't be compared. */
function isLinkTrue(link: Quantity, last: Quantity, form: NumberForm): boolean {
  if (link.match === 'other' || link.match === 'unknown') return true;
  const isWhole = typeof link.read.expression !== 'string' && link.read.expression[0] === '%';
  if (isWhole && !('unit' in form && form.unit === '%')) return true; // 100% = 240
  const [a, b] = [link.converted ?? link.read, last.converted ?? last.read];
  if (isSameValue(a.value, b.value) !== false) return true;
  const share = 'unit' in form && form.unit === '%' ? valueOf(['%', b.expression]) : undefined;
  if (share && isSameValue(a.value, share) === true) return true;
  const [first, second] = [approximate(a.value), approximate(b.value)];
  const isRounded =
    form.kind === 'rounded' ||
    !rationalOf(a.value) ||
    !rationalOf(b.value) ||
    /[/÷]/.test(JSON.stringify(a.expression));
  return isRounded && Math.abs(first - second) <= 0.01 * Math.max(1, Math.abs(second));
}
