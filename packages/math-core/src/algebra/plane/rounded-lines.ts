import type { Expression } from '../../steps/expression.js';
import { expressionFigure } from '../normal/expression-figure.js';
import type { AnswerLine } from '../functions/answered.js';

const DECIMALS = 4;

/** Returns the line with the decimals of an irrational value, or nothing for another value. */
export function roundedLines(value: Expression): readonly AnswerLine[] {
  const figure = expressionFigure(value, DECIMALS);
  if (!figure || figure.exact !== undefined) return [];
  return [
    { name: 'decimal', statement: { kind: 'relation', left: value, relation: '≈', right: figure.text } },
  ];
}
