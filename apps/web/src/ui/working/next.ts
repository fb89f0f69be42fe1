import {
  addFractions,
  answerRequest,
  expand,
  factor,
  rationalise,
  readWork,
  simplify,
  solve,
  type Statement,
  workLeft,
  type WorkLeft,
} from '@mathtools/math-core/algebra';
import { type Expression, expressionText, step, type Step } from '@mathtools/math-core/steps';
import { solvedLetter } from './solved-letter.js';

/** The continuation of correct lines. */
export interface Next {
  /** The number of lines, from the first one, that the steps continue. */
  readonly of: number;
  /** The next lines. Empty if the work is solved or no continuation is known. */
  readonly steps: readonly Step[];
  readonly isSolved: boolean;
  /** The result that finishes work without a solution: the inverse of a function, the function itself, or a formula for a letter. */
  readonly found?: 'inverse' | 'function' | 'formula' | undefined;
  /** The equations that the steps number, if they aren’t the first lines: x − y + z = 2. */
  readonly equations?: readonly string[] | undefined;
  /** True if the solutions must be checked in the first line. */
  readonly needsCheck: boolean;
}

/** Steps that lead no further: checks of a solution, excluded values, and unknowns without a value. */
const ASIDE = new Set(['algebra.check', 'algebra.check-decimals', 'algebra.excluded', 'algebra.free']);
/** Steps that only repeat a line that states its solutions: x = 2 or x = −2. */
const STATED = new Set(['algebra.part', 'algebra.interval-solutions']);
const SOLVED: ReadonlySet<Statement['kind']> = new Set(['or', 'intervals', 'none', 'all']);

/**
 * Finds the lines that follow the first `right` lines, which are correct, up to the solution. If no continuation of all of
 * them is known, it continues fewer.
 */
export function nextOf(lines: readonly string[], right: number): Next {
  const [problem = ''] = lines;
  const isAngle = hasFunction(readWork([problem]));
  for (let of = right; of > 0; of--) {
    const left = workLeft(lines, of);
    const next = left.ok ? nextFrom(left.value, lines, of, isAngle) : undefined;
    if (next) return { of, ...next };
  }
  return { of: right, steps: [], isSolved: false, needsCheck: false };
}

/** Returns the continuation of the first `of` lines, if any is known. */
function nextFrom(
  left: WorkLeft,
  lines: readonly string[],
  of: number,
  isAngle: boolean,
): Omit<Next, 'of'> | undefined {
  const { needsCheck, statement } = left;
  const [problem = ''] = lines;
  const { steps, isSolved } = isAngle ? ofAngle(statement, lines[of - 1] ?? '', problem) : continued(left);
  const isDone = isSolved || steps.length > 0;
  const isFormula = !isAngle && !isDone && isSolvedNow(problem, statement);
  if (!isDone && !isFormula) return undefined;
  const isEnd = isSolved || isFormula;
  // A problem in several letters, such as y = 2x + 3, may ask for anything.
  if (of === 1 && isEnd && lettersOf(statement).length > 1) return undefined;
  const found = isFormula ? 'formula' : isSolved ? foundIn(lines, left) : undefined;
  return { needsCheck, steps, isSolved: isEnd, found, equations: equationsIn(lines, statement, steps) };
}

/** Returns the equations of a system that steps number, unless they are the first ones of the lines. */
function equationsIn(
  lines: readonly string[],
  statement: Statement,
  steps: readonly Step[],
): readonly string[] | undefined {
  if (statement.kind !== 'and' || !steps.some(({ law }) => /equations? \d/.test(law))) return undefined;
  const typed = readWork(lines).flatMap((read) => {
    if (!read.ok) return [];
    return read.value.kind === 'and' ? read.value.parts : [read.value];
  });
  const isTyped = statement.parts.every((part, i) => JSON.stringify(part) === JSON.stringify(typed[i]));
  if (isTyped) return undefined;
  return statement.parts.flatMap((part) =>
    part.kind === 'relation'
      ? [`${expressionText(part.left)} ${part.relation} ${expressionText(part.right)}`]
      : [],
  );
}

/** Returns the result that finishes work about a function. */
function foundIn(lines: readonly string[], { statement, unknown }: WorkLeft): Next['found'] {
  if (unknown !== undefined) return 'inverse';
  const isFunction = /^\s*[fgh]\s*\(/i.test(lines[0] ?? '');
  return isFunction && statement.kind === 'relation' && statement.left === 'y' ? 'function' : undefined;
}

/** Returns true if a line is solved for a letter that the problem wasn't solved for: r = √(A/π) after A = πr². */
function isSolvedNow(problem: string, statement: Statement): boolean {
  const letter = solvedLetter(statement);
  const [first] = readWork([problem]);
  return letter !== undefined && first?.ok === true && solvedLetter(first.value) !== letter;
}

type Continued = Pick<Next, 'steps' | 'isSolved'>;

function continued(left: WorkLeft): Continued {
  const { statement, unknown } = left;
  if (unknown !== undefined) return inverse(left, unknown);
  if (statement.kind === 'expression')
    return hasUnit(statement) ? complex(statement) : rewritten(statement.expression);
  const values = hasUnit(statement) ? complexValues(statement) : [];
  if (values.length > 0) return { steps: values, isSolved: false };
  const cases = casesOf(statement).map(solvedSteps);
  if (cases.every((steps) => steps === undefined)) return { steps: [], isSolved: SOLVED.has(statement.kind) };
  if (!cases.every((steps) => steps !== undefined)) return { steps: [], isSolved: false };
  const steps = cases.flat();
  if (steps.every(({ id }) => STATED.has(id))) return { steps: [], isSolved: true };
  return { steps, isSolved: false };
}

/** Solves for the inverse function, gives it its name, and adds the condition of a root. */
function inverse({ statement, name, root }: WorkLeft, unknown: string): Continued {
  const isFound =
    statement.kind === 'relation' &&
    (statement.left === unknown || statement.left[0] === 'call') &&
    !JSON.stringify(statement.right).includes(`"${unknown}"`);
  const solved = isFound ? undefined : solve(statement, { unknown });
  const steps = solved?.ok ? solved.value.steps.filter(({ id }) => !ASIDE.has(id)) : [];
  const { solution } = solved?.ok ? solved.value : {};
  const [value, other] = solution?.kind === 'values' ? solution.values : isFound ? [statement.right] : [];
  if (value === undefined || other !== undefined || name === undefined) return { steps, isSolved: isFound };
  const law = 'Write it as the inverse function';
  const condition = root === undefined ? [] : [conditionStep(root)];
  return {
    steps: [...steps, step('algebra.function-inverse', law, name, value), ...condition],
    isSolved: false,
  };
}

/** Returns the step x ≥ 1 for a root x − 1, which can't be negative. */
function conditionStep(root: Expression): Step {
  const solved = solve({ kind: 'relation', left: root, relation: '≥', right: '0' });
  const last = solved.ok ? solved.value.steps.filter(({ id }) => !ASIDE.has(id)).at(-1) : undefined;
  const { before, relation, after } = last ?? { before: root, relation: '≥', after: '0' };
  const law = 'The inverse is defined for the values of the function';
  return step('algebra.inverse-domain', law, before, after, { relation });
}

/** Splits a system with alternatives, such as x = 3 or x = −4 together with y = x + 1, into its cases. */
function casesOf(statement: Statement): readonly Statement[] {
  const either = statement.kind === 'and' ? statement.parts.find(({ kind }) => kind === 'or') : undefined;
  if (statement.kind !== 'and' || either?.kind !== 'or') return [statement];
  const others = statement.parts.filter((part) => part !== either);
  return either.parts.flatMap((part) => casesOf({ kind: 'and', parts: [part, ...others] }));
}

function solvedSteps(statement: Statement): readonly Step[] | undefined {
  const solved = solve(statement);
  if (!solved.ok) return undefined;
  const [first, ...rest] = solved.value.steps.filter(({ id }) => !ASIDE.has(id));
  if (!first) return [];
  const isStated = [first, ...rest].every(({ id }) => STATED.has(id));
  const joined = isStated ? [] : joinedStep(statement, solved.value.solution);
  return isLastLine(first, statement) ? rest : [first, ...rest, ...joined];
}

/** Returns the step that lists the values of all parts: x = 2, 3 after x = (5 ± 1)/2. */
function joinedStep(
  statement: Statement,
  solution: Extract<ReturnType<typeof solve>, { ok: true }>['value']['solution'],
): readonly Step[] {
  const [first] = statement.kind === 'or' ? statement.parts : [];
  if (first?.kind !== 'relation' || typeof first.left !== 'string') return [];
  if (solution.kind !== 'values' || solution.values.length < 2) return [];
  return [step('algebra.solutions', 'All solutions', first.left, [',', ...solution.values])];
}

/** Returns true if a step only names the last line of a system as the equation to solve. */
function isLastLine({ id, before, after }: Step, statement: Statement): boolean {
  const last = statement.kind === 'and' ? statement.parts.at(-1) : undefined;
  if (id !== 'algebra.solve-for' || last?.kind !== 'relation') return false;
  return JSON.stringify([before, after]) === JSON.stringify([last.left, last.right]);
}

/** Returns the letters in the JSON text of a statement, without the number π. */
function lettersOf(statement: Statement): readonly string[] {
  return [...new Set(JSON.stringify(statement).match(/"(?!π)\p{L}"/gu))];
}

/** Returns true if an expression contains the imaginary unit. */
function hasUnit(statement: Statement): boolean {
  return lettersOf(statement).includes('"i"');
}

/** Matches the interval after an equation: on [0, 2π), or 0° ≤ x < 360° after a comma. */
const RANGE = /(?:[,;]|\s(?:for|on|in|where|with|if))\s[^=]*[<≤[\]].*$/;

/** Returns true if the JSON text of a statement has a sine, cosine or tangent. */
function hasFunction(read: unknown): boolean {
  return /"(?:sin|cos|tan)"/.test(JSON.stringify(read));
}

/** Continues a line of work about an angle, in the interval of the problem. */
function ofAngle(statement: Statement, line: string, problem: string): Continued {
  const range = RANGE.exec(problem)?.[0];
  if (!hasFunction(statement)) {
    const parts = statement.kind === 'or' ? statement.parts : [statement];
    const isListed = parts.every((part) => part.kind === 'relation' && /^\p{L}$/u.test(String(part.left)));
    const letters = lettersOf(statement).filter((letter) => letter !== '"π"');
    const isWhole = range === undefined || letters.length === 1;
    return { steps: [], isSolved: (isListed && isWhole) || statement.kind === 'none' };
  }
  const answered = answerRequest(line === problem || range === undefined ? line : line + range);
  return { steps: answered?.ok ? answered.value.steps : [], isSolved: false };
}

function complex({ expression }: Extract<Statement, { kind: 'expression' }>): Continued {
  const answered = answerRequest(expressionText(expression));
  const steps = answered?.ok ? answered.value.steps : [];
  return { steps, isSolved: steps.length === 0 };
}

/** Returns the steps that simplify complex values: (4 + 2i) ÷ 2 in x = (4 + 2i) ÷ 2. */
function complexValues(statement: Statement): readonly Step[] {
  const parts = statement.kind === 'or' ? statement.parts : [statement];
  const isListed = parts.every((part) => part.kind === 'relation' && typeof part.left === 'string');
  return parts.flatMap((part) =>
    isListed && part.kind === 'relation' ? complex({ kind: 'expression', expression: part.right }).steps : [],
  );
}

/** The operations to try on an expression without fractions, most likely first. */
const WAYS = [rationalise, simplify, expand, factor];

/** Returns the steps of the first operation that changes an expression. */
function rewritten(expression: Expression): Continued {
  const hasFraction = /"[/÷]"/.test(JSON.stringify(expression));
  for (const way of hasFraction ? [addFractions, ...WAYS] : WAYS) {
    const done = way(expression);
    if (!done.ok) continue;
    if (done.value.steps.length > 0) return { steps: done.value.steps, isSolved: false };
  }
  return { steps: [], isSolved: simplify(expression).ok };
}
