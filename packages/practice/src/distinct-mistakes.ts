import { parseExpression } from '@mathtools/math-core/expression';
import type { Expression } from '@mathtools/math-core/steps';
import { answerText } from './answer-text.js';
import type { Draft } from './family.js';
import type { AnswerForm, Mistake } from './problem.js';

/**
 * Formats the answers of a draft's mistakes, and omits those that are correct by chance or equal to another.
 * It compares in double precision, because it runs for every generated problem. The tests compare with the
 * grader.
 */
export function distinctMistakes({ answer, form, mistakes = [] }: Draft): readonly Mistake[] {
  const right = valueKey(answer, form);
  const all = mistakes.map((mistake) => ({ mistake, key: valueKey(mistake.answer, form) }));
  return all
    .filter(({ key }) => key !== right && all.filter((other) => other.key === key).length === 1)
    .map(({ mistake }) => ({ ...mistake, answer: answerText(mistake.answer, form) }));
}

/** Returns a string that is the same for two answers with the same form and value. */
export function valueKey(answer: string, { kind }: AnswerForm): string {
  if (kind === 'text' || kind === 'equation') return answer;
  if (kind === 'point')
    return answer
      .replaceAll(/^\(|\)$/g, '')
      .split(',')
      .map(numberKey)
      .join();
  if (kind === 'numbers') return answer.split(',').map(numberKey).sort().join();
  return answer
    .split(/([<>≤≥])/)
    .map(numberKey)
    .join();
}

function numberKey(text: string): string {
  const read = parseExpression(text);
  if (!read.ok) return text;
  const values = [0.37, 1.83].map((by) => roughValue(read.value, by));
  return values.every(Number.isFinite) ? values.map((value) => value.toPrecision(9)).join(':') : text;
}

const CONSTANTS: Readonly<Record<string, number>> = { e: Math.E, π: Math.PI };

/** Returns the value of an expression in double precision, with a different number for each letter. */
function roughValue(expression: Expression, by: number): number {
  if (typeof expression === 'string') return CONSTANTS[expression] ?? atomValue(expression, by);
  const [operator, ...operands] = expression;
  const [first = Number.NaN, ...rest] = operands.map((operand) => roughValue(operand, by));
  if (rest.length > 0) return rest.reduce((a, b) => ofTwo(operator, a, b), first);
  if (operator === 'neg') return -first;
  if (operator === '()') return first;
  if (operator === 'ln') return Math.log(first);
  return operator === '√' ? Math.sqrt(first) : Number.NaN;
}

function atomValue(text: string, by: number): number {
  if (/^[a-z]$/.test(text)) return by * (text.charCodeAt(0) - 90);
  const [top = '', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
}

function ofTwo(operator: string, a: number, b: number): number {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '×') return a * b;
  if (operator === '÷' || operator === '/') return a / b;
  if (operator === '^') return a ** b;
  return operator === 'log' ? Math.log(b) / Math.log(a) : Number.NaN;
}
