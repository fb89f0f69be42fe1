import {
  type MistakeName,
  mistakeSentence,
  type Operation,
  type OperationOptions,
  operateWithMistakes,
  type WrongAnswer,
} from '@mathtools/math-core/algebra';
import { type Step, step } from '@mathtools/math-core/steps';
import { valueKey } from './distinct-mistakes.js';
import type { Lesson } from './family.js';
import type { AnswerForm, Mistake } from './problem.js';
import { filled } from './story/template.js';
import { ask, type TaskKind } from './task.js';
import { checkSentences, type DrawnTask, drawn, lower, type TaskTable } from './task-family.js';
import { typed, typedLine } from './typed.js';

/** A task on an expression as a table. The engine finds the steps, the other hints and the wrong answers. */
export interface ExpressionTable<Numbers>
  extends Pick<TaskTable<Numbers>, 'numbers' | 'answer' | 'mistakes' | 'sentences'> {
  /**
   * The question, or several to choose from. `{given}` is the place of the expression. A function returns a question
   * without the expression, which students find themselves.
   */
  readonly question: string | readonly [string, string] | ((n: Numbers) => string);
  readonly given: (n: Numbers) => string;
  /** The numbers or expressions for letters. */
  readonly at?: (n: Numbers) => Readonly<Record<string, string>>;
  /** The inner function of a composition. The given is the outer one. */
  readonly inner?: (n: Numbers) => string;
  readonly inParts?: true;
  readonly operation: Operation;
  /** By default, the same as the operation. Complex numbers are evaluated. */
  readonly kind?: TaskKind;
  readonly form: AnswerForm;
  /** The first hint, which doesn't say the first step yet. */
  readonly hint: (n: Numbers) => string;
}

/** Returns a table as a source of problems. */
export function expression<Numbers>(table: ExpressionTable<Numbers>): DrawnTask {
  const { question, operation, form, mistakes, inParts } = table;
  checkSentences(table);
  return {
    mistakes,
    make: (random) => {
      const numbers = drawn(table, random);
      const [given, answer] = [table.given(numbers), table.answer(numbers)];
      const values = table.at?.(numbers);
      const at = values && Object.entries(values).map(([letter, value]) => `${letter} = ${value}`);
      const kind = table.kind ?? (operation === 'complex' ? 'evaluate' : operation);
      const more = { ...(at && { at }), ...(inParts && { inParts }) };
      return {
        ...(typeof question === 'function'
          ? { question: question(numbers) }
          : ask(typeof question === 'string' ? question : random.pick(question), kind, given, more)),
        answer,
        form,
        lesson: () =>
          lessonOf(table, {
            hint: table.hint(numbers),
            given,
            answer,
            at: values,
            inner: table.inner?.(numbers),
          }),
      };
    },
  };
}

function lessonOf(
  {
    operation,
    mistakes,
    sentences = {},
    form,
  }: Pick<ExpressionTable<never>, 'operation' | 'mistakes' | 'sentences' | 'form'>,
  {
    hint,
    given,
    answer,
    ...options
  }: { readonly [key in 'hint' | 'given' | 'answer']: string } & OperationOptions,
): Lesson {
  const operated = operateWithMistakes(operation, given, mistakes, options);
  if (!operated.ok) throw new Error(`"${given}" can't be rewritten: ${operated.message}`);
  const { steps, result, wrongAnswers } = operated.value;
  const right = typed(result);
  if (valueKey(right, form) !== valueKey(answer, form))
    throw new Error(`"${given}" is ${right}, not ${answer}.`);
  // The line before an expression replaces a letter isn't equal to the next.
  const equal = options.at && operation !== 'evaluate' ? steps.slice(1) : steps;
  return {
    steps: equal.map(({ id, law, before, after }) => step(id, law, before, after)),
    hints: [hint, ...hintsOf(steps)],
    mistakes: wrongAnswers.flatMap((wrong): readonly Mistake[] => {
      const text = wrong.values.map(typed).join();
      if (!isExpected(operation, text, given, right)) return [];
      return [{ answer: text, why: sentenceOf(wrong, right, sentences), name: wrong.name }];
    }),
  };
}

/** Checks whether students would accept a wrong answer. They would notice a fraction where none is expected. */
function isExpected(operation: Operation, text: string, given: string, right: string): boolean {
  if (operation === 'complete-square' && !text.includes('(')) return false;
  if (operation === 'divide' && text.includes('/') && !right.includes('/')) return false;
  if (text.includes(')/')) return right.includes(')/');
  const [, bottom] = /\/(\d+)$/.exec(text) ?? [];
  if (bottom === undefined || right.includes('/')) return true;
  return given.includes('/') && (!/^-?\d+$/.test(right) || 100 % Number(bottom) === 0);
}

/** Returns the first law, with its line if there are others, and the line before the answer. */
function hintsOf(steps: readonly Step[]): readonly string[] {
  const [[first, second], last] = [steps, steps.at(-1)];
  if (!first || !last) return [];
  const rest = steps.find(({ id }) => id === 'algebra.subtract-product');
  const line = first.id === 'algebra.missing-powers' ? '' : `: $${typed(first.after)}$`;
  const start =
    second && second !== last ? `${first.law}${line}. Then ${lower(second.law)}.` : `${first.law}.`;
  if (rest) return [start, `${rest.law}: $${typed(rest.after)}$ is left. Continue in the same way.`];
  return [start, ...(steps.length > 1 ? [`You should get $${typed(last.before)}$. ${last.law}.`] : [])];
}

/** Returns the feedback on a wrong answer. It doesn't contain the right one. */
function sentenceOf(
  { name, from, right, law = '', wrong }: WrongAnswer,
  answer: string,
  sentences: Readonly<Partial<Record<MistakeName, string>>>,
): string {
  const values = {
    from: typedLine(from),
    wrong: typedLine(wrong),
    right: right ? typedLine(right) : '',
    law: lower(law),
  };
  const own = sentences[name];
  if (own !== undefined) return filled(own, values);
  const known = mistakeSentence(name);
  if (law === '') return `${known} ${values.from} is ${values.right}, not ${values.wrong}.`;
  const next = `${known} From ${values.from}, ${values.law}`;
  return values.right === `$${answer}$`
    ? `${next}.`
    : `${next}${law.includes(',') ? ',' : ''} to get ${values.right}.`;
}
