import { type Figure, shortFigure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { add, divide, multiply, type Rational, sign, subtract } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import type { TextOr } from '../result/text-or.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import { ARITHMETIC_OPERATIONS, type ArithmeticOperation } from './operations.js';

/** The largest number of decimals in an answer. */
const DECIMALS = 10;

/** The input of {@link calculate}. The operation may also be a string that is known only at run time. */
export interface ArithmeticInput<O extends string = ArithmeticOperation> {
  /** The first number. */
  readonly left: NumericInput;
  /** The operation. */
  readonly operation: TextOr<ArithmeticOperation, O>;
  /** The second number. It can't be 0 if `operation` is "divide". */
  readonly right: NumericInput;
}

/** The answer of {@link calculate}. */
export interface Arithmetic {
  /** The answer with up to 10 decimals, without trailing zeros. */
  readonly answer: Figure;
  /** The formula and the answer. */
  readonly steps: readonly Step[];
}

/**
 * Adds, subtracts, multiplies or divides two numbers exactly. The answer has up to 10 decimals. Errors:
 * `not-a-number`, `too-large`; `unknown-name` (operation); `division-by-zero` (right).
 * @example calculate({ left: 0.1, operation: 'add', right: 0.2 }) // answer.text is "0.3"
 */
export function calculate<O extends string>(input: ArithmeticInput<O>): Result<Arithmetic> {
  const unknown = unknownField(input, 'left operation right');
  if (unknown) return unknown;
  const { left, operation, right } = fieldsOf(input);
  const a = parseNumber(left, 'left');
  if (!a.ok) return a;
  const name = ARITHMETIC_OPERATIONS.find((known) => known === operation);
  if (!name)
    return failure(
      'operation',
      'unknown-name',
      `operation must be one of ${ARITHMETIC_OPERATIONS.join(', ')}.`,
    );
  const b = parseNumber(right, 'right');
  if (!b.ok) return b;
  if (name === 'divide' && sign(b.value) === 0)
    return failure('right', 'division-by-zero', 'right must not be 0 in a division.');
  return success(evaluate(a.value, name, b.value));
}

type Rule = readonly [
  law: string,
  operator: '+' | '-' | '×' | '÷',
  apply: (a: Rational, b: Rational) => Rational,
];

const RULES: Readonly<Record<ArithmeticOperation, Rule>> = {
  add: ['Addition', '+', add],
  subtract: ['Subtraction', '-', subtract],
  multiply: ['Multiplication', '×', multiply],
  divide: ['Division', '÷', divide],
};

function evaluate(left: Rational, operation: ArithmeticOperation, right: Rational): Arithmetic {
  const [law, operator, apply] = RULES[operation];
  const exact = apply(left, right);
  const answer = shortFigure(exact, DECIMALS);
  const [a, b, fraction] = [exactText(left), exactText(right), exactText(exact)];
  const task: Expression = [operator, a, b];
  return {
    answer,
    steps: [
      step('arithmetic.formula', law, 'answer', [operator, 'a', 'b'], {
        variant: operation,
        parameters: { a, b },
      }),
      ...(fraction.includes('/') ? [step('arithmetic.fraction', 'As a fraction', task, fraction)] : []),
      figureStep('arithmetic.answer', 'Answer', task, answer),
    ],
  };
}
