import { constantValue } from '../../expression/constant.js';
import { operandsOf } from '../../expression/rewrite.js';
import { condenseLogarithms } from '../../logarithm/condense.js';
import { expandLogarithm } from '../../logarithm/expand.js';
import type { RewrittenLogarithm } from '../../logarithm/rewriting/law.js';
import { exactText } from '../../rational/format.js';
import { sign } from '../../rational/rational.js';
import { type Result, success } from '../../result/result.js';
import { unwrap } from '../../result/unwrap.js';
import type { Expression } from '../../steps/expression.js';
import { operatorOf } from '../expression/parts.js';
import { caught } from '../normal/normal-form.js';
import { unsupportedExpression } from '../normal/refusal.js';
import { textOf } from '../operations/arithmetic-lines.js';
import { completeSquare, squareCompleted } from '../operations/complete-square.js';
import { complexResult, complexValue } from '../operations/complex-arithmetic.js';
import { longDivision } from '../operations/divide-polynomials.js';
import { evaluateInDetail } from '../operations/evaluate-stepwise.js';
import { expand, expanded } from '../operations/expand.js';
import { factor, factored } from '../operations/factor.js';
import { rationalise, rationalised } from '../operations/rationalise.js';
import type { Rewriting } from '../operations/rewriting.js';
import { simplified, simplify } from '../operations/simplify.js';
import { bounded } from '../polynomial/polynomial.js';
import { lettersOf } from '../read/lists.js';
import { step } from '../texts/operation-steps.js';

/** The steps of an operation and its result. */
type Done = Pick<Rewriting, 'steps' | 'result'>;

/** The name of an operation on an expression. */
export type Operation = keyof typeof OPERATIONS;

/** The operations with their steps. */
export const OPERATIONS = {
  'complete-square': (line: Expression) => completeSquare(line),
  complex: worked((line) => complexValue(line).lines),
  'condense-logarithms': (line: Expression) => asOperated(condenseLogarithms(line)),
  'count-solutions': worked((line) => counted(unwrap(evaluateInDetail(line)))),
  divide: worked(quotientOf),
  evaluate: evaluateInDetail,
  expand,
  'expand-logarithms': (line: Expression) => asOperated(expandLogarithm(line)),
  factor,
  rationalize: rationalise,
  remainder: evaluateInDetail,
  simplify,
};

/** The same operations without steps and proof, which is faster. */
const CONTINUED: Readonly<Record<Operation, (line: Expression) => Pick<Rewriting, 'result'>>> = {
  'complete-square': (line) => squareCompleted(line, [...lettersOf(line)][0] ?? 'x'),
  complex: (line) => ({ result: complexResult(line) }),
  'condense-logarithms': (line) => ({ result: unwrap(condenseLogarithms(line)).after }),
  'count-solutions': (line) => counted({ steps: [], ...evaluatedAtOnce(line) }),
  divide: quotientOf,
  evaluate: evaluatedAtOnce,
  expand: expanded,
  'expand-logarithms': (line) => ({ result: unwrap(expandLogarithm(line)).after }),
  factor: factored,
  rationalize: rationalised,
  remainder: evaluatedAtOnce,
  simplify: (line) => simplified(line, false),
};

function asOperated(rewritten: Result<RewrittenLogarithm>): Result<Done> {
  return rewritten.ok ? success({ steps: rewritten.value.steps, result: rewritten.value.after }) : rewritten;
}

/** The work limits of an operation, and of one wrong line. */
const MOST_WORK = 80_000;
const LIMIT = 20_000;

/** Returns the value of an expression of numbers, as a decimal if there is one in it. Others are simplified. */
function evaluatedAtOnce(line: Expression): Pick<Rewriting, 'result'> {
  const value = constantValue(line);
  if (!value) return simplified(line, false);
  const isDecimal = /"-?[0-9]+\.[0-9]/.test(JSON.stringify(line));
  return { result: isDecimal ? exactText(value) : textOf(value) };
}

/** Adds the number of real solutions of a quadratic equation to the steps to its discriminant. */
export function counted({ steps, result }: Done): Done {
  const value = constantValue(result);
  if (!value) throw unsupportedExpression('a discriminant that is no number');
  const [law, count] = COUNTS[sign(value)];
  return { steps: [...steps, step(law, 'n', count)], result: count };
}

const COUNTS = {
  '-1': ['algebra.solution-count:none', '0'],
  '0': ['algebra.solution-count:one', '1'],
  '1': ['algebra.solution-count:two', '2'],
} as const;

/** Runs an operation on a line with a limit of work. */
function worked(run: (line: Expression) => Done): (line: Expression) => Result<Done> {
  return (line) => caught(() => bounded(MOST_WORK, () => run(line)));
}

function quotientOf(line: Expression): Done {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(line) ?? '') ? operandsOf(line) : [line];
  return longDivision(top, bottom);
}

/** Continues a wrong line to its end. A line in which nothing is left to do is simplified. */
export function finished(operation: Operation, line: Expression): Expression | undefined {
  for (const run of new Set([CONTINUED[operation], CONTINUED.simplify])) {
    const done = caught(() => bounded(LIMIT, () => run(line).result));
    if (done.ok) return done.value;
  }
  return undefined;
}
