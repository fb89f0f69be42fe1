import { type Result, success } from '../../result/result.js';
import { hasLogarithm } from '../../expression/rewrite.js';
import { condenseLogarithms } from '../../logarithm/condense.js';
import { expandLogarithm } from '../../logarithm/expand.js';
import { typedExpression } from '../read/typed-expression.js';
import type { Statement } from '../read/statement.js';
import type { Answered } from '../functions/answered.js';

const VERB = String.raw`^(?:please\s+)?(?:write|express|rewrite|combine|condense|put|simplify)\s+`;
const ONE = String.raw`(?:\s+(?:as|into|in|to)\s+)?\s*(?:a|one)\s+(?:single\s+)?(?:natural\s+)?log(?:arithm)?`;
/** Requests for one logarithm, with the expression in the first group. */
const CONDENSE: readonly RegExp[] = [
  new RegExp(`${VERB}(.+?)${ONE}$`, 'is'),
  /^(?:please\s+)?condense\s+(?:the\s+logarithms?\s*(?:in|of|:)?\s*)?(.+)$/is,
  /^(.+?)\s+as\s+(?:a|one)\s+(?:single\s+)?log(?:arithm)?$/is,
];
/** Requests for a sum of logarithms. */
const EXPAND: readonly RegExp[] = [
  new RegExp(
    `${VERB}(.+?)\\s+(?:as|into|in\\s+terms\\s+of)\\s+(?:a\\s+)?(?:sums?|differences?)(?:\\s+(?:and|or)\\s+(?:sums?|differences?))*\\s+of\\s+log(?:arithm)?s$`,
    'is',
  ),
  /^(?:please\s+)?expand\s+the\s+logarithms?\s*(?:in|of|:)?\s*(.+)$/is,
];

/** Answers "write ln a + 2 ln b as a single logarithm" and "write log(x²/y) as a difference of logarithms". */
export function answerLogarithmLaws(typed: string, field: string): Result<Answered> | undefined {
  const text = typed.trim().replace(/[.?]$/, '');
  if (!/log|condense/i.test(text) || text.includes('=')) return undefined;
  const [condensed, expanded] = [CONDENSE, EXPAND].map((patterns) =>
    patterns.map((pattern) => pattern.exec(text)?.[1]).find((part) => part !== undefined),
  );
  const part = condensed ?? expanded;
  if (part === undefined) return undefined;
  const read = typedExpression(part.replace(/^the\s+(?:expression|sum|difference)\s*:?\s*/i, ''), field);
  if (!read.ok) return undefined;
  if (!hasLogarithm(read.value)) return undefined;
  const run = condensed === undefined ? expandLogarithm : condenseLogarithms;
  const found = run(read.value, field);
  if (!found.ok) return found;
  const { before, after, steps, domain } = found.value;
  const parts = domain.map(
    ({ expression, relation, bound }): Statement => ({
      kind: 'relation',
      left: expression,
      relation,
      right: bound,
    }),
  );
  const [only, ...more] = parts;
  const condition: Statement | undefined = more.length > 0 ? { kind: 'and', parts } : only;
  return success({
    asked: { kind: 'expression', expression: before },
    answers: [
      { name: 'result', statement: { kind: 'expression', expression: after } },
      ...(condition ? [{ name: 'condition', statement: condition } as const] : []),
    ],
    steps,
  });
}
