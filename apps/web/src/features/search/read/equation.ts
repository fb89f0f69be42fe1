import { parseExpression } from '@mathtools/math-core/expression';
import type { Reader } from './reading.js';

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
    isWhole: true,
  };
};

/** Whether a line compares expressions. */
function isStatement(line: string): boolean {
  const sides = line.split(RELATION);
  return sides.length > 1 && sides.length < 4 && sides.every(isExpression);
}

function isExpression(side: string): boolean {
  const words = side.match(WORD) ?? [];
  // letters side by side are products, unless they look like a word
  if (words.some((word) => word.length > 3 && !KNOWN.test(word))) return false;
  return parseExpression(side.replaceAll(/\|([^|]+)\|/g, '($1)')).ok;
}
