import { conditionLines } from './conditions.js';
import type { Result } from '../../result/result.js';
import { unwrap } from '../../result/unwrap.js';
import { partialFractions } from '../operations/partial-fractions.js';
import { caught, normalForm } from '../normal/normal-form.js';
import { bounded } from '../polynomial/polynomial.js';
import { typedExpression } from '../read/typed-expression.js';
import type { Answered } from '../functions/answered.js';

/** The work limit of one request. */
const LIMIT = 120_000;
/** The maximum number of characters of a request. */
const MOST_CHARACTERS = 1000;

const BEFORE =
  /^\s*(?:please\s+)?(?:(?:find|what\s+is|what['’]s|write|compute|determine|do|use)\s+)?(?:the\s+|a\s+)?(?:partial[\s-]fractions?(?:\s+(?:decomposition|expansion))?|decompose(?:\s+into\s+partial\s+fractions)?|partialbruchzerlegung)\s*(?:\b(?:of|for|on|to|von)\b|:)?\s*/i;
const AFTER =
  /^(?:\s*(?:please\s+)?(?:write|express|decompose|split|resolve|break|expand|rewrite)(?:\s+up)?\s+)?(.+?)\s+(?:(?:in|into|as|by|using|with)\s+)?(?:(?:a\s+)?sum\s+of\s+)?(?:the\s+|its\s+)?partial[\s-]fractions?(?:\s+(?:decomposition|expansion|form))?$/is;

/** Reads a partial fraction decomposition: "partial fractions of 1/(x² − 1)". */
export function decompose(text: string, field: string): Result<Answered> | undefined {
  if (text.length > MOST_CHARACTERS || text.includes('=') || !/partial|^\s*decompose/i.test(text))
    return undefined;
  const bare = text.replace(/[?.,;:]\s*$/, '').trim();
  const typed = AFTER.exec(bare)?.[1] ?? (BEFORE.test(bare) ? bare.replace(BEFORE, '') : undefined);
  if (typed === undefined || typed.trim() === '') return undefined;
  const read = typedExpression(typed, field);
  if (!read.ok) return read;
  const expression = read.value;
  return caught(() =>
    bounded(LIMIT, () => {
      const { conditions } = unwrap(normalForm(expression));
      const { result, steps } = partialFractions(expression);
      return {
        asked: { kind: 'expression', expression },
        answers: [
          { name: 'result', statement: { kind: 'expression', expression: result } },
          ...conditionLines(conditions),
        ],
        steps,
      };
    }),
  );
}
