import { failure, type Result, success } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import { constantValue } from '../../expression/constant.js';
import { isSame } from '../../expression/rewrite.js';
import { sumOf, type Term } from '../../expression/terms.js';
import { compare, divide, rational, sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { type Step, step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { lettersIn } from '../normal/identical.js';
import { caught } from '../normal/normal-form.js';
import { polynomialOf } from '../operations/worked.js';
import { tidy } from '../operations/tree.js';
import { bounded, coefficientsIn, constantOf, isZero, ZERO } from '../polynomial/polynomial.js';
import { numberText } from '../../expression/number-text.js';
import { readStatement } from '../read/read-statement.js';
import type { Statement } from '../statement.js';
import type { Answered } from './answered.js';
import { worked as formOf } from './worked.js';

const LIMIT = 60_000;
const NAMES = String.raw`(?:(?:the\s+)?(?:coordinates\s+of\s+)?(?:cent(?:er|re)|radius)(?:\s*(?:,|and|&)\s*(?:the\s+)?(?:cent(?:er|re)|radius))?)`;
const TO = String.raw`(?:(?:please\s+)?(?:find|what\s+(?:is|are)|give|determine|state|calculate)\s+)`;
const BEFORE = new RegExp(
  String.raw`^${TO}?${NAMES}(?:\s+(?:of|for))?(?:\s+the)?(?:\s+circle)?(?:\s+with(?:\s+the)?\s+equation)?\s*:?\s+`,
  'i',
);
const AFTER = new RegExp(String.raw`[\s,;.:]\s*(?:and\s+)?${TO}?${NAMES}\s*$`, 'i');
const CIRCLE = /^(?:(?:the|a)\s+)?circle(?:\s+with(?:\s+the)?\s+equation)?\s*:?\s+/i;

/** Answers "center and radius of x² + y² − 4x + 6y = 3". Returns undefined for other text. */
export function answerCircle(typed: string, field: string): Result<Answered> | undefined {
  if (!/cent(?:er|re)|radius/i.test(typed)) return undefined;
  const text = spelled(typed).text.trim().replace(/[.?]$/, '').trim();
  const rest = BEFORE.test(text) ? text.replace(BEFORE, '') : AFTER.test(text) ? text.replace(AFTER, '') : '';
  if (!rest.includes('=')) return undefined;
  const read = readStatement(rest.replace(CIRCLE, ''), field);
  if (!read.ok || read.value.kind !== 'relation' || read.value.relation !== '=') return undefined;
  const equation = read.value;
  const letters = [...new Set([equation.left, equation.right].flatMap(lettersIn))];
  if (letters.some((letter) => letter !== 'x' && letter !== 'y')) return undefined;
  const found = caught(() => bounded(LIMIT, () => circleOf(equation, field)));
  return found.ok ? found.value : found;
}

type Relation = Extract<Statement, { kind: 'relation' }>;

function circleOf(equation: Relation, field: string): Result<Answered> {
  const numbers = coefficientsOf(equation);
  if (!numbers) return failure(field, 'unsupported', `${field} can't be solved here: not a circle.`);
  const [p, q, moved] = numbers;
  const [h, k]: [Expression, Expression] = [half(['neg', p]), half(['neg', q])];
  const square = formOf(['+', moved, ['^', h, '2'], ['^', k, '2']]);
  const form: Relation = {
    kind: 'relation',
    left: ['+', squareOf('x', h), squareOf('y', k)],
    relation: '=',
    right: square,
  };
  const added = [h, k].filter((each) => each !== '0').map((each) => formOf(['^', each, '2']));
  const steps: Step[] = [];
  if (!isSame(tidy(equation.left), form.left)) {
    const alone = 'Write x² and y² without a factor, and the number on the right';
    const plain = sumOf([...termsIn('x', p), ...termsIn('y', q)]);
    steps.push(step('algebra.circle-terms', alone, tidy(plain), moved));
    if (added.length > 0) {
      const whole = sumOf([...termsIn('x', p, h), ...termsIn('y', q, k)]);
      const law = `Add ${added.map(expressionText).join(' and ')} to both sides to complete the square`;
      steps.push(step('algebra.circle-squares', law, tidy(whole), square));
      steps.push(step('algebra.circle-form', 'Write the left side as squares', form.left, square));
    }
  }
  return success(answered(equation, form, { center: [h, k], steps }));
}

function answered(
  equation: Relation,
  form: Relation,
  {
    center: [h, k],
    steps,
  }: { readonly center: readonly [Expression, Expression]; readonly steps: readonly Step[] },
): Answered {
  const size = constantValue(form.right);
  const side = size ? sign(size) : 0;
  const closing = step('algebra.circle', side < 0 ? NOWHERE : COMPARE, form.left, form.right);
  const all = { asked: equation, steps: [...steps, closing] };
  if (side < 0) return { ...all, answers: [{ name: 'center', statement: { kind: 'none' } }] };
  return {
    ...all,
    answers: [
      { name: 'center', statement: { kind: 'expression', expression: ['()', [',', h, k]] } },
      { name: 'radius', statement: { kind: 'expression', expression: formOf(['√', form.right]) } },
      { name: 'equation', statement: form },
    ],
    ...(side === 0 && { notes: ['The radius is 0, so the circle is one point'] }),
  };
}

const COMPARE = 'Compare with (x - h)² + (y - k)² = r²';
const NOWHERE = 'A sum of squares is never negative, so there is no circle';

/** Returns p, q and d of x² + y² + px + qy = d. Returns undefined for other equations. */
function coefficientsOf({
  left,
  right,
}: Relation): readonly [Expression, Expression, Expression] | undefined {
  const whole = polynomialOf(['-', left, right]);
  const [rest, b, a, more] = whole ? coefficientsIn(whole, 'x') : [];
  const [d, c, e, further] = rest ? coefficientsIn(rest, 'y') : [];
  const numbers = [a, e, b ?? ZERO, c ?? ZERO, d ?? ZERO].map(
    (each) => each && (isZero(each) ? rational(0n) : constantOf(each)),
  );
  const [one, other, ...others] = numbers;
  if (more || further || !one || !other || sign(one) === 0 || compare(one, other) !== 0) return undefined;
  const [p, q, number] = others.map((each) => each && numberText(divide(each, one)));
  return p === undefined || q === undefined || number === undefined
    ? undefined
    : [p, q, formOf(['neg', number])];
}

const half = (of: Expression): Expression => formOf(['/', of, '2']);

/** Writes x² + px, with the square of −h if it is given. */
function termsIn(letter: string, p: Expression, h: Expression = '0'): readonly Term[] {
  const terms: readonly Expression[] = [
    ['^', letter, '2'],
    ...(p === '0' ? [] : [formOf(['×', p, letter])]),
    ...(h === '0' ? [] : [formOf(['^', h, '2'])]),
  ];
  return terms.map((body) => ({ isNegative: false, body }));
}

/** Writes (x − h)². */
function squareOf(letter: string, at: Expression): Expression {
  return ['^', at === '0' ? letter : tidy(['-', letter, at]), '2'];
}
