import {
  type Asked,
  type MistakeName,
  mistakeSentence,
  type Method,
  solveWithMistakes,
  type Solution,
  type Statement,
  type WrongAnswer,
} from '@mathtools/math-core/algebra';
import { type Step, step } from '@mathtools/math-core/steps';
import { valueKey } from './distinct-mistakes.js';
import { type Family, type Lesson, line, type TaskDraft } from './family.js';
import type { AnswerForm, Difficulty, Mistake } from './problem.js';
import type { Random } from './random.js';
import type { StepId } from './step-ids.js';
import { filled, missingNames } from './story/template.js';
import { ask } from './task.js';
import { action, lower } from './task-actions.js';
import { answerText, withRounding } from './task-rounding.js';
import { typed, typedLine, typedStatement } from './typed.js';

/** A kind of task as a table. The engine finds the steps, the other hints and the wrong answers. */
export interface TaskTable<Numbers> {
  /** Draws the numbers. Returns undefined to draw again. */
  readonly numbers: (random: Random) => Numbers | undefined;
  /** Returns the equation or inequality to solve, or the equations of a system, in typed notation. */
  readonly given: (n: Numbers) => string | readonly string[];
  /** Returns the answer in typed notation. It is known without solving, so that questions are drawn fast. */
  readonly answer: (n: Numbers) => string;
  /** Returns the letter to solve a formula for. */
  readonly for?: (n: Numbers) => string;
  /**
   * The question, in which `{given}` is the place of the equation. By default, it says to solve for the letter, or for x. A
   * function returns a question without the equation, which students find themselves.
   */
  readonly question?: string | ((n: Numbers) => string);
  /** By default, the answer is one number. */
  readonly form?: AnswerForm;
  /** True if students write cases or parts below each other. */
  readonly inParts?: true;
  /**
   * The id and law of the step that writes the given, which students find themselves. By default, it says to write an equation.
   */
  readonly setUp?: readonly [id: StepId, law: string];
  /** The goal, if the given is an expression. */
  readonly find?: Asked;
  /** Returns the numbers or letters that replace letters of the given first. */
  readonly at?: (n: Numbers) => Readonly<Record<string, string>>;
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
      const letter = table.for?.(numbers);
      return {
        ...(typeof table.question === 'function'
          ? { question: table.question(numbers) }
          : ask(table.question ?? `Solve for ${letter ?? 'x'}: {given}`, 'solve', given, {
              ...(letter !== undefined && { for: letter }),
              ...(table.method && { method: table.method }),
              ...(table.inParts && { inParts: true }),
            })),
        answer,
        form: table.form ?? { kind: 'number', variable: 'x' },
        lesson: () => {
          const at = table.at?.(numbers);
          const lesson = lessonOf({ ...table, letter, at }, given, answer);
          const isOwn = typeof table.question === 'function' && table.find === undefined;
          return isOwn ? withEquation(lesson, String(given), table.setUp) : lesson;
        },
      };
    },
  };
}

/** Adds an equation that students find themselves to the steps and hints. */
function withEquation(
  { steps, hints: [first, ...hints], ...rest }: Lesson,
  given: string,
  [id, law]: readonly [StepId, string] = ['practice.set-up', 'Write an equation'],
): Lesson {
  const [left = '', right = ''] = given.split(' = ');
  return {
    ...rest,
    steps: [line(id, law, left, '=', right), ...steps],
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
  {
    method,
    hint,
    mistakes,
    sentences = {},
    form = { kind: 'number' },
    letter,
    find,
    at,
  }: Omit<TaskTable<never>, 'numbers' | 'given' | 'answer' | 'for' | 'at'> & {
    readonly letter: string | undefined;
    readonly at: Readonly<Record<string, string>> | undefined;
  },
  given: string | readonly string[],
  answer: string,
): Lesson {
  const solved = solveWithMistakes(given, mistakes, { method, unknown: letter, find, at });
  if (!solved.ok) throw new Error(`"${String(given)}" can't be solved: ${solved.message}`);
  const { solution, solutionLine } = solved.value;
  const found = answerOf(
    { values: valuesOf(solution), ...(solutionLine && { solution: solutionLine }) },
    form,
  );
  const keyOf = (text: string): string => {
    if (form.kind === 'expression' || /e|l(?:og|n)/.test(answer)) return valueKey(text, form);
    return form.kind === 'numbers' ? sorted(text) : text;
  };
  if (keyOf(found) !== keyOf(answer))
    throw new Error(`"${String(given)}" has the solution ${found}, not ${answer}.`);
  const exact = solved.value.steps
    .filter(isNew)
    .map(({ id, variant, law, before, relation, after, substeps }) =>
      step(id, law, before, after, {
        relation,
        ...(variant !== undefined && { variant }),
        ...(substeps && { substeps }),
      }),
    );
  const steps = withRounding(exact, form, answer);
  const named = new Set<string>();
  const { lines } = solved.value;
  const actions = new Map(solved.value.steps.map((one) => [one.law, action(one)]));
  return {
    steps,
    hints: [hint, ...hintsOf(lines, steps)],
    mistakes: solved.value.wrongAnswers.flatMap((wrong): readonly Mistake[] => {
      const text = answerOf(wrong, form);
      const key = keyOf(text);
      if (!wrong.solution && form.kind !== 'numbers' && wrong.values.length > 1) return [];
      if (!isLikely(text, answer) || named.has(key) || key === keyOf(answer)) return [];
      const { right, name } = wrong;
      const isLast =
        right !== undefined &&
        (isInAnswer(right, answer) || keyOfValue(right, form, keyOf) === keyOf(answer));
      const law = wrong.law === undefined ? undefined : actions.get(wrong.law);
      const general = wrong.solution ? OF_SETS[name] : OF_ANSWERS[name];
      const sentence = sentences[name] ?? general;
      if (law === undefined && sentence?.includes('{law}')) return [];
      named.add(key);
      const why = sentenceOf(wrong, { law, isLast, sentence });
      return [{ answer: text, why, name }];
    }),
  };
}

/** Returns the values of a solution, or of the unknowns in a point. */
function valuesOf(solution: Solution): WrongAnswer['values'] {
  if (solution.kind === 'points') return Object.values(solution.points[0] ?? {});
  return solution.kind === 'values' ? solution.values : [];
}

/** Writes a solution as an answer: 2, 3 or x < 5 or (2, 3). */
function answerOf({ values, solution }: Pick<WrongAnswer, 'values' | 'solution'>, form: AnswerForm): string {
  const all = values.map((value) => answerText(value, form)).join(', ');
  if (solution?.kind === 'and') return `(${all})`;
  return solution ? typedStatement(solution) : all;
}

/** Returns the key of the value of the letter, if a line states it. */
function keyOfValue(line: Statement, form: AnswerForm, keyOf: (text: string) => string): string | undefined {
  const isOfLetter = line.kind === 'relation' && typeof line.left === 'string';
  return isOfLetter ? keyOf(answerText(line.right, form)) : undefined;
}

/** Returns whether a line is the answer or a part of it. */
function isInAnswer(line: Statement, answer: string): boolean {
  const text = typedStatement(line);
  const isPart =
    line.kind === 'relation' && typeof line.left === 'string' && !/[a-z]/.test(typed(line.right));
  const isInequality = /[<>≤≥]/.test(answer);
  return (
    text === answer ||
    (isPart && (isInequality || answer.replaceAll(/[()]/g, '').split(', ').includes(typed(line.right))))
  );
}

function sorted(answer: string): string {
  return answer.split(', ').sort().join(', ');
}

/** Returns false for a step that only repeats the line before it as a set, and for values that other letters don't have. */
function isNew({ id, variant, ...line }: Step, index: number, steps: readonly Step[]): boolean {
  if (id === 'algebra.parameter-case') return false;
  const isOnly = index === steps.length - 1;
  if (id !== 'algebra.interval-solutions' || variant !== undefined || !isOnly) return true;
  const before = steps[index - 1];
  return ['before', 'relation', 'after'].some(
    (key) => JSON.stringify(before?.[key as 'before']) !== JSON.stringify(line[key as 'before']),
  );
}

/** Returns whether students would accept a wrong answer: if the right one is a number without a root, so is it. */
function isLikely(text: string, answer: string): boolean {
  const isPlain = !/[√∛^e]|sqrt|l(?:n|og)/.test(answer);
  const isPoint = /^\(.*,.*\)$/.test(answer);
  if (isPoint && /\/(?:[6-9]|\d\d)/.test(text)) return false;
  return !/\d{6}/.test(text) && !(isPlain && /[√∛^⁰-⁹e]|l(?:n|og)/.test(text));
}

/** Returns the law of the first line, that line with the next law, and the line before the answer or before its factors or unknowns are split. */
function hintsOf(lines: readonly Step[], steps: readonly Step[]): readonly string[] {
  if (lines.some(({ id }) => STARTS.has(id))) return hintsOfParts(lines);
  const split = lines.findIndex(({ id }) => id === 'algebra.zero-factor');
  const back = lines.map(({ id }) => id).lastIndexOf('algebra.put');
  const end = split >= 0 ? split + 1 : back > 0 ? back : lines.length;
  const main = lines.slice(0, end).filter(({ id }) => id !== 'algebra.roots');
  const [first, second] = main;
  const [before, last] = main.slice(-2);
  if (!first || !before || !last) return [];
  const start =
    second && second !== last
      ? `${action(first)}${action(first).includes(': ') ? '. You get' : ':'} ${lineText(first)}. Then ${lower(action(second))}.`
      : `${action(first)}.`;
  const isChecked = steps.some(({ id }) => id === 'algebra.extraneous');
  const check = isChecked ? ' Check each number in the original equation.' : '';
  return [
    start,
    ...(main.length > 1 ? [`You should get ${lineText(before)}. ${action(last)}.${check}`] : []),
  ];
}

/** Steps with which a part of a solution begins. */
const STARTS: ReadonlySet<string> = new Set(['algebra.case', 'algebra.open-absolute', 'algebra.part']);

/** Returns the first law, the parts without the bars of an absolute value, and the first law of each part. */
function hintsOfParts(lines: readonly Step[]): readonly string[] {
  const parts = lines.flatMap((one, i) => (STARTS.has(one.id) ? [{ one, next: lines[i + 1] }] : []));
  const isAbsolute = parts.some(({ one }) => one.id !== 'algebra.part');
  const [first, second] = lines;
  const starts = parts.flatMap(({ one, next }) =>
    next ? [`From ${lineText(one)}, ${lower(action(next))}.`] : [],
  );
  if (!isAbsolute) return starts;
  const both = `Remove the bars. Solve both ${parts.map(({ one }) => lineText(one)).join(' and ')}.`;
  const isSplitFirst = !first || !second || STARTS.has(first.id);
  return isSplitFirst
    ? [both, ...starts.slice(0, 1)]
    : [`${action(first)}: ${lineText(first)}. Then ${lower(action(second))}.`, both];
}

function lineText({ before: left, relation, after: right }: Step): string {
  return typedLine({ kind: 'relation', left, relation, right });
}

/** Sentences about answers, where the engine's are about lines. */
const OF_ANSWERS: Readonly<Partial<Record<MistakeName, string>>> = {
  'extraneous-solution-kept': 'Check each number in the original equation, because {law}.',
  'solution-missing': 'That is one solution. There is another: {law}.',
  'absolute-one-case': 'That is one solution. There is another in the {law}.',
};

/** Sentences about solutions of inequalities and systems. */
const OF_SETS: typeof OF_ANSWERS = {
  'absolute-inequality-wrong-side':
    'Look at the sign in {from}: |u| < c means −c < u < c, and |u| > c means u < −c or u > c.',
  'absolute-one-case': 'Without the bars, {from} gives two inequalities. This is only one of them.',
  'and-or-confused': 'Look at the word in {from}: “and” needs both inequalities, and “or” needs only one.',
  'endpoint-strictness': 'Check the endpoints in {from} again: an endpoint is included only with ≤ or ≥.',
  'solution-coordinates-swapped': 'The numbers are right, but x and y are swapped. Check them in {from}.',
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
