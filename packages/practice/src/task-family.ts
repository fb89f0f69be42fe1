import {
  type MistakeName,
  mistakeSentence,
  type Method,
  solveWithMistakes,
  type WrongAnswer,
} from '@mathtools/math-core/algebra';
import { type Step, step } from '@mathtools/math-core/steps';
import { type Family, type Lesson, line, type TaskDraft } from './family.js';
import type { AnswerForm, Difficulty, Mistake } from './problem.js';
import type { Random } from './random.js';
import { filled, missingNames } from './story/template.js';
import { ask } from './task.js';
import { typed, typedLine } from './typed.js';

/** A kind of task as a table. The engine finds the steps, the other hints and the wrong answers. */
export interface TaskTable<Numbers> {
  /** Draws the numbers. Returns undefined to draw again. */
  readonly numbers: (random: Random) => Numbers | undefined;
  /** Returns the equation to solve for x in typed notation. */
  readonly given: (n: Numbers) => string;
  /** Returns the answer in typed notation. It is known without solving, so that questions are drawn fast. */
  readonly answer: (n: Numbers) => string;
  /**
   * The question, in which `{given}` is the place of the equation. By default, it says to solve for x. A function returns
   * a question without the equation, which students find themselves.
   */
  readonly question?: string | ((n: Numbers) => string);
  /** By default, the answer is one number. */
  readonly form?: AnswerForm;
  /** By default, the engine chooses. */
  readonly method?: Method;
  /** The first hint, which doesn't say the first step yet. */
  readonly hint: string;
  /** The typical mistakes. If two of them lead to the same answer, the first is named. */
  readonly mistakes: readonly MistakeName[];
  /**
   * Sentences that replace the engine's. Their holes are `{from}`, `{right}` and `{wrong}`, what the mistake was made
   * with and what it should have become and became, and `{law}`, what to do instead.
   */
  readonly sentences?: Readonly<Partial<Record<MistakeName, string>>>;
}

/** A task from which problems are drawn. */
export interface DrawnTask {
  readonly mistakes: readonly MistakeName[];
  readonly make: (random: Random) => TaskDraft;
}

/** The names that a sentence can have in its holes. */
const HOLES = { from: '', right: '', wrong: '', law: '' };

/** The number of draws after which numbers that never fit are an error. */
const MOST_DRAWS = 10_000;

/** Creates a family of tasks. */
export function taskFamily(
  id: string,
  category: Family['category'],
  levels: Readonly<Partial<Record<Difficulty, readonly [DrawnTask, ...DrawnTask[]]>>>,
): Family {
  return {
    id,
    category,
    difficulties: (['easy', 'medium', 'hard'] as const).filter((level) => levels[level]),
    mistakesAt: (difficulty) => levels[difficulty]?.flatMap(({ mistakes }) => mistakes) ?? [],
    make: (random, difficulty) => {
      const tasks = levels[difficulty];
      if (!tasks) throw new Error(`${id} has no level ${difficulty}`);
      const draft = (tasks.length === 1 ? tasks[0] : random.pick(tasks)).make(random);
      return { ...draft, lesson: () => named(`${id}.${difficulty}`, draft.lesson) };
    },
  };
}

/** Adds the name of a level to the errors of its lessons. */
function named(level: string, lesson: () => Lesson): Lesson {
  try {
    return lesson();
  } catch (error) {
    throw new Error(`${level}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Returns a table as a source of problems. */
export function equation<Numbers>(table: TaskTable<Numbers>): DrawnTask {
  checkSentences(table);
  return {
    mistakes: table.mistakes,
    make: (random) => {
      const numbers = drawn(table, random);
      const given = table.given(numbers);
      const answer = table.answer(numbers);
      return {
        ...(typeof table.question === 'function'
          ? { question: table.question(numbers) }
          : ask(
              table.question ?? 'Solve for x: {given}',
              'solve',
              given,
              table.method && { method: table.method },
            )),
        answer,
        form: table.form ?? { kind: 'number', variable: 'x' },
        lesson: () => {
          const lesson = lessonOf(table, given, answer);
          return typeof table.question === 'function' ? withEquation(lesson, given) : lesson;
        },
      };
    },
  };
}

/** Adds an equation that students find themselves to the steps and hints. */
function withEquation({ steps, hints: [first, ...hints], ...rest }: Lesson, given: string): Lesson {
  const [left = '', right = ''] = given.split(' = ');
  return {
    ...rest,
    steps: [line('practice.set-up', 'Write an equation', left, '=', right), ...steps],
    hints: [first, `Solve $${given}$.`, ...hints],
  };
}

/** Throws for a sentence with a name that no mistake has. */
export function checkSentences({ sentences = {} }: Pick<TaskTable<never>, 'sentences'>): void {
  for (const sentence of Object.values(sentences)) {
    const [missing] = missingNames(sentence, HOLES);
    if (missing !== undefined) throw new Error(`"${sentence}" names ${missing}, which no mistake has.`);
  }
}

/** Draws numbers until they fit. */
export function drawn<Numbers>(
  { numbers, given }: Pick<TaskTable<Numbers>, 'numbers' | 'given'>,
  random: Random,
): Numbers {
  for (let turn = 0; turn < MOST_DRAWS; turn++) {
    const found = numbers(random);
    if (found !== undefined) return found;
  }
  throw new Error(`No numbers fit the task ${String(given)}`);
}

function lessonOf(
  { method, hint, mistakes, sentences = {}, form }: Omit<TaskTable<never>, 'numbers' | 'given' | 'answer'>,
  given: string,
  answer: string,
): Lesson {
  const solved = solveWithMistakes(given, mistakes, { method });
  if (!solved.ok) throw new Error(`"${given}" can't be solved: ${solved.message}`);
  const { solution } = solved.value;
  const found = solution.kind === 'values' ? solution.values.map(typed) : [];
  if ([...found].sort().join(', ') !== answer.split(', ').sort().join(', '))
    throw new Error(`"${given}" has the solution ${found.join(', ')}, not ${answer}.`);
  const steps = solved.value.steps.map(({ id, law, before, relation, after }) =>
    step(id, law, before, after, { relation }),
  );
  const named = new Set<string>();
  const { lines } = solved.value;
  const actions = new Map(solved.value.steps.map((one) => [one.law, action(one)]));
  const last = lines.at(-1);
  return {
    steps,
    hints: [hint, ...hintsOf(lines, steps)],
    mistakes: solved.value.wrongAnswers.flatMap((wrong): readonly Mistake[] => {
      const texts = wrong.values.map(typed);
      const key = [...texts].sort().join();
      if (form?.kind !== 'numbers' && texts.length > 1) return [];
      if (!texts.every((text) => isLikely(text, answer)) || named.has(key)) return [];
      named.add(key);
      const { right, name } = wrong;
      const isLast = right?.kind === 'relation' && right.left === last?.before && right.right === last.after;
      const law = wrong.law === undefined ? undefined : actions.get(wrong.law);
      const why = sentenceOf(wrong, { law, isLast, sentence: sentences[name] ?? OF_ANSWERS[name] });
      return [{ answer: texts.join(', '), why, name }];
    }),
  };
}

/** Returns whether students would accept a wrong answer: if the right one is a number without a root, so is it. */
function isLikely(text: string, answer: string): boolean {
  const isPlain = !/[√^e]|sqrt|l(?:n|og)/.test(answer);
  return !/\d{6}/.test(text) && !(isPlain && /[√^⁰-⁹e]|l(?:n|og)/.test(text));
}

/** Returns the law of the first line, that line with the next law, and the line before the answer or before its factors are split. */
function hintsOf(lines: readonly Step[], steps: readonly Step[]): readonly string[] {
  const split = lines.findIndex(({ id }) => id === 'algebra.zero-factor');
  const main = (split < 0 ? lines : lines.slice(0, split + 1)).filter(({ id }) => id !== 'algebra.roots');
  const [first, second] = main;
  const [before, last] = main.slice(-2);
  if (!first || !before || !last) return [];
  const start =
    second && second !== last
      ? `${action(first)}: ${lineText(first)}. Then ${lower(action(second))}.`
      : `${action(first)}.`;
  const isChecked = steps.some(({ id }) => id === 'algebra.extraneous');
  const check = isChecked ? ' Check each number in the original equation.' : '';
  return [
    start,
    ...(main.length > 1 ? [`You should get ${lineText(before)}. ${action(last)}.${check}`] : []),
  ];
}

function lineText({ before: left, relation, after: right }: Step): string {
  return typedLine({ kind: 'relation', left, relation, right });
}

/** Steps whose law has a name, which isn't what to do. */
const NAMED_LAWS: ReadonlySet<string> = new Set([
  'algebra.logarithm-product',
  'algebra.logarithm-quotient',
  'algebra.logarithm-power',
  'algebra.discriminant',
  'algebra.formula',
]);

/** Returns what to do in a step: "Use the product law of logarithms". */
function action({ id, law }: Pick<Step, 'id' | 'law'>): string {
  return NAMED_LAWS.has(id) ? `Use the ${lower(law.split(': ')[0] ?? law)}` : law;
}

/** Sentences about answers, where the engine's are about lines. */
const OF_ANSWERS: Readonly<Partial<Record<MistakeName, string>>> = {
  'extraneous-solution-kept': 'Check each number in the original equation, because {law}.',
  'solution-missing': 'That is one solution. There is another: {law}.',
  'absolute-one-case': 'That is one solution. There is another in the {law}.',
};

function sentenceOf(
  { name, from, right, wrong }: WrongAnswer,
  {
    law,
    isLast,
    sentence,
  }: {
    readonly law: string | undefined;
    readonly isLast: boolean;
    readonly sentence: string | undefined;
  },
): string {
  const values = {
    from: typedLine(from),
    wrong: typedLine(wrong),
    right: right && typedLine(right),
    law: law === undefined ? undefined : lower(law),
  };
  if (sentence !== undefined) return filled(sentence, values);
  const known = mistakeSentence(name);
  if (values.right === undefined) return `${known} ${values.from} doesn’t become ${values.wrong}.`;
  if (values.law === undefined) return `${known} ${values.from} is ${values.right}, not ${values.wrong}.`;
  const [next = ''] = values.law.split(': ');
  return isLast
    ? `${known} From ${values.from}, ${next}.`
    : `${known} From ${values.from}, ${next}${next.includes(',') ? ',' : ''} to get ${values.right}, not ${values.wrong}.`;
}

/** Returns a law as the end of a sentence. */
export function lower(law: string): string {
  return law.charAt(0).toLowerCase() + law.slice(1);
}
