import { parseExpression } from '@mathtools/math-core/expression';
import { type Reader, withoutCommas } from './reading.js';

const RELATION = /<=|>=|[=<>≤≥]/;
const ASKED =
  /^(?:(?:solve|find|what is|equations?|inequalit(?:y|ies)|(?:the )?(?:system|value)(?: of(?: equations)?)?|for [a-z]|[a-z](?= (?:if|when|in|from|given|where))|if|when|in|from|given|where)\b[ :,]*)+/i;
const FOR = /,? (?:solve )?for ([a-z])$/i;
const WORD = /[a-z]{2,}/gi;
const KNOWN = /^(?:sqrt|cbrt|root|abs|log|ln|lg|exp|pi)$/i;
const MOST = 4;

/** Equations, inequalities and systems that no other tool takes: the solver opens with them. */
export const readEquation: Reader = (text) => {
  if (!RELATION.test(text)) return undefined;
  const unknown = FOR.exec(text)?.[1];
  const lines = text
    .replace(ASKED, '')
    .replace(FOR, '')
    .split(/ ?(?:[;\n]|,(?= )|\band\b) ?/i)
    .filter((line) => line !== '');
  // the quadratic equation by its name, which its own tool explains
  if (lines.length > MOST || /^a ?x ?(?:\^ ?2|²)/.test(text)) return undefined;
  if (!lines.every(isStatement) || !/[a-z]/i.test(lines.join(''))) return undefined;
  return {
    tool: 'equation',
    inputs: { lines: lines.join('\n'), ...(unknown !== undefined && { unknown }) },
    deed: 'Solve it',
  };
};

const TASK =
  /^(factori[sz]e|factor|expand|multiply out|simplify|rationali[sz]e|complete the square)(?: (?:the )?(?:denominator|expression|fraction))?(?: (?:of|for|in))?[ :,]*/i;
const METHODS: readonly (readonly [RegExp, string])[] = [
  [/^factor/i, 'factor'],
  [/^(?:expand|multiply)/i, 'expand'],
  [/^simplify/i, 'simplify'],
  [/^rationali/i, 'rationalize'],
  [/^complete/i, 'complete-square'],
];
const AT = /^(.+?),? (?:at|for|when|where|if|with) ((?:[a-z] ?= ?-?[\d./]+(?:, ?| and )?)+)$/i;

/** Expressions that no other tool takes, with what is to be done with them or the values of their letters. */
export const readExpression: Reader = (typed) => {
  const [, before = typed, values = ''] = AT.exec(typed) ?? [];
  const task = TASK.exec(before)?.[1] ?? '';
  const text = before.replace(TASK, '');
  if (RELATION.test(text) || !isWritten(text) || !isExpression(text)) return undefined;
  const hasLetter = /[a-z]/i.test(text.replaceAll(WORD, '').replaceAll(/[eπ]/g, ''));
  if (!hasLetter && task === '') return undefined;
  const method = values === '' ? METHODS.find(([verb]) => verb.test(task))?.[1] : 'evaluate';
  const at = values.replaceAll(/, ?| and /g, ';').replaceAll(' ', '');
  return {
    tool: 'equation',
    inputs: { lines: text, ...(method !== undefined && { method }), ...(at !== '' && { at }) },
    deed: 'Work it out',
  };
};

/** Whether a text has a sign of mathematics, and no letters side by side that may be a word. */
function isWritten(text: string): boolean {
  const words = text.match(WORD) ?? [];
  return (
    /[-+*/^(√|²³]/.test(text) && words.every((word) => KNOWN.test(word) || /^[abcuvxyz]{2,3}$/.test(word))
  );
}

/** Whether a line compares expressions. */
function isStatement(line: string): boolean {
  const sides = line.split(RELATION);
  return sides.length > 1 && sides.length < 4 && sides.every(isExpression);
}

function isExpression(side: string): boolean {
  const text = side.replaceAll(/ ?(?:%|\bper ?cent\b)( ?of\b)?/gi, (_, of?: string) =>
    of ? '/100*' : '/100',
  );
  const words = text.match(WORD) ?? [];
  // letters side by side are products, unless they look like a word
  if (words.some((word) => word.length > 3 && !KNOWN.test(word))) return false;
  return parseExpression(
    withoutCommas(text)
      .toLowerCase()
      .replaceAll(/\|([^|]+)\|/g, '($1)'),
  ).ok;
}
