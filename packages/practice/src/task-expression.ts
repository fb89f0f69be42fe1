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
import { checkSentences, type DrawnTask, drawn, type TaskTable } from './task-family.js';
import type { Random } from './random.js';
import { action, lower } from './task-actions.js';
import { typed, typedLine } from './typed.js';

/** A task on an expression as a table. The engine finds the steps, the other hints and the wrong answers. */
export interface ExpressionTable<Numbers>
  extends Pick<TaskTable<Numbers>, 'numbers' | 'answer' | 'inParts' | 'mistakes' | 'sentences'> {
  /**
   * The question, or several to choose from. `{given}` is the place of the expression. In a function's question, it may be
   * missing, if students find the expression themselves.
   */
  readonly question: string | readonly [string, string] | ((n: Numbers) => string);
  readonly given: (n: Numbers) => string;
  /** The numbers or expressions for letters. */
  readonly at?: (n: Numbers) => Readonly<Record<string, string>>;
  /** The inner function of a composition. The given is the outer one. */
  readonly inner?: (n: Numbers) => string;
  /** The name of the given, if students find it themselves: "In the discriminant b² - 4ac". */
  readonly in?: string;
  /** The values of logarithms that are given, by their text. */
  readonly logarithms?: (n: Numbers) => Readonly<Record<string, string>>;
  readonly operation: Operation;
  /** By default, the kind of the operation. */
  readonly kind?: TaskKind;
  readonly form: AnswerForm;
  /** The first hint, which doesn't say the first step yet. */
  readonly hint: (n: Numbers) => string;
}

const KINDS: Readonly<Record<Operation, TaskKind>> = {
  'complete-square': 'complete-square',
  complex: 'evaluate',
  'condense-logarithms': 'condense',
  'count-solutions': 'evaluate',
  divide: 'divide',
  evaluate: 'evaluate',
  expand: 'expand',
  'expand-logarithms': 'expand',
  factor: 'factor',
  rationalize: 'rationalize',
  remainder: 'divide',
  simplify: 'simplify',
};

/** The operations that replace letters with numbers. */
const OF_NUMBERS: ReadonlySet<Operation> = new Set(['evaluate', 'count-solutions']);

function textOf<Numbers>(
  question: ExpressionTable<Numbers>['question'],
  numbers: Numbers,
  random: Random,
): string {
  if (typeof question === 'function') return question(numbers);
  return typeof question === 'string' ? question : random.pick(question);
}

/** Returns a table as a source of problems. */
export function expression<Numbers>(table: ExpressionTable<Numbers>): DrawnTask {
  const { question, operation, form, mistakes, inParts, kind = KINDS[operation] } = table;
  checkSentences(table);
  return {
    mistakes,
    make: (random) => {
      const numbers = drawn(table, random);
      const [given, answer] = [table.given(numbers), table.answer(numbers)];
      const values = table.at?.(numbers);
      const at = values && Object.entries(values).map(([letter, value]) => `${letter} = ${value}`);
      const more = { ...(at && { at }), ...(inParts && { inParts }) };
      const text = textOf(question, numbers, random);
      return {
        ...(text.includes('{given}') ? ask(text, kind, given, more) : { question: text }),
        answer,
        form,
        lesson: () =>
          lessonOf(table, {
            hint: table.hint(numbers),
            start: table.in,
            given,
            answer,
            at: values,
            inner: table.inner?.(numbers),
            logarithms: table.logarithms?.(numbers),
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
    start,
    given,
    answer,
    ...options
  }: { readonly [key in 'hint' | 'given' | 'answer']: string } & {
    readonly start: string | undefined;
  } & OperationOptions,
): Lesson {
  const operated = operateWithMistakes(operation, given, mistakes, options);
  if (!operated.ok) throw new Error(`"${given}" can't be rewritten: ${operated.message}`);
  const { result, wrongAnswers } = operated.value;
  const steps = operated.value.steps.map((one, i) =>
    i === 0 && start !== undefined ? { ...one, law: `${start}, ${lower(one.law)}` } : one,
  );
  const right = typed(result);
  // The line before an expression replaces a letter isn't equal to the next.
  const isReplaced = (id: string): boolean =>
    id === 'algebra.insert' && options.at !== undefined && !OF_NUMBERS.has(operation);
  const actions = new Map(steps.map((one) => [one.law, action(one)]));
  if (valueKey(right, form) !== valueKey(answer, form))
    throw new Error(`"${given}" is ${right}, not ${answer}.`);
  return {
    steps: steps.map(({ id, variant, law, before, after, substeps }) =>
      step(id, law, isReplaced(id) ? 'value' : before, after, {
        ...(variant !== undefined && { variant }),
        ...(substeps && { substeps }),
      }),
    ),
    hints: [hint, ...hintsOf(steps)],
    mistakes: wrongAnswers.flatMap((wrong): readonly Mistake[] => {
      const text = wrong.values.map(typed).join();
      if (!isExpected(operation, text, given, right)) return [];
      const law = actions.get(wrong.law ?? '') ?? '';
      return [{ answer: text, why: sentenceOf({ ...wrong, law }, right, sentences), name: wrong.name }];
    }),
  };
}

/**
 * Checks whether students would accept a wrong answer. They would notice a long number, or a fraction or a root where none is
 * expected.
 */
function isExpected(operation: Operation, text: string, given: string, right: string): boolean {
  if (operation === 'complete-square' && !text.includes('(')) return false;
  if (operation === 'divide' && text.includes('/') && !right.includes('/')) return false;
  if (/l(?:og|n)/.test(right)) return !/\d{6}|[⁰¹²³⁴-⁹]{3}/.test(text);
  // A sum with a logarithm is no value of which students would think that it is exact.
  if (/l(?:og|n)/.test(given)) return !/√|\d{4}|[-+].*l(?:og|n)|l(?:og|n).* [-+]/.test(text);
  return !isOdd(text, given, right) && isExpectedFraction(text, given, right);
}

function isExpectedFraction(text: string, given: string, right: string): boolean {
  // A power with a fraction as its exponent is expected if the given has one of a letter.
  if (text.includes('^(')) return /[a-z]\^\(\d+\/\d+\)/.test(text) && /[a-z]\^\(\d/.test(given);
  if (text.includes(')/')) return right.includes(')/');
  if (!text.includes('/') || right.includes('/')) return true;
  if (!given.replaceAll(/\^\([^)]*\)/g, '').includes('/')) return false;
  const [, bottom] = /\/(\d+)$/.exec(text) ?? [];
  return bottom === undefined || !/^-?\d+$/.test(right) || 100 % Number(bottom) === 0;
}

/** Returns whether a wrong answer has a long number, or a product, a root or a decimal that neither line has. */
function isOdd(text: string, given: string, right: string): boolean {
  if (/\d{7}|[⁰¹²³-⁹]{3}|\d × \d/.test(text) && !right.includes(' × ')) return true;
  if (/[√∛|]/.test(text) && !right.includes('√') && !given.includes('sqrt')) return true;
  return text.includes('.') && !right.includes('.') && !given.includes('.');
}

/** Returns the first law, with its line if there are others, and the line before the answer. */
function hintsOf(steps: readonly Step[]): readonly string[] {
  const [[first, second], last] = [steps, steps.at(-1)];
  if (!first || !last) return [];
  const rest = steps.find(({ id }) => id === 'algebra.subtract-product');
  const colon = action(first).includes(': ') ? '. You get' : ':';
  const line = first.id === 'algebra.missing-powers' ? '' : `${colon} $${typed(first.after)}$`;
  const start =
    second && second !== last
      ? `${action(first)}${line}. Then ${lower(action(second))}.`
      : `${action(first)}.`;
  if (rest) return [start, `${action(rest)}: $${typed(rest.after)}$ is left. Continue in the same way.`];
  return [
    start,
    ...(steps.length > 1
      ? [`You should get $${typed(steps.at(-2)?.after ?? last.before)}$. ${action(last)}.`]
      : []),
  ];
}

/** Returns the feedback on a wrong answer. It doesn't contain the right one. */
function sentenceOf(
  { name, from, right, law = '', wrong, values: wrongValues }: WrongAnswer,
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
  // The mistake was made in the answer, which the sentence doesn't contain.
  if (!right) return `${known} The step to $${wrongValues.map(typed).join()}$ is one too many.`;
  if (law === '') return `${known} ${values.from} is ${values.right}, not ${values.wrong}.`;
  const next = `${known} From ${values.from}, ${values.law}`;
  return values.right === `$${answer}$`
    ? `${next}.`
    : `${next}${law.includes(',') ? ',' : ''} to get ${values.right}.`;
}
