import { differential } from '../../calculus/derive.js';
import { differentiate, type Derivative } from '../../calculus/differentiate.js';
import { expressionFigure } from '../normal/expression-figure.js';
import { lettersIn } from '../normal/identical.js';
import { type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import type { Answered, AnswerLine, Curve } from '../functions/answered.js';
import type { Statement } from '../read/statement.js';
import { type DerivativeProblem, readDerivative } from './derivative-text.js';

/** Answers a request for a derivative: d/dx x³, f(x) = x²; f'(3), the second derivative of sin x. */
export function answerDerivative(text: string, field: string): Result<Answered> | undefined {
  const read = readDerivative(text, field);
  if (!read?.ok) return read;
  const problem = read.value;
  const { of, letter, order, at } = problem;
  const found = differentiate(of, {
    order,
    ...(letter !== undefined && { letter }),
    ...(at !== undefined && { at }),
  });
  if (!found.ok) return { ...found, field };
  const { value } = found;
  const line: AnswerLine = {
    name: 'derivative',
    statement: derivativeOf(problem, value),
  };
  return success({
    asked: askedIn(problem, value),
    answers: [...valueLines(problem, value), line],
    steps: value.steps,
    ...notesOf(problem, value),
    ...curvesOf(problem, value),
  });
}

/** Returns the derivative alone, or the equation of the function that the request names: f'(x) = 2x. */
function derivativeOf(problem: DerivativeProblem, derivative: Derivative): Statement {
  const { result } = derivative;
  const isAlone = problem.name === undefined && problem.at === undefined;
  return isAlone
    ? { kind: 'expression', expression: result }
    : equation(subjectOf(problem, derivative), result);
}

/** Returns the derivative as it is called in the request: f'(x), dy/dx, or d/dx of the expression. */
function subjectOf({ name, of, order }: DerivativeProblem, { letter }: Derivative): Expression {
  if (name === undefined) return ['call', differential(letter, order), of];
  if (name === 'y') return differential(letter, order, name);
  return ['call', name + "'".repeat(order), letter];
}

function askedIn(problem: DerivativeProblem, derivative: Derivative): Statement {
  const { name, of, at, order } = problem;
  const { letter } = derivative;
  if (at !== undefined) {
    const subject: Expression =
      name === undefined || name === 'y'
        ? subjectOf({ of, order }, derivative)
        : ['call', name + "'".repeat(order), at];
    const value: Statement = { kind: 'expression', expression: subject };
    if (name !== undefined && name !== 'y')
      return { kind: 'and', parts: [equation(['call', name, letter], of), value] };
    return { kind: 'and', parts: [value, equation(letter, at)] };
  }
  if (name === undefined) return { kind: 'expression', expression: subjectOf(problem, derivative) };
  return equation(name === 'y' ? 'y' : ['call', name, letter], of);
}

const equation = (left: Expression, right: Expression): Statement => ({
  kind: 'relation',
  left,
  relation: '=',
  right,
});

/** Returns the value at the number of the request, and its decimals. */
function valueLines({ at }: DerivativeProblem, { value }: Derivative): readonly AnswerLine[] {
  if (at === undefined) return [];
  if (value === undefined) return [{ name: 'value', statement: { kind: 'none' } }];
  const figure = lettersIn(value).length === 0 ? expressionFigure(value, 4) : undefined;
  const decimal: AnswerLine | undefined =
    figure && figure.exact === undefined
      ? { name: 'decimal', statement: { kind: 'relation', left: value, relation: '≈', right: figure.text } }
      : undefined;
  return [
    { name: 'value', statement: { kind: 'expression', expression: value } },
    ...(decimal ? [decimal] : []),
  ];
}

/** Says which letter was taken, and where there is no derivative. */
function notesOf(problem: DerivativeProblem, { of, letter, kinks }: Derivative): Pick<Answered, 'notes'> {
  const isOpen = problem.letter === undefined && lettersIn(of).length > 1;
  const notes = [
    ...(isOpen ? [`${letter} is the variable, and the other letters are constants`] : []),
    ...kinks.map((kink) => `There may be no derivative where ${expressionText(kink)} = 0`),
  ];
  return notes.length > 0 ? { notes } : {};
}

/** Returns the graphs of a function of one letter and of its derivative. */
function curvesOf(
  { name, order }: DerivativeProblem,
  { of, letter, result }: Derivative,
): Pick<Answered, 'curves'> {
  if (lettersIn(of).join() !== letter) return {};
  const own = name === undefined || name === 'y' ? 'f' : name;
  const curves: readonly Curve[] = [
    { graph: of, name: ['call', own, letter] },
    { graph: result, name: ['call', own + "'".repeat(order), letter] },
  ];
  return { curves };
}
