import { parseExpression } from '@mathtools/math-core/expression';
import type { Expression } from '@mathtools/math-core/steps';
import { answerText } from './answer-text.js';
import { distinctMistakes } from './grade/diagnose.js';
import type { AnswerForm, Mistake } from './problem.js';
import type { Asked } from './grade/grade.js';

/** The mistakes of a draw as `distinctMistakes` leaves them. Grades only if rounded values don't tell all of them apart. */
export function mistakesOf(problem: Asked, typed: string, mistakes: readonly Mistake[]): readonly Mistake[] {
  const { form } = problem;
  const values = [typed, ...mistakes.map(({ answer }) => answer)].map((text) => roughValues(text, form));
  const gap = form.kind === 'rounded' ? 10 ** -form.decimals : 1e-6;
  const isClear = values.every((one, index) =>
    values.slice(index + 1).every((other) => areApart(one, other, gap)),
  );
  if (!isClear) return distinctMistakes(problem, mistakes);
  return mistakes.map(({ answer, why }) => ({ answer: answerText(answer, form), why }));
}

function areApart(a: readonly number[], b: readonly number[], gap: number): boolean {
  return a.length !== b.length || a.some((value, index) => apart(value, b[index] ?? value) > 1.5 * gap);
}

/** The distance, for large numbers compared with them; NaN, which is never more than a gap, if one has no value. */
function apart(a: number, b: number): number {
  return Math.abs(a - b) / Math.max(1, Math.abs(a) * 1e-6);
}

/** What stands after `y = ` in the equation of a line. */
const LINE: AnswerForm = { kind: 'expression' };

/** The values of an answer, each for some numbers in place of its letters; [NaN] for what is no value. */
function roughValues(text: string, form: AnswerForm): readonly number[] {
  if (form.kind === 'equation' && text.startsWith('y = ')) return roughValues(text.slice(4), LINE);
  if (form.kind === 'text' || form.kind === 'equation' || form.kind === 'inequality') return [Number.NaN];
  const parts = form.kind === 'point' ? text.replaceAll(/^\(|\)$/g, '').split(',') : text.split(',');
  const values = parts.map((part) => {
    const read = parseExpression(part);
    return read.ok ? roughValue(read.value) : Number.NaN;
  });
  return form.kind === 'numbers' ? values.sort((a, b) => a - b) : values;
}

function roughValue(expression: Expression): number {
  if (typeof expression === 'string') {
    if (expression === 'π') return Math.PI;
    if (expression === 'e') return Math.E;
    if (/^[a-z]$/.test(expression)) return 1.3 + (expression.codePointAt(0) ?? 0) / 37;
    return Number(expression);
  }
  const [operator, ...operands] = expression;
  const [first = Number.NaN, ...rest] = operands.map((operand) => roughValue(operand));
  const one = ONE[operator];
  if (rest.length === 0) return one ? one(first) : Number.NaN;
  const two = TWO[operator];
  return two ? rest.reduce(two, first) : Number.NaN;
}

const ONE: Readonly<Record<string, (a: number) => number>> = {
  neg: (a) => -a,
  '()': (a) => a,
  ln: Math.log,
  '√': Math.sqrt,
};

const TWO: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
  log: (base, a) => Math.log(a) / Math.log(base),
};
