import {
  type MistakeName,
  mistakeSentence,
  type Operation,
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
  extends Pick<TaskTable<Numbers>, 'numbers' | 'given' | 'answer' | 'mistakes' | 'sentences'> {
  /** The question. `{given}` is the place of the expression. */
  readonly question: string;
  readonly operation: Operation;
  /** By default, the same as the operation. */
  readonly kind?: TaskKind;
  readonly form: AnswerForm;
  /** The first hint, which doesn't say the first step yet. */
  readonly hint: (n: Numbers) => string;
}

/** Returns a table as a source of problems. */
export function expression<Numbers>(table: ExpressionTable<Numbers>): DrawnTask {
  const { question, operation, kind = operation, form, mistakes } = table;
  checkSentences(table);
  return {
    mistakes,
    make: (random) => {
      const numbers = drawn(table, random);
      const [given, answer] = [table.given(numbers), table.answer(numbers)];
      return {
        ...ask(question, kind, given),
        answer,
        form,
        lesson: () => lessonOf(table, table.hint(numbers), given, answer),
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
  hint: string,
  given: string,
  answer: string,
): Lesson {
  const operated = operateWithMistakes(operation, given, mistakes);
  if (!operated.ok) throw new Error(`"${given}" can't be rewritten: ${operated.message}`);
  const { steps, result, wrongAnswers } = operated.value;
  const right = typed(result);
  if (valueKey(right, form) !== valueKey(answer, form))
    throw new Error(`"${given}" is ${right}, not ${answer}.`);
  return {
    steps: steps.map(({ id, law, before, after }) => step(id, law, before, after)),
    hints: [hint, ...hintsOf(steps)],
    mistakes: wrongAnswers.flatMap((wrong): readonly Mistake[] => {
      const text = wrong.values.map(typed).join();
      if (isOdd(text, { given, right })) return [];
      return [{ answer: text, why: sentenceOf(wrong, right, sentences), name: wrong.name }];
    }),
  };
}

/** Returns whether students would notice a wrong answer: a fraction or a root that isn't expected, or a long number. */
function isOdd(text: string, { given, right }: { readonly given: string; readonly right: string }): boolean {
  const has = (part: string, ...texts: readonly string[]): boolean => texts.some((one) => one.includes(part));
  if (/\d{7}|[⁰¹²³-⁹]{3}|\d × \d/.test(text) && !has(' × ', right)) return true;
  if (/[√∛|]/.test(text) && !has('√', right) && !has('sqrt', given)) return true;
  if (has('.', text) && !has('.', right)) return true;
  // A power with a fraction as its exponent is expected if the given has one of a letter.
  const isPower = /[a-z]\^\(\d+\/\d+\)/.test(text) && /[a-z]\^\(\d/.test(given);
  if (has('^(', text)) return !isPower;
  if (has(')/', text)) return !has(')/', right);
  return has('/', text) && !has('/', given.replaceAll(/\^\([^)]*\)/g, ''), right);
}

/** Returns the first law, with its line if there are others, and the line before the answer. */
function hintsOf(steps: readonly Step[]): readonly string[] {
  const [[first, second], last] = [steps, steps.at(-1)];
  if (!first || !last) return [];
  const start =
    second && second !== last
      ? `${first.law}${first.law.includes(': ') ? '. You get' : ':'} $${typed(first.after)}$. Then ${lower(second.law)}.`
      : `${first.law}.`;
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
  return values.right === `$${answer}$` ? `${next}.` : `${next} to get ${values.right}.`;
}
