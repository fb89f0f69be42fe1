import { type AnswerForm, type Piece, type Problem } from './problem.js';
import { readText } from './text.js';

/**
 * Matches a question with a task and the math it applies to: "Solve for x: $2x = 6$", "Evaluate $log_2(8)$."
 */
const TASK =
  /^(?:Solve|Find|Evaluate|Factor|Expand|Simplify|Rationalize|Write|Reduce|Use a calculator to evaluate)\b[^.?!]*$/;

/** Matches a question whose answer isn't calculated: it is rounded, read or looked up. */
const NO_WORK = /^(?:Round|Read)\b/;

/**
 * Returns the given first line of a student's work, or an empty string if the student writes an equation or a
 * calculation of their own, as for a word problem. Returns undefined if no line can be judged: the answer is chosen or
 * read from a graph.
 * @example workStart({ category: 'algebra', question: 'How many are left?', form: { kind: 'number' } }) // ""
 */
export function workStart(problem: Asked): string | undefined {
  const given = startOf(problem);
  if (given !== undefined) return given;
  const isCalculated = OWN.has(problem.form.kind) && !problem.graph && !NO_WORK.test(problem.question);
  return isCalculated ? '' : undefined;
}

/** The forms of answers that a student's own equation can be compared with. */
const OWN: ReadonlySet<AnswerForm['kind']> = new Set(['number', 'rounded', 'fraction', 'numbers']);

type Asked = Pick<Problem, 'category' | 'question' | 'form'> & Partial<Pick<Problem, 'graph'>>;

/**
 * Returns the first line of the steps for a problem, in typed notation: the math that the question says to
 * solve or rewrite. Returns undefined if the student must find the first line, as in a word problem.
 * @example startOf({ category: 'algebra', question: 'Solve for x: $2x = 6$', form: { kind: 'number' } }) // "2x = 6"
 */
export function startOf({ category, question, form }: Asked): string | undefined {
  if (category === 'geometry' || form.kind === 'equation' || form.kind === 'text') return undefined;
  const pieces = readText(question);
  if (!pieces.ok || !isTask(pieces.value)) return undefined;
  const texts = question.split('$').filter((_, index) => index % 2 === 1);
  const given = pieces.value.filter(({ kind }) => kind !== 'words');
  if (given.every(({ kind }) => kind === 'relation')) return systemOf(texts);
  const [start = '', ...rest] = texts;
  const after = pieces.value[2];
  if (rest.length === 0) return start;
  if (given[0]?.kind === 'relation' || after?.kind !== 'words') return undefined;
  if (after.text === ' for ') return `${start} at ${rest.join(', ')}`;
  return after.text.startsWith(' as ') ? start : undefined;
}

function isTask([first, second]: readonly Piece[]): boolean {
  return first?.kind === 'words' && second !== undefined && TASK.test(first.text);
}

/** Returns one equation, or several that are checked together, except those with logarithms or unknown exponents. */
function systemOf(texts: readonly string[]): string | undefined {
  const isJudged = texts.length === 1 || texts.every((text) => !/log|ln|\^\D/.test(text));
  return isJudged ? texts.join(', ') : undefined;
}
