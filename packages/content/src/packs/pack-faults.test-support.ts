import { problemFaults, type Verified } from '@mathtools/practice/testing/problem-faults';
import { stepsOf } from '../worked-steps.js';
import { drawingFaults } from '@mathtools/practice/testing/drawing-faults';
import { holdsApproximately, realValue } from '@mathtools/math-core/testing/real-value';
import { type AnswerForm, type Drawing, type Piece, piecesText, readText } from '@mathtools/practice';
import type { Expression, Step } from '@mathtools/math-core/steps';
import { verifyBy } from '../bank/check.test-support.js';
import type { Block, Example, Lesson, Pack } from './pack.js';

/** Arbitrary positive values for testing identities, in a different order each time. */
const VALUES = ['2.7', '0.4', '5.3', '1.7', '3.9', '0.8', '4.1', '6.2', '1.3', '7.5', '2.2'];
const TURNS = [0, 1, 2, 3, 4];

type Between = Extract<Piece, { kind: 'relation' }>;
type Names = Readonly<Record<string, string>>;

/** Returns the faults of a lesson: unreadable math, false statements, bad drawings. */
export function lessonFaults(lesson: Lesson): readonly string[] {
  const { id, idea, examples, pitfalls } = lesson;
  return [
    ...textsOfLesson(lesson).flatMap(textFaults),
    ...trueTextsOfLesson(lesson).flatMap(sumFaults),
    ...examples.flatMap((example, index) => exampleFaults(`${id}-${index + 1}`, example)),
    ...pitfalls.flatMap(pitfallFaults),
    ...idea.flatMap(formulaFaults),
    ...idea.flatMap(tableFaults),
    ...drawingsOf(lesson).flatMap(drawnFaults),
  ];
}

function trueTextsOfLesson({ pitfalls, ...lesson }: Lesson): readonly string[] {
  return [
    ...textsOfLesson({ ...lesson, pitfalls: [] }),
    ...pitfalls.flatMap(({ right, why }) => [right, why]),
  ];
}

/** Returns the relations between numbers that aren't true. */
export function sumFaults(text: string): readonly string[] {
  const pieces = readText(text);
  const relations = pieces.ok ? pieces.value.filter((piece) => piece.kind === 'relation') : [];
  return relations
    .filter((relation) => lettersIn(JSON.stringify([relation.left, relation.right])).length === 0)
    .filter((relation) => !holds(relation, 0))
    .map((relation) => `not true: ${piecesText([relation])} in ${text}`);
}

function textsOfLesson({ title, idea, examples, pitfalls }: Lesson): readonly string[] {
  return [
    title,
    ...idea.flatMap(textsOfBlock),
    ...examples.flatMap(({ task, remark, steps }) => [task, remark ?? '', ...steps.map(([law]) => law)]),
    ...pitfalls.flatMap(({ wrong, right, why }) => [wrong, right, why]),
  ];
}

function textsOfBlock(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('heading' in block) return [block.heading];
  if ('list' in block) return block.list;
  if ('head' in block) return [...block.head, ...block.rows.flat()];
  return 'formula' in block ? [`$${block.formula}$`, block.words, block.where ?? ''] : [];
}

/** Returns the faults of a string: its math, and bad style. */
export function textFaults(text: string): readonly string[] {
  const pieces = readText(text);
  if (!pieces.ok) return [`${text}: ${pieces.message}`];
  const plain = piecesText(pieces.value);
  return [
    ...(/undefined|NaN|Infinity|--|\+ -|(?<!\.)\b1[a-z]\b|\b0[a-z]| {2}/.test(plain)
      ? [`reads badly: ${plain}`]
      : []),
    ...(/\d{7}|\.\d{5}/.test(plain) ? [`digits for no pencil: ${plain}`] : []),
  ];
}

/**
 * Checks an example under the contract of bank problems and returns its faults, including those in the form
 * of its answer.
 */
function exampleFaults(id: string, example: Example): readonly string[] {
  const { task, steps, check, letters } = example;
  const answer = answerInBank(example);
  const hints = ['Read the lesson.', 'Read the steps.'] as const; // Examples have no hints.
  const form = formOf(example);
  const problem = { id, difficulty: 'easy', question: task, answer, form, hints } as const;
  const lines = stepsOf(id, steps);
  const verified = verifyBy({
    ...problem,
    answer: withoutUnit(problem),
    steps,
    check,
    ...(letters && { letters }),
  });
  return [
    ...problemFaults({ ...problem, category: 'algebra', steps: lines }, () => verified),
    ...lines
      .filter((step) => losesSolution(step, example, verified))
      .map(({ law }) => `${id}: ${law} loses a solution`),
  ];
}

/** Returns an answer as in the bank: "2, 3" for "x = 2 or x = 3". */
function answerInBank({ answer, check }: Example): string {
  if (check.kind !== 'solve' || !answer.includes(' or ')) return answer;
  const start = `${check.variables.join()} = `;
  return answer
    .split(' or ')
    .map((part) => (part.startsWith(start) ? part.slice(start.length) : part))
    .join(', ');
}

function withoutUnit({ answer, form }: { readonly answer: string; readonly form: AnswerForm }): string {
  const unit = 'unit' in form ? form.unit : undefined;
  return unit === undefined ? answer : answer.slice(0, -unit.length);
}

/** Checks whether a step with the unknown twice, or squared, lost a solution. */
function losesSolution(step: Step, { check }: Example, { values, others = [] }: Verified): boolean {
  if (check.kind !== 'solve' || check.variables.length > 1 || step.relation !== '=') return false;
  const [name = ''] = check.variables;
  if (degreeIn(step.before, name) + degreeIn(step.after, name) < 2) return false;
  return ![values, ...others].every((parameters) => holdsApproximately({ ...step, parameters }));
}

/** Returns the number of times that a letter occurs in an expression. A squared letter counts twice. */
function degreeIn(expression: Expression, name: string): number {
  if (typeof expression === 'string') return expression === name ? 1 : 0;
  const [operator, ...operands] = expression;
  const places = operands.reduce((sum, operand) => sum + degreeIn(operand, name), 0);
  return operator === '^' && operands[1] === '2' ? 2 * places : places;
}

/** Returns the form of an answer, which is rounded if the last line contains ≈. */
function formOf({ answer, check, steps }: Example): AnswerForm {
  if (check.kind === 'true' && answer.includes('=')) return { kind: 'equation' };
  const isInWords = check.kind === 'none' || (check.kind === 'true' && !/^-?\d/.test(answer));
  if (isInWords) return { kind: 'text' };
  if (check.kind === 'same') return { kind: 'expression' };
  if (check.kind === 'solve') {
    const [variable = ''] = check.variables;
    if (check.variables.length > 1) return { kind: 'point', names: check.variables };
    return { kind: /[<>≤≥]/.test(answer) ? 'inequality' : 'numbers', variable };
  }
  const [, decimals = '', unit] = /^[^a-z]*?(?:\.(\d+))?(?: ([a-z][a-z/ ]*[²³]?)|(°|%))?$/.exec(answer) ?? [];
  const named = { ...((unit ?? /[°%]$/.exec(answer)?.[0]) && { unit: unit ?? answer.slice(-1) }) };
  return steps.at(-1)?.[2] === '≈'
    ? { kind: 'rounded', decimals: decimals.length, ...named }
    : { kind: 'number', ...named };
}

function pitfallFaults({ wrong, right }: Lesson['pitfalls'][number]): readonly string[] {
  const [no, yes] = [relationIn(wrong), relationIn(right)];
  return [
    ...(wrong === right ? [`${wrong}: right and wrong agree`] : []),
    ...(yes && !TURNS.every((turn) => holds(yes, turn)) ? [`${right} is not always true`] : []),
    ...(no && TURNS.some((turn) => holds(no, turn)) ? [`${wrong} is not wrong`] : []),
  ];
}

/** Returns the faults of a formula. It must define a letter (area = …) or be true for all values. */
function formulaFaults(block: Block): readonly string[] {
  if (typeof block === 'string' || !('formula' in block)) return [];
  const relation = relationIn(`$${block.formula}$`);
  if (relation && block.solves !== undefined) return solvingFaults(relation, block.solves);
  if (!relation || isMeaning(relation)) return [];
  return TURNS.every((turn) => holds(relation, turn)) ? [] : [`${block.formula} is not always true`];
}

/**
 * Returns the faults of a formula that doesn't solve its relation for the letter on the left. Skips values
 * without a real root.
 */
function solvingFaults({ left, right }: Between, solved: string): readonly string[] {
  const given = relationIn(`$${solved}$`);
  const letters = lettersIn(JSON.stringify([right, given?.left, given?.right]));
  const trials = VALUES.map((_, turn) => valuesFor(letters, turn))
    .map((names) => ({ ...names, [String(left)]: realValue(right, names).toString() }))
    .filter((names) => names[String(left)] !== 'NaN');
  const isSolved = given && trials.length > 1 && trials.every((names) => isTrue(given, names));
  return isSolved ? [] : [`${String(left)} does not solve ${solved}`];
}

function isMeaning({ left, right }: Between): boolean {
  const names = [left, right].map((side) => lettersIn(JSON.stringify(side)));
  return [left, right].some((side, index) => {
    const other = names[1 - index] ?? [];
    const own = typeof side === 'string' ? side : side[0] === '^' && side[2] === '2' ? side[1] : '';
    return typeof own === 'string' && /^[a-z]$/i.test(own) && !other.includes(own);
  });
}

function tableFaults(block: Block): readonly string[] {
  if (typeof block === 'string' || !('head' in block)) return [];
  return block.rows
    .filter((row) => row.length !== block.head.length)
    .map((row) => `${row.join(' | ')} has another length than the head`);
}

function relationIn(text: string): Between | undefined {
  const pieces = readText(text);
  const [piece, ...others] = pieces.ok ? pieces.value : [];
  return piece?.kind === 'relation' && others.length === 0 ? piece : undefined;
}

function lettersIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?<![a-z])[a-df-z](?![a-z])/g))];
}

function holds(relation: Between, turn: number): boolean {
  return isTrue(relation, valuesFor(lettersIn(JSON.stringify([relation.left, relation.right])), turn));
}

function valuesFor(names: readonly string[], turn: number): Names {
  return Object.fromEntries(
    names.map((name, index) => [name, VALUES[(3 * index + turn) % VALUES.length] ?? '']),
  );
}

function isTrue({ left, right, relation }: Between, values: Names): boolean {
  const apart = realValue(left, values).minus(realValue(right, values));
  if (relation === '=' || relation === '≈')
    return apart.abs().lte(relation === '=' ? '1e-40' : realValue(left, values).abs().div(50));
  const isBelow = relation === '<' || relation === '≤';
  return apart.isZero() ? relation === '≤' || relation === '≥' : isBelow === apart.isNegative();
}

function drawingsOf({ idea, examples }: Lesson): readonly Drawing[] {
  const inIdea = idea.flatMap((block) =>
    typeof block !== 'string' && 'drawing' in block ? [block.drawing] : [],
  );
  return [...inIdea, ...examples.flatMap(({ drawing }) => (drawing ? [drawing] : []))];
}

/** Returns the faults of a drawing, as a plane figure or the picture of a solid. */
function drawnFaults(drawing: Drawing): readonly string[] {
  const flat = drawingFaults({ drawing });
  const faults = flat.length === 0 ? [] : drawingFaults({ drawing }, { isSolid: true });
  return faults.map((fault) => `${drawing.description}: ${fault}`);
}

/** Returns the number of practice problems of a pack. */
export function problemsOf({ problems: { bank, families } }: Pack): number {
  return bank.length + families.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the numbers in a string about a pack that don't match its content. */
export function countFaults(text: string, pack: Pack): readonly string[] {
  const { lessons } = pack;
  const exams = lessons.filter(({ exam }) => exam);
  const tasks = exams.flatMap(({ examples }) => examples).length;
  const counts: Readonly<Record<string, number>> = {
    lessons: lessons.length,
    minutes: minutesOf(lessons),
    'worked examples': lessons.flatMap(({ examples }) => examples).length - tasks,
    'mock exams': exams.length,
    tasks,
    mistakes: lessons.flatMap(({ pitfalls }) => pitfalls).length,
    drawings: lessons.flatMap(drawingsOf).length,
    problems: problemsOf(pack),
  };
  const named = [
    ...text.matchAll(new RegExp(`(\\d+) (?:[a-z-]+ )*?(${Object.keys(counts).join('|')})\\b`, 'g')),
  ];
  return [
    ...(named.length === (text.match(/\d+/g) ?? []).length ? [] : [`${text}: a number counts nothing`]),
    ...named
      .filter(([, number, noun = '']) => Number(number) !== counts[noun])
      .map(([, , noun = '']) => `${text}: there are ${String(counts[noun])} ${noun}`),
  ];
}

/** Returns the total minutes that lessons state. */
export function minutesOf(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Returns the points that the tasks of a lesson are worth: `(6 points) Find …`. */
export function pointsOf({ examples }: Lesson): number {
  return examples.reduce((sum, { task }) => sum + Number(/^\((\d+) points\)/.exec(task)?.[1]), 0);
}

/** Renders a string on one line. */
export function written(text: string): string {
  const pieces = readText(text);
  return pieces.ok ? piecesText(pieces.value) : text;
}
