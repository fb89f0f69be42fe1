import { drawnDomain, domainOf, hasOddBase, neededFor } from './domain.js';
import { isSame, sizeOf } from '../../expression/rewrite.js';
import { type Failure, failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText, stepText } from '../../steps/to-text.js';
import { lettersIn } from '../normal/identical.js';
import { evaluateAt } from '../operations/substitute.js';
import { readInput } from '../read/read-input.js';
import type { Alternative } from '../read/reading.js';
import { contains, solutionSet } from '../real-set/solution-set.js';
import { solve } from '../solve/solve.js';
import type { Statement } from '../read/statement.js';
import type { Answered, AnswerLine, Section } from './answered.js';
import { asymptotesOf } from './asymptotes.js';
import {
  type Found,
  rangeFound,
  slopeOf,
  subjectOf,
  vertexOf,
  yInterceptOf,
  zerosOf,
} from './function-features.js';
import type { Defined } from './defined-function.js';
import type { Asked, FunctionProblem } from './function-problem.js';
import { answerValue, replacedIn } from './function-values.js';
import { inverseOf } from './inverse.js';
import { slopeFormOf } from './slope-form.js';
import { symmetryOf } from './symmetry.js';
import { isUndefined } from './is-undefined.js';
import { described, isAll } from './real-parts.js';
import { step } from '../texts/function-steps.js';

/** Answers a problem about functions. Returns undefined if it has none. */
export function answerProblem(problem: FunctionProblem, field: string): Result<Answered> | undefined {
  const { functions, asked, values, inverseAt } = problem;
  const last = functions.at(-1);
  if (!last) return undefined;
  if (inverseAt !== undefined) return inverseValue(last, inverseAt, field);
  const [value, ...others] = values;
  if (value === undefined) return about(last, asked, field);
  if (others.length === 0 && asked.length === 0) return answerValue(value, functions, field);
  const given: Statement[] = [];
  const whole = replacedIn(value, functions, given);
  const [letter] = lettersIn(whole);
  // Questions such as the zeros are about f(g(x)), which has the letter of f, but not about f(a + 1), which has another letter.
  const isOwn = asked.length === 0 || letter === last.letter;
  if (others.length === 0 && letter !== undefined && isOwn)
    return about({ letter, body: whole, given }, asked, field);
  const all = valuesTogether(values, functions, field);
  const rest = asked.length > 0 ? about(last, asked, field) : undefined;
  if (!all.ok || !rest?.ok) return all.ok ? (rest ?? all) : all;
  return success({
    ...rest.value,
    answers: [...all.value.answers, ...rest.value.answers],
    steps: [...all.value.steps, ...rest.value.steps],
  });
}

/** Evaluates the inverse of a function at a number. */
function inverseValue(of: Defined, value: Expression, field: string): Result<Answered> {
  const found = inverseOf(of, field);
  if (!found.ok) return found;
  const [line, condition] = found.value.answers;
  const name: Expression = ['^', of.name ?? 'f', '-1'];
  const asked: Statement = { kind: 'expression', expression: ['call', name, value] };
  const nothing = { name: 'value', statement: { kind: 'none' } } as const;
  const right = line?.statement.kind === 'relation' ? line.statement.right : undefined;
  if (right === undefined) return success({ asked, answers: [nothing], steps: found.value.steps });
  const { letter } = of;
  const worked = evaluateAt(right, { [letter]: value });
  const set = condition && solutionSet(condition.statement, letter);
  const isOutside = set !== undefined && contains(set, value) === false;
  if (!worked.ok && !isUndefined(worked)) return worked;
  if (!worked.ok || isOutside)
    return success({
      asked,
      answers: [nothing, ...(condition ? [condition] : [])],
      steps: found.value.steps,
    });
  const { result, steps } = worked.value;
  const [first, ...rest] = steps;
  const start = first ? [{ ...first, before: ['call', name, value] } as const] : [];
  return success({
    asked,
    answers: [
      { name: 'value', statement: { kind: 'expression', expression: result } },
      ...found.value.answers,
    ],
    steps: [...found.value.steps, ...start, ...rest],
  });
}

function valuesTogether(
  values: readonly Expression[],
  functions: readonly Defined[],
  field: string,
): Result<Answered> {
  const all: Answered[] = [];
  for (const value of values) {
    const one = answerValue(value, functions, field);
    if (!one.ok) return one;
    all.push(one.value);
  }
  return success({
    asked: { kind: 'and', parts: all.map(({ asked }) => asked) },
    answers: all.flatMap(({ answers, asked }, i) =>
      answers.map((line) => ({
        ...line,
        statement: line.name === 'value' ? equal(values[i] ?? '0', line.statement, asked) : line.statement,
      })),
    ),
    steps: all.flatMap(({ steps }) => steps),
  });
}

function equal(left: Expression, value: Statement, asked: Statement): Statement {
  return value.kind === 'expression'
    ? { kind: 'relation', left, relation: '=', right: value.expression }
    : asked;
}

/** Answers the requests about one function, or lists the facts of a function without requests. */
function about(defined: Defined, asked: readonly Asked[], field: string): Result<Answered> {
  const of = asked.includes('symmetry') ? withName(defined) : defined;
  const { body, equation } = of;
  const refused = refusalOf(of, field);
  if (refused) return refused;
  const isWhole = asked.length === 0 || asked.includes('graph');
  const all = isWhole ? success(factsOf(of, field)) : answersTo(of, asked, field);
  if (!all.ok) return all;
  const found = all.value;
  const start = equation?.steps ?? [];
  const sections = sectionsOf(start, found);
  const curves = found.find((each) => each.curves)?.curves;
  const plane = found.find((each) => each.plane)?.plane;
  const marks = found.flatMap((each) => each.marks ?? []);
  const notes = found.flatMap((each) => each.notes ?? []);
  return success({
    asked: equation?.typed ?? definitionOf(of),
    answers: found.flatMap(({ answers }) => answers),
    steps: withoutRepeats([...start, ...found.flatMap(({ steps }) => steps)]),
    ...(isWhole && { isOverview: true }),
    ...readingOf(of, asked),
    ...(sections.length > 1 && { sections }),
    ...(plane ? { plane } : { graphs: [body], ...drawnDomain(of) }),
    ...(curves && { curves }),
    ...(notes.length > 0 && { notes }),
    ...((marks.length > 0 || of.given.length > 0) && { marks: distinct(marks) }),
  });
}

function withName(of: Defined): Defined {
  return of.equation ? of : { name: 'f', ...of };
}

function definitionOf(of: Defined): Statement {
  const named: Statement = { kind: 'relation', left: subjectOf(of), relation: '=', right: of.body };
  return of.given.length === 0 ? named : { kind: 'and', parts: [named, ...of.given] };
}

/** Finds everything that is known about a function. */
function factsOf(of: Defined, field: string): readonly Found[] {
  return OVERVIEW.filter((each) => each !== 'vertex' || !hasOutsideVertex(of)).flatMap((each) => {
    const one = FINDERS[each](of, field);
    return one.ok ? [factsIn(one.value, of)] : [];
  });
}

function answersTo(of: Defined, asked: readonly Asked[], field: string): Result<readonly Found[]> {
  const found: Found[] = [];
  for (const each of asked) {
    const one = FINDERS[each](of, field);
    if (!one.ok) return one;
    found.push(one.value);
  }
  return success(found);
}

/** Returns the failure for a function that nothing can be said about. */
function refusalOf({ letter, body }: Defined, field: string): Failure | undefined {
  const others = lettersIn(body).filter((each) => each !== letter);
  if (others.length > 0)
    return failure(
      field,
      'unsupported',
      `${field} can't be solved here: a function with the letter ${others.join(', ')}.`,
    );
  if (sizeOf(body) > MOST_PARTS || neededFor(body).length > MOST_CONDITIONS)
    return failure(
      field,
      'too-large',
      `${field} is too large to solve here: a function with too many parts.`,
    );
  if (!hasOddBase(body)) return undefined;
  const message = `${field} can't be solved here: a power whose base is not positive.`;
  return failure(field, 'unsupported', message);
}

/** The maximum size of a function whose domain, zeros and range are searched. */
const MOST_PARTS = 120;
const MOST_CONDITIONS = 10;

/** The features shown for a function without requests. Features that it doesn't have are left out. */
const OVERVIEW = ['slope', 'zeros', 'y-intercept', 'vertex', 'range', 'domain', 'asymptotes'] as const;

/** Leaves out what is no fact about a function: a vertex form that only repeats it, such as x² − 4, or no asymptotes. */
function factsIn({ answers, steps, ...rest }: Found, { body }: Defined): Found {
  const isFact = ({ name, statement }: AnswerLine): boolean =>
    name === 'vertex-form'
      ? statement.kind !== 'relation' || !isSame(statement.right, body)
      : name !== 'asymptotes' || statement.kind !== 'none';
  const facts = answers.filter(isFact);
  return { ...rest, answers: facts, steps: facts.length > 0 ? steps : [] };
}

/**
 * Returns how a definition was read, and its other readings: those of the typed expression, and an equation to solve for
 * its letter, if it can be solved. If something is asked, only the notes are true for the whole text.
 */
function readingOf(of: Defined, asked: readonly Asked[]): Pick<Answered, 'reading'> {
  const typed = of.typed === undefined ? undefined : readInput(`y = ${of.typed.trim()}`);
  const read = typed?.ok && of.given.length === 0 ? typed.value : undefined;
  const subject = expressionText(subjectOf(of));
  const named = (text: string): string => text.replace(/^y/, subject);
  const others = (read?.alternatives ?? []).map((each) => ({ ...each, text: named(each.text) }));
  const alternatives = asked.length === 0 ? [...others, ...equationOf(of)] : [];
  const notes = read?.notes ?? [];
  if (notes.length + alternatives.length === 0) return {};
  return { reading: { text: named(read?.text ?? `y = ${expressionText(of.body)}`), notes, alternatives } };
}

/** Returns the reading of a function as an equation to solve for its letter, if it can be solved. */
function equationOf({ letter, body, given }: Defined): readonly Alternative[] {
  if (given.length > 0 || letter === 'y') return [];
  if (!solve({ kind: 'relation', left: 'y', relation: '=', right: body }, { unknown: letter }).ok) return [];
  const text = `solve y = ${expressionText(body)} for ${letter}`;
  return [{ text, note: `as an equation to solve for ${letter}`, unknown: letter }];
}

/** Returns the lines of each feature that an earlier one hasn't shown already. */
function sectionsOf(start: readonly Step[], found: readonly Found[]): readonly Section[] {
  let seen = withoutRepeats(start).length;
  const sections = found.flatMap(({ answers, steps: own }, i): readonly Section[] => {
    const until = withoutRepeats([...start, ...found.slice(0, i).flatMap(({ steps }) => steps), ...own]);
    const lines = until.slice(i === 0 ? 0 : seen);
    seen = until.length;
    const [first] = answers;
    return first && lines.length > 0 ? [{ name: first.name, steps: lines }] : [];
  });
  return sections;
}

/** Leaves out lines that an earlier feature has shown already. */
function withoutRepeats(steps: readonly Step[]): readonly Step[] {
  const texts = steps.map(stepText);
  return steps.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
}

function distinct(marks: readonly Expression[]): readonly Expression[] {
  const texts = marks.map((mark) => JSON.stringify(mark));
  return marks.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
}

type Finder = (of: Defined, field: string) => Result<Found>;

/** Finds a feature that not every function has. `missing` describes one that hasn't. */
const maybe =
  (find: (of: Defined) => Found | undefined, missing: string): Finder =>
  (of, field) => {
    const found = find(of);
    return found
      ? success(found)
      : failure(field, 'unsupported', `${field} can't be solved here: ${missing}.`);
  };

const FINDERS: Readonly<Record<Asked, Finder>> = {
  domain: (of) => success(domainFound(of)),
  range: ({ letter, body, given }, field) =>
    rangeFound(body, letter, { parts: domainOf(body, letter, given).parts, field }),
  zeros: (of) => zerosOf(of, 'zeros'),
  'x-intercepts': (of) => zerosOf(of, 'x-intercepts'),
  'y-intercept': (of) => success(yInterceptOf(of)),
  intercepts: interceptsOf,
  inverse: inverseOf,
  extremum: extremumOf,
  vertex: maybe(vertexOf, 'not a quadratic function'),
  slope: maybe(slopeOf, 'not a linear function, so the slope is not constant'),
  'slope-form': maybe(slopeFormOf, 'not a linear function'),
  symmetry: symmetryOf,
  asymptotes: maybe(asymptotesOf, 'a function whose asymptotes are not known'),
  graph: () => success({ answers: [], steps: [] }),
};

function interceptsOf(of: Defined): Result<Found> {
  const zeros = zerosOf(of, 'x-intercepts');
  if (!zeros.ok) return zeros;
  const start = yInterceptOf(of);
  return success({
    answers: [...zeros.value.answers, ...start.answers],
    steps: [...zeros.value.steps, ...start.steps],
    marks: [...(zeros.value.marks ?? []), ...(start.marks ?? [])],
  });
}

/** Returns whether the vertex isn't in the given domain, so that it isn't the highest or lowest point. */
function hasOutsideVertex(of: Defined): boolean {
  const [x] = of.given.length > 0 ? (vertexOf(of)?.marks ?? []) : [];
  const set = x === undefined ? undefined : solutionSet({ kind: 'and', parts: of.given }, of.letter);
  return set !== undefined && x !== undefined && contains(set, x) !== true;
}

/** Finds the highest or lowest value: the range, and the vertex if it is in the domain. */
function extremumOf(of: Defined, field: string): Result<Found> {
  const range = rangeFound(of.body, of.letter, {
    parts: domainOf(of.body, of.letter, of.given).parts,
    field,
  });
  const vertex = range.ok && !hasOutsideVertex(of) ? vertexOf(of) : undefined;
  if (!range.ok || !vertex) return range;
  return success({
    answers: [...vertex.answers, ...range.value.answers],
    steps: [...vertex.steps, ...range.value.steps],
    marks: vertex.marks ?? [],
  });
}

function domainFound(of: Defined): Found {
  const { letter, body, given } = of;
  const { parts, needed, steps } = domainOf(body, letter, given);
  const statement: Statement = parts ? described(letter, parts) : { kind: 'and', parts: needed };
  const everywhere = step(EVERYWHERE, subjectOf(of), body);
  return {
    answers: [{ name: 'domain', statement }],
    steps: parts && isAll(parts) && steps.length === 0 ? [everywhere] : steps,
  };
}

const EVERYWHERE = 'algebra.function-domain:everywhere';
