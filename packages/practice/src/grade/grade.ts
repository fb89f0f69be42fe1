import { compare, type Rational, roundHalfAwayFromZero, sign } from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import type { AnswerForm, Problem } from '../problem.js';
import { isSameValue, rationalOf, valueOf } from '../value/value.js';
import { approximate, isAbout, isElsewhere } from './approximate.js';
import {
  entryTokens,
  isInWords,
  isName,
  isNameOf,
  linksOf,
  listed,
  normalized,
  readingsOf,
  statements,
  withoutProse,
} from './entry.js';
import { hasSameForm, isEquivalent, isOtherForm, readEquation } from './equation.js';
import { isFinished, isLowest } from './finished.js';
import { readInequality } from './inequality.js';
import { isInQuestion, type Quantity, readCompound, readQuantity } from './quantity.js';
import { isNumeric, lettersIn, parseTokens, type ReadAnswer, readTokens, substituted } from './read-value.js';
import { hourOf, plain } from './plain.js';
import { hasShape } from './shape.js';
import { split, type Comma, type Token, unwrapped } from './tokens.js';

/**
 * The verdict on an entry. "unreadable", "wrong-form" (the right value, not finished or not in the required form) and
 * "unit" (the right number with a wrong unit) don't count as answers.
 */
export type Verdict = 'correct' | 'incorrect' | 'unreadable' | 'wrong-form' | 'unit';

/** What an entry is graded against. The question, if given, tells which words may stand beside a number. */
export type Asked = Pick<Problem, 'answer' | 'form'> & Partial<Pick<Problem, 'question'>>;

/**
 * Grades an entry: correct if equal to the stored answer apart from white space and case, or, if the form of the answer
 * allows it, equal in value. Never guesses: an entry that can't be compared exactly is "unreadable".
 * @example grade('x = 0.5', { answer: '1/2', form: { kind: 'number', variable: 'x' } }) // "correct"
 */
export function grade(entry: string, problem: Asked): Verdict {
  if (typeof entry !== 'string' || entry.length > MAX_CHARACTERS) return 'unreadable';
  if (normalized(entry) === '') return 'unreadable';
  if (normalized(entry) === normalized(problem.answer)) return 'correct';
  const { form } = problem;
  if (form.kind === 'text') return gradeText(entry, problem);
  const text = isTimeOfDay(problem) ? hourOf(plain(entry)) : plain(entry);
  for (const reading of readingsOf(text, !/^(?:numbers|point)$/.test(form.kind)))
    for (const isSentence of [false, true]) {
      const verdict = verdictOn(reading, isSentence, problem, COMMAS[form.kind]);
      if (verdict !== 'unreadable')
        return verdict === 'correct' && isTrigonometric(entry) ? 'wrong-form' : verdict;
    }
  return 'unreadable';
}

/** The verdict on one reading of an entry, with commas in the sense that fits best. */
function verdictOn(text: string, isSentence: boolean, problem: Asked, commas: readonly Comma[]): Verdict {
  const verdicts = commas.map((comma) => graded(text, isSentence, comma, problem));
  return (
    verdicts.find((verdict) => verdict === 'correct') ??
    verdicts.find((verdict) => verdict !== 'unreadable') ??
    'unreadable'
  );
}

/** Whether a time of day is asked for. */
const isTimeOfDay = ({ question = '' }: Asked): boolean => /\b(?:at|by) what (?:hour|time)\b/i.test(question);

/** Whether an entry ends in a sine that is left to work out: `12√3/cos(30°)`. */
const isTrigonometric = (entry: string): boolean =>
  /\b(?:sin|cos|tan) ?\(? ?\d[^=≈]*$/i.test(entry.replaceAll(/[\\{}]/g, ''));

const MAX_CHARACTERS = 200;

/** How commas between digits are read, in this order: where lists are asked for, they separate. */
const COMMAS: Readonly<Record<Exclude<AnswerForm['kind'], 'text'>, readonly Comma[]>> = {
  number: ['group', 'decimal'],
  rounded: ['group', 'decimal'],
  fraction: ['group', 'decimal'],
  expression: ['group', 'decimal'],
  equation: ['group', 'decimal'],
  inequality: ['separate', 'decimal'],
  numbers: ['separate', 'decimal'],
  point: ['separate', 'decimal'],
};

function graded(
  entry: string,
  isSentence: boolean,
  comma: Comma,
  { answer, form, question = '' }: Asked,
): Verdict {
  const isList = form.kind === 'numbers' || form.kind === 'point';
  if (isList && comma === 'decimal' && !/[;|±&]|\+\s*\/?\s*-|\bor\b|\band\b/i.test(entry))
    return 'unreadable';
  const [typed, model] = [entryTokens(entry, comma), entryTokens(answer, isList ? 'separate' : 'group')];
  if (!typed || !model || typed.length === 0) return 'unreadable';
  if (isSentence && !/\d/.test(entry) && form.kind !== 'expression') return 'unreadable';
  const own = isSentence ? withoutProse(typed, form.kind === 'inequality') : typed;
  if (own.length === 0 || (isSentence && own.length === typed.length)) return 'unreadable';
  switch (form.kind) {
    case 'number':
    case 'rounded':
    case 'fraction':
      return gradeNumber(own, model, form, question);
    case 'numbers':
      return gradeNumbers(own, model, form, question);
    case 'point':
      return gradePoint(own, model, form);
    case 'expression':
      return gradeExpression(own, model, answer, form, question);
    case 'inequality':
      return gradeInequality(own, model, form);
    case 'equation':
      return gradeEquation(own, model);
    case 'text':
      return 'incorrect';
  }
}

/** Whether a comparison of two names says that the first is the larger one. */
const COMPARED = /^([a-z]) ?(?:is |= ?)?(>|<|greater|larger|bigger|more|smaller|less)(?: than)? ?([a-z])$/;

/** Choices are named by their letter or their value: `B`, `(B)`, `answer: B`, `B is larger`, `5/8`, `B > A`. */
function gradeText(entry: string, { answer, question = '' }: Asked): Verdict {
  if (!/^[a-z]$/i.test(answer)) return 'incorrect';
  const verdictOf = (letter: string): Verdict => (letter === answer.toLowerCase() ? 'correct' : 'incorrect');
  const text = plain(entry)
    .replace(/\b(?:because|since|as)\b.*$/s, '')
    .replace(/(\w) ?\([^()]*=[^()]*\)\s*$/, '$1')
    .replaceAll(/["'“”.!]+(?!\d)/g, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const [, first, relation = '', second] = COMPARED.exec(text) ?? [];
  if (first !== undefined && second !== undefined && first !== second)
    return verdictOf(/[<s]|less/.test(relation.replace('bigger', '>')) ? second : first);
  if (/^[a-z] ?= ?[a-z]$/.test(text)) return 'incorrect';
  const choices = Array.from(
    question.matchAll(/\b([A-Z]) is (?:\$([^$]+)\$|([^\s,.]+))/g),
    ([, letter = '', shown, value = '']) => ({
      letter: letter.toLowerCase(),
      value: readTokens(entryTokens(shown ?? value, 'group') ?? []),
    }),
  );
  const known =
    /^(?:is|the|larger|bigger|greater|largest|biggest|greatest|higher|more|one|answer|ans|option|choice|letter|number|it|s|its|has|i|think|value|my|would|be)$/;
  const choiceOf = (part: string): string | undefined => {
    const read = readTokens(entryTokens(part, 'decimal') ?? []);
    return choices.find(
      ({ letter, value }) =>
        letter === part.trim() || (read && value && isSameValue(read.value, value.value) === true),
    )?.letter;
  };
  const [left, right] = text.split(/[<>]/).map(choiceOf);
  if (left !== undefined && right !== undefined && left !== right && /^[^<>]*[<>][^<>]*$/.test(text))
    return verdictOf(text.includes('>') ? left : right);
  const whole = readTokens(entryTokens(text, 'decimal') ?? []);
  const byValue = choices.find(
    ({ value }) => whole && value && isSameValue(whole.value, value.value) === true,
  );
  if (byValue) return verdictOf(byValue.letter);
  const named = new Set<string>();
  for (const part of text.split(/[\s:(),]+/).filter((word) => word !== '' && !known.test(word))) {
    const read = readTokens(entryTokens(part, 'decimal') ?? []);
    const chosen = /^[a-z]$/.test(part)
      ? part
      : choices.find(({ value }) => read && value && isSameValue(read.value, value.value) === true)?.letter;
    if (chosen === undefined) return /\s/.test(text) ? 'unreadable' : 'incorrect';
    named.add(chosen);
  }
  const [only] = named;
  return only === undefined || named.size > 1 ? 'unreadable' : verdictOf(only);
}

type NumberForm = Extract<AnswerForm, { kind: 'number' | 'rounded' | 'fraction' }>;

function gradeNumber(
  own: readonly Token[],
  model: readonly Token[],
  form: NumberForm,
  question: string,
): Verdict {
  const unit = 'unit' in form ? form.unit : undefined;
  const variable = 'variable' in form ? form.variable : undefined;
  const wanted = readQuantity(model, unit, question)?.read;
  if (!wanted) return 'unreadable';
  const because = own.findIndex(({ text }) => text === 'because');
  const named = withoutMultiple(
    withTimes(because > 0 ? own.slice(0, because) : own, variable),
    unit,
    question,
  );
  const isWordFirst =
    isName(named.slice(0, 1)) &&
    named[0]?.kind === 'word' &&
    named[1]?.kind === 'number' &&
    isInQuestion(question, named[0].text);
  const inner = isWordFirst ? named.slice(1) : named[0]?.text === '{' ? unwrapped(named) : named;
  const compound = readCompound(linksOf(inner).at(-1) ?? [], unit, question);
  if (compound) return judged(compound, wanted, form);
  const bound = boundless(inner, question);
  if (bound) return gradeNumber(bound, model, form, question);
  if (inner.some(({ text }) => text === '±')) {
    const both = ['+', '-'].map((sign) =>
      gradeNumber(
        inner.map((token) => (token.text === '±' ? { ...token, text: sign } : token)),
        model,
        form,
        question,
      ),
    );
    return both[0] === both[1]
      ? (both[0] ?? 'unreadable')
      : both.includes('unreadable')
        ? 'unreadable'
        : 'incorrect';
  }
  if (inner.some(({ text }) => text === 'or' || text === 'and'))
    return allOf(
      split(inner, ({ text }) => text === 'or' || text === 'and').map((part) =>
        gradeChain(part, wanted, form, unit, variable, question),
      ),
    );
  const parts = statements(inner, /^(?:[,;]|so)$/);
  const last = parts.at(-1);
  if (!last) return 'unreadable';
  const isSo = inner.some(({ text }) => text === 'so');
  const claims = parts
    .slice(0, -1)
    .map((part) => claimOf(part, variable, wanted, isSo, form.kind === 'rounded'));
  if (claims.includes(undefined)) return 'unreadable';
  const verdict = gradeChain(last, wanted, form, unit, variable, question);
  return verdict === 'correct' && claims.includes(false) ? 'incorrect' : verdict;
}

/** Removes `at most` beside a number where the question has it, too. */
function boundless(tokens: readonly Token[], question: string): readonly Token[] | undefined {
  const isExtreme = /at (?:most|least)/.test(question);
  const bare = tokens.filter(({ text }) => text !== '≤' && text !== '≥');
  const isOutside = /[≤≥]/.test(`${tokens[0]?.text ?? ''}${tokens.at(-1)?.text ?? ''}`);
  return isExtreme && isOutside && bare.length === tokens.length - 1 ? bare : undefined;
}

const allOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.every((verdict) => verdict === 'correct') ? 'correct' : 'unreadable';

/** Reads x between numbers as ×, unless it is the variable: 2 x √3. */
function withTimes(tokens: readonly Token[], variable: string | undefined): readonly Token[] {
  return tokens.map((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isBetween =
      before?.kind === 'number' &&
      (after?.kind === 'number' || /^(?:√|π|pi|sqrt|root)$/.test(after?.text ?? ''));
    return token.text === 'x' && variable !== 'x' && isBetween ? { ...token, text: '*' } : token;
  });
}

/** Removes `times as strong` or `x` after a number that has no unit. */
function withoutMultiple(
  tokens: readonly Token[],
  unit: string | undefined,
  question: string,
): readonly Token[] {
  const isMultiple = unit === undefined && /\b(?:times|multiplied|factor)\b/i.test(question);
  if (isMultiple && /^[*x]$/.test(tokens[0]?.text ?? '') && tokens[1]?.kind === 'number')
    return tokens.slice(1);
  const at = tokens
    .map(({ text }) => text)
    .reduce((last, text, index) => (text === '*' || text === 'x' ? index : last), -1);
  const isEnd = tokens
    .slice(at + 1)
    .every(({ kind, text }) => kind === 'word' && isInQuestion(question, text));
  const isAsked = isMultiple && at > 0 && tokens[at - 1]?.kind === 'number';
  return isAsked && isEnd ? tokens.slice(0, at) : tokens;
}

/** Whether an equation before the answer holds; undefined if it is no equation. */
function claimOf(
  tokens: readonly Token[],
  variable: string | undefined,
  wanted: ReadAnswer,
  isSo: boolean,
  isRounded: boolean,
): boolean | undefined {
  const links = linksOf(tokens).map(readTokens);
  if (links.includes(undefined) || (links.length < 2 && !isSo)) return undefined;
  const letters = links.flatMap((link) => (link ? [...lettersIn(link.expression)] : []));
  if (links.length < 2 || letters.some((letter) => letter !== variable)) return true;
  return holds(
    (links as readonly ReadAnswer[]).map(({ expression }) => expression),
    new Map(variable === undefined ? [] : [[variable, wanted.expression]]),
    isRounded || tokens.some(({ kind, text }) => kind === 'number' && /\d\.\d/.test(text)) ? 0.005 : 1e-12,
  );
}

/** Whether all sides have the same value, or the same decimals, with values in the place of variables. */
function holds(
  sides: readonly Expression[],
  values: ReadonlyMap<string, Expression>,
  tolerance = 1e-12,
): boolean {
  const all = sides.map((side) => substituted(side, values));
  const [first = ''] = all;
  const value = valueOf(first);
  return all.every((side) => {
    const other = valueOf(side);
    return (value && other && isSameValue(value, other)) === true || isAbout(first, side, tolerance);
  });
}

function gradeChain(
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
  // `408 seats are taken`: words after the answer
  const isProse = (link: readonly Token[]): boolean =>
    link.every(({ kind, text }) => kind === 'word' && text.length > 1);
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
      if (side === undefined || ![...lettersIn(side)].every((letter) => letter === variable))
        return 'unreadable';
      return gradeUnsolved(links, variable, wanted, tolerance);
    } else if (!isLabel(link)) return 'unreadable';
    else if (!isName(link) && holdsForAnswer(links, wanted)) return 'wrong-form';
  }
  const verdict = judged(last, wanted, form);
  // `144π = 452.39`: the answer, and then its decimals
  const isShownAgain = quantities.some(
    (one) =>
      one !== undefined &&
      judged(one, wanted, form) === 'correct' &&
      isAbout(one.read.expression, last.read.expression, 0.005),
  );
  if (verdict === 'incorrect' && isTrue && isShownAgain) return 'correct';
  return isTrue || verdict === 'incorrect' ? verdict : 'incorrect';
}

/** Whether an equation in one letter holds for the answer: `log₁₀(r) = 2`. */
function holdsForAnswer(links: readonly (readonly Token[])[], wanted: ReadAnswer): boolean {
  const sides = links.map(parseTokens);
  if (sides.includes(undefined)) return false;
  const read = sides as readonly Expression[];
  const [letter = '', ...more] = new Set(read.flatMap((side) => [...lettersIn(side)]));
  return letter !== '' && more.length === 0 && holds(read, new Map([[letter, wanted.expression]]));
}

/** Whether tokens before `=` name the answer, or are an expression with letters. */
function isLabel(tokens: readonly Token[]): boolean {
  if (isName(tokens)) return true;
  const [first, second] = tokens;
  if (first?.kind === 'number' && second?.kind === 'word' && second.text.length === 1 && tokens.length === 2)
    return false;
  return tokens.some(({ kind }) => kind === 'word');
}

/** A calculation without an exact value here, `e^(2 ln 4)`, is right or wrong by its decimals, but not finished. */
function unworked(links: readonly (readonly Token[])[], wanted: ReadAnswer): Verdict | undefined {
  const expression = links.length === 1 ? parseTokens(links[0] ?? []) : undefined;
  if (expression === undefined || lettersIn(expression).size > 0) return undefined;
  if (isAbout(expression, wanted.expression, 1e-12)) return 'wrong-form';
  return isElsewhere(expression, wanted.expression) ? 'incorrect' : undefined;
}

/** An equation in place of its solution: `2x = 8`. */
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

/** Whether a bare number is the one that follows with its unit: `60·30·25 = 45000 cm³`. */
const isNextTrue = (link: Quantity, next: Quantity | undefined): boolean =>
  link.match === 'none' && next !== undefined && isSameValue(link.read.value, next.read.value) === true;

/** Whether a link of a chain has the value of the last one; other units, and what can't be compared, are let pass. */
function isLinkTrue(link: Quantity, last: Quantity, form: NumberForm): boolean {
  if (link.match === 'other' || link.match === 'unknown') return true;
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

/** The verdict on a number with its unit. */
function judged(own: Quantity, wanted: ReadAnswer, form: NumberForm): Verdict {
  const bare = judgedNumber(own.read, own.read, wanted, form);
  const isRight = bare === 'correct' || bare === 'wrong-form';
  if (own.match === 'convertible' && own.converted) {
    const verdict = judgedNumber(own.converted, own.read, wanted, form);
    return verdict === 'incorrect' && isRight ? 'unit' : verdict;
  }
  if (own.match === 'other') return isRight ? 'unit' : 'incorrect';
  if (own.match === 'unknown') return isRight ? 'unit' : 'unreadable';
  if (bare === 'incorrect' && 'unit' in form && form.unit === '%' && own.match === 'none') {
    const share = valueOf(['%', wanted.expression]);
    if (share && isSameValue(own.read.value, share) === true) return 'wrong-form';
  }
  return bare;
}

/** The verdict on a value; `typed` is the number as it was typed, in its own unit. */
function judgedNumber(own: ReadAnswer, typed: ReadAnswer, wanted: ReadAnswer, form: NumberForm): Verdict {
  if (form.kind === 'rounded') return judgedRounded(own, typed, wanted, form.decimals);
  const isSame = isSameValue(own.value, wanted.value);
  if (isSame === undefined) return 'unreadable';
  if (!isSame) return 'incorrect';
  if (form.kind === 'fraction')
    return isLowest(typed.expression) || (rationalOf(typed.value) && isWholeNumber(typed))
      ? 'correct'
      : 'wrong-form';
  const isRational = rationalOf(wanted.value) !== undefined;
  return isFinished(typed, isRational) ? 'correct' : 'wrong-form';
}

const isWholeNumber = ({ expression }: ReadAnswer): boolean =>
  typeof expression === 'string' && /^[-+]?\d+(?:\.0+)?$/.test(expression);

function judgedRounded(own: ReadAnswer, typed: ReadAnswer, wanted: ReadAnswer, decimals: number): Verdict {
  const [mine, model] = [rationalOf(own.value), rationalOf(wanted.value)];
  if (!model) return 'unreadable';
  if (!mine) {
    const distance = Math.abs(approximate(own.value) - approximate(wanted.value));
    return distance <= 0.5 * 10 ** -decimals ? 'wrong-form' : 'incorrect';
  }
  if (compare(mine, model) !== 0 && !isNearer(mine, model, decimals)) return 'incorrect';
  const isExact = typeof typed.expression === 'string' || compare(mine, model) === 0;
  return isExact && isFinished(typed) ? 'correct' : 'wrong-form';
}

/** Whether a number with more decimals than required rounds to the answer. */
function isNearer(own: Rational, model: Rational, decimals: number): boolean {
  return roundHalfAwayFromZero(own, decimals) === roundHalfAwayFromZero(model, decimals) && sign(model) !== 0;
}

type Solution = { readonly quantity: Quantity } | { readonly equation: readonly Expression[] };

function gradeNumbers(
  own: readonly Token[],
  model: readonly Token[],
  { variable }: { readonly variable: string },
  question: string,
): Verdict {
  const wanted = listed(model).map((part) => readTokens(part));
  const parts = listed(own);
  const isOther = ([name, equals]: readonly Token[]): boolean => name?.text === 'd' && equals?.text === '=';
  const solutions = (parts.every(isOther) ? parts : parts.filter((part) => !isOther(part))).map((part) =>
    solutionOf(part, variable, question),
  ); // without `D = 81`
  if (solutions.length === 0 || wanted.includes(undefined) || solutions.includes(undefined))
    return 'unreadable';
  const models = wanted as readonly ReadAnswer[];
  const read = solutions as readonly Solution[];
  const isTrue = read.every(
    (one) =>
      !('equation' in one) ||
      models.some(({ expression }) => holds(one.equation, new Map([[variable, expression]]))),
  );
  const isSolvedByAll = models.every(({ expression }) =>
    read.some((one) => 'equation' in one && holds(one.equation, new Map([[variable, expression]]))),
  );
  const found = read.flatMap((one) => ('quantity' in one ? [one.quantity] : []));
  if (!isTrue) return 'incorrect';
  if (found.length === 0) return isSolvedByAll ? 'wrong-form' : 'incorrect';
  const isSame = (a: ReadAnswer, b: ReadAnswer): boolean => isSameValue(a.value, b.value) === true;
  const isAll =
    models.every((one) => found.some((other) => isSame(one, other.read))) &&
    found.every((one) => models.some((other) => isSame(one.read, other)));
  if (!isAll) return found.some(({ match }) => match === 'unknown') ? 'unreadable' : 'incorrect';
  if (found.some(({ match }) => match === 'other' || match === 'unknown')) return 'unit';
  return found.every(({ read: one }) => isFinished(one)) ? 'correct' : 'wrong-form';
}

/** Reads one of several solutions, `x₁ = 2`, or an equation for them, `(x - 2)(x - 3) = 0`. */
function solutionOf(tokens: readonly Token[], variable: string, question: string): Solution | undefined {
  const links = linksOf(tokens);
  const last = links.at(-1);
  const before = links.slice(0, -1);
  const isNamed = (link: readonly Token[]): boolean =>
    isName(link) && (link[0]?.text === variable.toLowerCase() || (link[0]?.text.length ?? 0) > 1);
  const quantity = last && readQuantity(last, undefined, question);
  const isSame = (link: readonly Token[]): boolean => {
    const value = readTokens(link)?.value;
    return value !== undefined && quantity !== undefined && isSameValue(value, quantity.read.value) === true;
  };
  if (quantity && before.every((link, at) => isNamed(link) || (at > 0 && isSame(link)))) return { quantity };
  if (last && isNamed(last) && before.length === 1) {
    const turned = readQuantity(before[0] ?? [], undefined, '');
    if (turned) return { quantity: turned };
  }
  const sides = links.map(parseTokens);
  if (sides.length < 2 || sides.includes(undefined)) return undefined;
  const equation = sides as readonly Expression[];
  const letters = new Set(equation.flatMap((side) => [...lettersIn(side)]));
  if (letters.size === 0 && quantity && holds(equation, new Map())) return { quantity };
  return letters.size === 1 && letters.has(variable) ? { equation } : undefined;
}

function gradePoint(
  own: readonly Token[],
  model: readonly Token[],
  { names }: { readonly names: readonly string[] },
): Verdict {
  const wanted = coordinatesOf(model, names);
  if (!wanted) return 'unreadable';
  const read = coordinatesOf(own, names);
  if (!read) return gradeSystem(own, names, wanted);
  const verdicts = read.map((one, at) => {
    const other = wanted[at];
    return other ? judged(one, other.read, { kind: 'number' }) : 'unreadable';
  });
  for (const verdict of ['incorrect', 'unreadable', 'unit', 'wrong-form'] as const)
    if (verdicts.includes(verdict)) return verdict;
  return 'correct';
}

const SEPARATORS = /^(?:[,;|&]|and|so)$/;

/** Reads `(2, 3)`, `M(2|3)`, `(x, y) = (2, 3)`, `x = y = 3` or `y = 3, x = 2`, with every name once. */
function coordinatesOf(tokens: readonly Token[], names: readonly string[]): readonly Quantity[] | undefined {
  const links = linksOf(tokens);
  const last = links.at(-1) ?? [];
  if (
    links.length === names.length + 1 &&
    links.slice(0, -1).every((link, at) => link.length === 1 && link[0]?.text === names[at])
  ) {
    const both = readQuantity(last, undefined, '');
    return both && names.map(() => both);
  }
  if (links.length === 2 && links[0]?.length === 1 && links[0][0]?.text === 'both') {
    const both = readQuantity(last, undefined, '');
    return both && names.map(() => both);
  }
  const isBracketed = (part: readonly Token[]): boolean => part[0]?.text === '(' && unwrapped(part) !== part;
  const [first, ...rest] = tokens;
  const isTuple = links.length === 2 && isBracketed(links[0] ?? []) && isBracketed(last);
  const isNamedPoint = links.length === 2 && links[0]?.length === 1 && isBracketed(last);
  const bare =
    isTuple || isNamedPoint
      ? last
      : first?.kind === 'word' && links.length === 1 && isBracketed(rest)
        ? rest
        : tokens;
  const inner = unwrapped(unwrapped(bare)).flatMap((token, at, list) => {
    const isNext =
      at > 0 &&
      token.spaced &&
      names.includes(token.text) &&
      list[at + 1]?.text === '=' &&
      !SEPARATORS.test(list[at - 1]?.text ?? '');
    return isNext ? [{ ...token, text: ';' }, token] : [token];
  });
  const isSlashed =
    isBracketed(bare) &&
    !inner.some(({ text }) => SEPARATORS.test(text)) &&
    inner.filter(({ text }) => text === '/').length === 1;
  const all = split(inner, ({ text }) => SEPARATORS.test(text) || (isSlashed && text === '/')).filter(
    (part) => part.length > 0,
  );
  const given = all.filter((part) => names.includes(part[0]?.text ?? '') && part[1]?.text === '=');
  const parts = all.length > names.length && given.length === names.length ? given : all;
  if (parts.length !== names.length) return undefined;
  const sides = parts.map(linksOf);
  const isNamed = sides.every((side) => side.length > 1);
  const ordered = isNamed
    ? names.map((name) => sides.find(([head]) => head?.length === 1 && head[0]?.text === name))
    : sides;
  const read = ordered.map((side) => {
    if (!side || side.length === 0 || (!isNamed && side.length > 1)) return undefined;
    const values = side.slice(isNamed ? 1 : 0).map((link) => readQuantity(link, undefined, ''));
    const end = values.at(-1);
    return end && values.every((one) => one && isSameValue(one.read.value, end.read.value) === true)
      ? end
      : undefined;
  });
  return read.includes(undefined) ? undefined : (read as readonly Quantity[]);
}

/** The equations typed back, or a part of the point. */
function gradeSystem(own: readonly Token[], names: readonly string[], wanted: readonly Quantity[]): Verdict {
  const values = new Map(names.map((name, at) => [name, wanted[at]?.read.expression ?? '0'] as const));
  const sides = split(own, ({ text }) => SEPARATORS.test(text)).map((part) => linksOf(part).map(parseTokens));
  const isRead = sides.every((side) => side.length > 1 && !side.includes(undefined));
  if (!isRead) return 'unreadable';
  const read = sides as readonly (readonly Expression[])[];
  const letters = new Set(read.flat().flatMap((side) => [...lettersIn(side)]));
  if (![...letters].every((letter) => names.includes(letter))) return 'unreadable';
  if (read.length < names.length) return 'incorrect';
  const isAssigned = read.every((side) => side.every((one) => isLetter(one) || lettersIn(one).size === 0));
  if (isAssigned && letters.size < names.length) return 'unreadable';
  return read.every((side) => holds(side, values)) ? 'wrong-form' : 'incorrect';
}

const isLetter = (expression: Expression): boolean =>
  typeof expression === 'string' && /^[a-z]$/.test(expression);

function gradeExpression(
  own: readonly Token[],
  model: readonly Token[],
  answer: string,
  form: Extract<AnswerForm, { kind: 'expression' }>,
  question: string,
): Verdict {
  const { shape } = form;
  const wanted = readTokens(model);
  const compared = own.findIndex(({ text }) => text === '<' || text === '>');
  if (compared > 0 && /larger/.test(question))
    return gradeExpression(
      own[compared]?.text === '>' ? own.slice(0, compared) : own.slice(compared + 1),
      model,
      answer,
      form,
      '',
    );
  const parts = statements(own, /^(?:[,;]|so)$/);
  const last = parts.at(-1);
  if (!wanted || !last || parts.length > 1 || last.at(-1)?.text === '=') return 'unreadable';
  const all = linksOf(last);
  const letters = lettersIn(wanted.expression);
  const isForeign = (link: readonly Token[]): boolean =>
    isName(link) && (link.length > 1 || !letters.has(link[0]?.text ?? ''));
  const isOther = (link: readonly Token[] = []): boolean => isForeign(link) && !readsAs(link, letters);
  const isAsked = (link: readonly Token[] = []): boolean => {
    const read = parseTokens(link);
    const own = read === undefined ? [] : [...lettersIn(read)];
    return (
      question !== '' &&
      link.length > 3 &&
      isTypedBack([link], question) &&
      own.some((letter) => !letters.has(letter))
    );
  };
  const links =
    all.length > 1 && (isOther(all[0]) || isAsked(all[0]))
      ? all.slice(1)
      : all.length > 1 && isOther(all.at(-1))
        ? all.slice(0, -1)
        : all;
  if (links.some((link) => isInWords(link, answer))) return 'unreadable';
  if (links.length > 1 && !isTypedBack(links, question) && isSolvedBy(links, letters, wanted))
    return 'wrong-form';
  const read = links.map(readTokens);
  const end = read.at(-1);
  if (!end && isElsewhere(parseTokens(links.at(-1) ?? []), wanted.expression)) return 'incorrect';
  if (!end || read.includes(undefined)) return 'unreadable';
  const isSame = isSameValue(end.value, wanted.value);
  if (isSame === undefined) return 'unreadable';
  if (read.some((one) => one && isSameValue(one.value, end.value) === false)) return 'unreadable';
  if (!isSame) return 'incorrect';
  return shape === undefined || hasShape(end.expression, shape, wanted.expression) ? 'correct' : 'wrong-form';
}

/** Whether an equation is the one in the question. */
function isTypedBack(links: readonly (readonly Token[])[], question: string): boolean {
  const text = links.map((link) => link.map((token) => token.text).join('')).join('=');
  return question === '' || question.toLowerCase().replaceAll(/\s/g, '').includes(text);
}

/** Whether an equation in one more letter holds for the answer: `2b = p - 2a`. */
function isSolvedBy(
  links: readonly (readonly Token[])[],
  letters: ReadonlySet<string>,
  wanted: ReadAnswer,
): boolean {
  const sides = links.map(parseTokens);
  if (sides.includes(undefined)) return false;
  const read = sides as readonly Expression[];
  const [other, ...more] = [...new Set(read.flatMap((side) => [...lettersIn(side)]))].filter(
    (one) => !letters.has(one),
  );
  return other !== undefined && more.length === 0 && holds(read, new Map([[other, wanted.expression]]));
}

/** Whether a link is an expression in the letters of the answer. */
function readsAs(tokens: readonly Token[], letters: ReadonlySet<string>): boolean {
  const read = readTokens(tokens);
  return read !== undefined && [...lettersIn(read.expression)].every((letter) => letters.has(letter));
}

function gradeInequality(
  typed: readonly Token[],
  model: readonly Token[],
  { variable }: { readonly variable: string },
): Verdict {
  // `over 160`
  const own = typed.map((token, at) => (at === 0 && token.text === '/' ? { ...token, text: '>' } : token));
  const wanted = readInequality(model, variable);
  const mine = readInequality(own, variable);
  if (!wanted) return 'unreadable';
  if (!mine) {
    const [left, right] = linksOf(own).map(readTokens);
    const isEquation = left?.expression === variable && right !== undefined && isNumeric(right);
    return isEquation ? 'incorrect' : 'unreadable';
  }
  const isSame = isSameValue(mine.bound.value, wanted.bound.value);
  if (isSame === undefined) return 'unreadable';
  if (!isSame || mine.relation !== wanted.relation) return 'incorrect';
  return mine.isSolved ? 'correct' : 'wrong-form';
}

function gradeEquation(typed: readonly Token[], model: readonly Token[]): Verdict {
  // `f(x) = 2x` for `y = 2x`
  const isFunction = model[0]?.text === 'y' && /^[a-z]\(x\)=/.test(typed.map(({ text }) => text).join(''));
  const own = isFunction && model[0] ? [model[0], ...typed.slice(4)] : typed;
  const wanted = readEquation(model);
  const parts = statements(own, /^(?:[,;]|so)$/).map(readEquation);
  // `y = 2x + 1, m = 2`
  const named = parts.filter((part) => part && wanted && part.left.expression === wanted.left.expression);
  const mine = named.length === 1 && typeof wanted?.left.expression === 'string' ? named[0] : parts.at(-1);
  if (isUntrue(own)) return 'incorrect';
  const bare = parts.length === 1 && linksOf(own).length === 1 ? readTokens(own) : undefined;
  if (bare && wanted && typeof wanted.left.expression === 'string')
    return isSameValue(bare.value, wanted.right.value) === true ? 'wrong-form' : 'incorrect';
  if (!mine && wanted && isOtherForm(linksOf(own).map(parseTokens), wanted)) return 'incorrect';
  if (!mine || !wanted || parts.includes(undefined)) return 'unreadable';
  if (hasSameForm(mine, wanted)) return 'correct';
  return isEquivalent(mine, wanted) ? 'wrong-form' : 'incorrect';
}

/** Whether an equation of numbers is untrue, by its decimals. */
function isUntrue(tokens: readonly Token[]): boolean {
  const [left, right, ...more] = linksOf(tokens).map(parseTokens);
  if (left === undefined || right === undefined || more.length > 0) return false;
  return lettersIn(left).size + lettersIn(right).size === 0 && isElsewhere(left, right);
}
