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
  readonly question: string | ((n: Numbers) => string);
  readonly operation: Operation;
  /** By default, the kind of the operation. */
  readonly kind?: TaskKind;
  readonly form: AnswerForm;
  /** The first hint, which doesn't say the first step yet. */
  readonly hint: (n: Numbers) => string;
}

const KINDS: Readonly<Record<Operation, TaskKind>> = {
  'condense-logarithms': 'condense',
  evaluate: 'evaluate',
  expand: 'expand',
  'expand-logarithms': 'expand',
  factor: 'factor',
  rationalize: 'rationalize',
  simplify: 'simplify',
};

/** What to do in a step whose law is a name. */
const ACTIONS: Readonly<Record<string, string>> = {
  'logarithm.known-value': 'Evaluate the logarithm',
  'logarithm.number-as-logarithm': 'Write the number as a logarithm',
  'logarithm.of-one': 'Use log 1 = 0',
  'logarithm.power': 'Use the power rule',
  'logarithm.product': 'Use the product rule',
  'logarithm.quotient': 'Use the quotient rule',
  'logarithm.root': 'Use the root rule',
  'algebra.exponent-first': 'Move the exponent in front as a factor',
  'algebra.logarithm-of-power': 'Write each logarithm as its exponent',
};

function action({ id, law }: Step): string {
  return ACTIONS[id] ?? law;
}

/** Returns a table as a source of problems. */
export function expression<Numbers>(table: ExpressionTable<Numbers>): DrawnTask {
  const { question, operation, form, mistakes, kind = KINDS[operation] } = table;
  checkSentences(table);
  return {
    mistakes,
    make: (random) => {
      const numbers = drawn(table, random);
      const [given, answer] = [table.given(numbers), table.answer(numbers)];
      return {
        ...ask(typeof question === 'string' ? question : question(numbers), kind, given),
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
  const actions = new Map(steps.map((one) => [one.law, action(one)]));
  if (valueKey(right, form) !== valueKey(answer, form))
    throw new Error(`"${given}" is ${right}, not ${answer}.`);
  return {
    steps: steps.map(({ id, law, before, after }) => step(id, law, before, after)),
    hints: [hint, ...hintsOf(steps)],
    mistakes: wrongAnswers.flatMap((wrong): readonly Mistake[] => {
      const text = wrong.values.map(typed).join();
      if (!isExpected(text, given, right)) return [];
      const law = actions.get(wrong.law ?? '') ?? '';
      return [{ answer: text, why: sentenceOf({ ...wrong, law }, right, sentences), name: wrong.name }];
    }),
  };
}

/** Checks whether students would accept a wrong answer. They would notice a long number, or a fraction where none is expected. */
function isExpected(text: string, given: string, right: string): boolean {
  if (/l(?:og|n)/.test(right)) return !/\d{6}|[⁰¹²³⁴-⁹]{3}/.test(text);
  if (/l(?:og|n)/.test(given)) return !/√|\d{4}/.test(text);
  if (text.includes(')/')) return right.includes(')/');
  const [, bottom] = /\/(\d+)$/.exec(text) ?? [];
  if (bottom === undefined || right.includes('/')) return true;
  return given.includes('/') && (!/^-?\d+$/.test(right) || 100 % Number(bottom) === 0);
}

/** Returns the first law, with its line if there are others, and the line before the answer. */
function hintsOf(steps: readonly Step[]): readonly string[] {
  const [[first, second], last] = [steps, steps.at(-1)];
  if (!first || !last) return [];
  const start =
    second && second !== last
      ? `${action(first)}: $${typed(first.after)}$. Then ${lower(action(second))}.`
      : `${action(first)}.`;
  return [start, ...(steps.length > 1 ? [`You should get $${typed(last.before)}$. ${action(last)}.`] : [])];
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
