import { gradeChain, type Wanted } from '../chain.js';
import { readCompound } from '../compound.js';
import { isName, linksOf, statements } from '../entry.js';
import { holds } from '../holds.js';
import { judged, type NumberForm } from '../judged.js';
import { readQuantity } from '../quantity.js';
import { lettersIn, type ReadAnswer, readTokens } from '../read-value.js';
import type { Token } from '../token.js';
import { distinct, split, unwrapped } from '../tokens.js';
import type { Verdict } from '../verdict.js';
import { isInQuestion } from '../with-unit.js';

/** Grades one number, after the equations that lead to it. */
export function gradeNumber(
  own: readonly Token[],
  model: readonly Token[],
  form: NumberForm,
  question: string,
): Verdict {
  const unit = 'unit' in form ? form.unit : undefined;
  const variable = 'variable' in form ? form.variable : undefined;
  const wanted = readQuantity(model, unit, question)?.read;
  if (!wanted) return 'unreadable';
  const context = { wanted, form, unit, variable, question };
  return gradeAgainst(innerOf(own, context), context);
}

/** Returns an entry without a reason, a multiple, a word before it, or braces. */
function innerOf(own: readonly Token[], { unit, variable, question }: Wanted): readonly Token[] {
  const because = own.findIndex(({ text }) => text === 'because');
  const stated = because > 0 ? own.slice(0, because) : own;
  const named = withoutMultiple(withTimes(stated, variable), unit, question);
  const [first, second, third] = named;
  const isWordFirst =
    first?.kind === 'word' &&
    isName([first]) &&
    second?.kind === 'number' &&
    third?.text !== '=' &&
    isInQuestion(question, first.text);
  if (isWordFirst) return named.slice(1);
  return first?.text === '{' ? unwrapped(named) : named;
}

/** Grades an entry by the first of the ways in which it can be written. */
function gradeAgainst(inner: readonly Token[], context: Wanted): Verdict {
  const { wanted, form, unit, question } = context;
  const compound = readCompound(linksOf(inner).at(-1) ?? [], unit, question);
  if (compound) return judged(compound, wanted, form);
  const bound = boundless(inner, question);
  if (bound) return gradeAgainst(innerOf(bound, context), context);
  if (inner.some(({ text }) => text === '±')) return gradeBothSigns(inner, context);
  if (inner.some(isJoin))
    return allOf(distinct(split(inner, isJoin)).map((part) => gradeChain(part, context)));
  return gradeClaims(inner, context);
}

const isJoin = ({ text }: Token): boolean => text === 'or' || text === 'and';

/** Grades a number with ±, which is correct only if both signs give the answer. */
function gradeBothSigns(inner: readonly Token[], context: Wanted): Verdict {
  const [plus = 'unreadable', minus] = ['+', '-'].map((sign) => {
    const signed = inner.map((token) => (token.text === '±' ? { ...token, text: sign } : token));
    return gradeAgainst(innerOf(signed, context), context);
  });
  if (plus === minus) return plus;
  return plus === 'unreadable' || minus === 'unreadable' ? 'unreadable' : 'incorrect';
}

/** Grades the last of several statements. All statements before it must be true. */
function gradeClaims(inner: readonly Token[], context: Wanted): Verdict {
  const parts = statements(inner, /^(?:[,;]|so)$/);
  const last = parts.at(-1);
  if (!last) return 'unreadable';
  const isSo = inner.some(({ text }) => text === 'so');
  const claims = parts.slice(0, -1).map((part) => claimOf(part, isSo, context));
  if (claims.includes(undefined)) return 'unreadable';
  const verdict = gradeChain(last, context);
  return verdict === 'correct' && claims.includes(false) ? 'incorrect' : verdict;
}

/** Removes `at most` next to a number if the question contains it. */
function boundless(tokens: readonly Token[], question: string): readonly Token[] | undefined {
  const isExtreme = /at (?:most|least)/.test(question);
  const bare = tokens.filter(({ text }) => text !== '≤' && text !== '≥');
  const isOutside = /[≤≥]/.test(`${tokens[0]?.text ?? ''}${tokens.at(-1)?.text ?? ''}`);
  return isExtreme && isOutside && bare.length === tokens.length - 1 ? bare : undefined;
}

const allOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.every((verdict) => verdict === 'correct') ? 'correct' : 'unreadable';

/** Reads x between numbers as ×, unless it is the variable: 2 x √3. */
export function withTimes(tokens: readonly Token[], variable: string | undefined): readonly Token[] {
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

/** Tests if an equation before the answer is true. Returns undefined if it isn't an equation. */
function claimOf(
  tokens: readonly Token[],
  isSo: boolean,
  { variable, wanted, form }: Wanted,
): boolean | undefined {
  const links = linksOf(tokens).map(readTokens);
  if (tokens.some(({ text }) => text === '%') && links.length > 1) return true; // 95% = 228
  if (links.includes(undefined) || (links.length < 2 && !isSo)) return undefined;
  const letters = links.flatMap((link) => (link ? [...lettersIn(link.expression)] : []));
  if (links.length < 2 || letters.some((letter) => letter !== variable)) return true;
  return holds(
    (links as readonly ReadAnswer[]).map(({ expression }) => expression),
    new Map(variable === undefined ? [] : [[variable, wanted.expression]]),
    form.kind === 'rounded' || tokens.some(({ kind, text }) => kind === 'number' && /\d\.\d/.test(text))
      ? 0.005
      : 1e-12,
  );
}
