import { failure, type Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { spelled } from '../../read/spelling.js';
import {
  type Complex,
  complexExpression,
  complexValue,
  conjugateOf,
} from '../operations/complex-arithmetic.js';
import { tidy } from '../operations/tree.js';
import { caught } from '../normal/normal-form.js';
import { bounded } from '../polynomial/polynomial.js';
import { unsupportedForm, unsupportedNotation } from '../../expression/unsupported-notation.js';
import { lettersIn } from '../normal/identical.js';
import { readComplex } from '../read/read-statement.js';
import type { Statement } from '../read/statement.js';
import type { Answered } from '../functions/answered.js';
import { step } from '../texts/function-steps.js';

/** The work limit of one request. */
const LIMIT = 120_000;
/** The maximum number of characters of a request. */
const MOST_CHARACTERS = 500;

const LEAD =
  /^\s*(?:please\s+)?(?:simplify|evaluate|calculate|compute|find|what\s+is|what['’]s|work\s+out|multiply(?:\s+out)?|expand|add|determine|write)\b\s*(?:the\s+)?(?:\(?complex\)?(?:\s+numbers?)?)?\s*:?\s*/i;
const PART =
  /^(?:the\s+)?(?:complex\s+)?(conj(?:ugate)?|modulus|magnitude|absolute\s+value|abs|mod|real\s+part|imaginary\s+part|re|im)\b\s*(?:of\s+)?(?:the\s+complex\s+number\s+)?:?\s*(.+)$/is;
/** Operations in words, with the expressions that they mean. */
const WORDED: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:multiply|the\s+product\s+of)\s+(.+?)\s+(?:by|and|with|times)\s+(.+)$/is, '($1)*($2)'],
  [/^\s*(?:divide|the\s+quotient\s+of)\s+(.+?)\s+(?:by|and)\s+(.+)$/is, '($1)/($2)'],
  [/^\s*(.+?)\s+divided\s+by\s+(.+)$/is, '($1)/($2)'],
  [/^\s*(?:add|the\s+sum\s+of)\s+(.+?)\s+(?:to|and)\s+(.+)$/is, '($1)+($2)'],
  [/^\s*subtract\s+(.+?)\s+from\s+(.+)$/is, '($2)-($1)'],
];
/** Two sides a + bi that are compared by size. */
const ORDERED =
  /^\s*[-+−]?\s*[\d.]*\s*(?:[-+−]\s*[\d.]*)?i\s*[<>≤≥]=?\s*[-+−]?\s*[\d.]*\s*(?:[-+−]\s*[\d.]*)?i\s*$/;

/** The number of an exercise, such as (i) or i). */
const LABEL = /^\s*(?:\(i{1,3}\)\s|i{1,3}\)\s)/i;

/** Reads arithmetic with complex numbers: "(2+3i)(4-5i)", "i^2", "conjugate of 3+4i", "|3+4i|". */
export function complex(text: string, field: string): Result<Answered> | undefined {
  if (text.length > MOST_CHARACTERS || !/[\di√]/.test(text) || LABEL.test(text)) return undefined;
  if (ORDERED.test(text) && /\d\s*[-+−]\s*\d*i/.test(text))
    return failure(field, 'unsupported', `${field} can't be solved here: a comparison of complex numbers.`);
  return /[=<>≤≥≠≈]/.test(text) ? undefined : calculation(text, field);
}

/** Answers a calculation, or a request for a part of its value. */
function calculation(text: string, field: string): Result<Answered> | undefined {
  const [name, rest] = asked(text.replace(/[?.;]\s*$/, ''));
  const isNamed = /complex/i.test(text) || /^(?:conj|modulus)/i.test(name);
  const typed = spelled(rest).text;
  if (!/[^a-z\s]/i.test(rest + name)) return undefined;
  const read = readComplex(typed, field);
  // A line with i as its only letter is about complex numbers, even if it can't be read.
  if (!read.ok) return !unsupportedForm(typed, field) && unsupportedNotation(typed, field) ? read : undefined;
  if (read.value.kind !== 'expression') return undefined;
  const { expression } = read.value;
  const letters = new Set(lettersIn(expression));
  const hasUnit = letters.delete('i');
  const isReal = !hasUnit && !isNamed;
  if (letters.size > 0 || (isReal && !isNegativeRoot(typed))) return undefined;
  return caught(() =>
    bounded(LIMIT, () => ({
      ...answered(expression, name.toLowerCase()),
      ...(isReal && { notes: ['There is no real value: no square of a real number is negative'] }),
    })),
  );
}

/** Returns the part that a text asks for, such as the conjugate, and the number. */
function asked(text: string): readonly [name: string, rest: string] {
  const worded = WORDED.find(([pattern]) => pattern.test(text));
  const bare = (worded ? text.replace(...worded) : text).replace(LEAD, '').trim();
  const [, name = '', rest = bare] = PART.exec(bare) ?? [];
  return [name, rest];
}

/** Returns whether a text is a multiple of the square root of a negative number, such as 3√(-12). */
function isNegativeRoot(text: string): boolean {
  return /^[-+]?[\d.]*\s*\*?\s*(?:√|sqrt)\s*\(\s*-\s*[\d./]+\s*\)$/i.test(text.trim());
}

function answered(typed: Expression, name: string): Answered {
  const isModulus = /^(?:mod|magnitude|abs)/.test(name) && typed[0] !== 'abs';
  const expression: Expression = isModulus ? ['abs', tidy(typed)] : typed;
  const { value, lines } = complexValue(expression);
  const part = partOf(value, name);
  const statement: Statement = part
    ? { kind: 'relation', left: part.before, relation: '=', right: part.after }
    : { kind: 'expression', expression: complexExpression(value) };
  return {
    asked: { kind: 'expression', expression },
    answers: [{ name: 'value', statement }],
    steps: [...lines.steps, ...(part ? [part] : [])],
  };
}

/** Returns the step to the part of a number that the text asks for. */
function partOf(value: Complex, name: string): Step | undefined {
  if (name.startsWith('conj')) {
    const conjugate = complexExpression(conjugateOf(value));
    return step('algebra.conjugate', 'conjugate', conjugate);
  }
  if (name.startsWith('re')) return step('algebra.real-part', 'real part', value.re);
  if (name.startsWith('im')) return step('algebra.imaginary-part', 'imaginary part', value.im);
  return undefined;
}
