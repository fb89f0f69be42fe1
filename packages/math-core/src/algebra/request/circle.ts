import { circleOf } from '../plane/circle.js';
import type { Result } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import { lettersIn } from '../normal/identical.js';
import { caught } from '../normal/normal-form.js';
import { bounded } from '../polynomial/polynomial.js';
import { readStatement } from '../read/read-statement.js';
import type { Answered } from '../functions/answered.js';

const LIMIT = 60_000;
const NAMES = String.raw`(?:(?:the\s+)?(?:coordinates\s+of\s+)?(?:cent(?:er|re)|radius)(?:\s*(?:,|and|&)\s*(?:the\s+)?(?:cent(?:er|re)|radius))?)`;
const TO = String.raw`(?:(?:please\s+)?(?:find|what\s+(?:is|are)|give|determine|state|calculate)\s+)`;
const BEFORE = new RegExp(
  String.raw`^${TO}?${NAMES}(?:\s+(?:of|for))?(?:\s+the)?(?:\s+circle)?(?:\s+with(?:\s+the)?\s+equation)?\s*:?\s+`,
  'i',
);
const AFTER = new RegExp(String.raw`[\s,;.:]\s*(?:and\s+)?${TO}?${NAMES}\s*$`, 'i');
const CIRCLE = /^(?:(?:the|a)\s+)?circle(?:\s+with(?:\s+the)?\s+equation)?\s*:?\s+/i;

/** Matches one equation in x and y alone, perhaps after "graph". */
const PLAIN = /^(?:(?:graph|plot|draw|sketch)\s+(?:the\s+)?)?(?=[^=]*=[^=]*$)(?=.*x)(?=.*y)([^a-wz\n]+)$/i;

/** Answers "center and radius of x² + y² − 4x + 6y = 3", and the equation of a circle alone. */
export function answerCircle(typed: string, field: string): Result<Answered> | undefined {
  const text = spelled(typed).text.trim().replace(/[.?]$/, '').trim();
  const isNamed = /cent(?:er|re)|radius|circle/i.test(typed);
  const rest = !isNamed
    ? (PLAIN.exec(text)?.[1] ?? '')
    : BEFORE.test(text)
      ? text.replace(BEFORE, '')
      : text.replace(AFTER, '');
  if (!rest.includes('=')) return undefined;
  const read = readStatement(rest.replace(CIRCLE, ''), field);
  if (!read.ok || read.value.kind !== 'relation' || read.value.relation !== '=') return undefined;
  const equation = read.value;
  const letters = [...new Set([equation.left, equation.right].flatMap(lettersIn))];
  if (letters.some((letter) => letter !== 'x' && letter !== 'y')) return undefined;
  const found = caught(() => bounded(LIMIT, () => circleOf(equation, { field, isNamed })));
  return found.ok ? found.value : isNamed ? found : undefined;
}
