import { gradeChain } from '../chain.js';
import { isName, linksOf, statements } from '../entry.js';
import { holds } from '../holds.js';
import { judged, type NumberForm } from '../judged.js';
import { isInQuestion, readCompound, readQuantity } from '../quantity.js';
import { lettersIn, type ReadAnswer, readTokens } from '../read-value.js';
import { split, type Token, unwrapped } from '../tokens.js';
import type { Verdict } from '../verdict.js';

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
    named[2]?.text !== '=' &&
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
  variable: string | undefined,
  wanted: ReadAnswer,
  isSo: boolean,
  isRounded: boolean,
): boolean | undefined {
  const links = linksOf(tokens).map(readTokens);
  if (tokens.some(({ text }) => text === '%') && links.length > 1) return true; // 95% = 228
  if (links.includes(undefined) || (links.length < 2 && !isSo)) return undefined;
  const letters = links.flatMap((link) => (link ? [...lettersIn(link.expression)] : []));
  if (links.length < 2 || letters.some((letter) => letter !== variable)) return true;
  return holds(
    (links as readonly ReadAnswer[]).map(({ expression }) => expression),
    new Map(variable === undefined ? [] : [[variable, wanted.expression]]),
    isRounded || tokens.some(({ kind, text }) => kind === 'number' && /\d\.\d/.test(text)) ? 0.005 : 1e-12,
  );
}
