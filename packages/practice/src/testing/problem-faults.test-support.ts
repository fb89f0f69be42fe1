import { type Expression, type Step, expressionText } from '@mathtools/math-core/steps';
import { holdsApproximately, realValue } from '@mathtools/math-core/testing/real-value';
import { valuesIn } from '../typed.js';
import { diagnose, DIFFICULTIES, grade, type Piece, piecesText, type Problem, readText } from '../index.js';

/** The result of verifying a problem independently. */
export interface Verified {
  /** The solution: the values of the letters, as number text, for which every step must be true. */
  readonly values: Readonly<Record<string, string>>;
  /** Further solutions, if any. Each step must be true for one of all solutions. */
  readonly others?: readonly Readonly<Record<string, string>>[];
  /** A value of the letter inside the solution of an inequality. `values` then contains the boundary. */
  readonly inside?: Readonly<Record<string, string>>;
  /** Values inside the parts of a solution with two bounds. `others` then contains the second boundary. */
  readonly insides?: readonly Readonly<Record<string, string>>[];
  /** Checks an equation whose letters aren't real numbers, such as i. */
  readonly holds?: (step: Step) => boolean | undefined;
  /** The faults of the question, answer or figure, found from the text of the question. */
  readonly faults: readonly string[];
}

/** Verifies a problem independently of its family. */
export type Verify = (problem: Problem) => Verified;

/** Numbers with more characters are too long for pencil and paper. */
const MOST_DIGITS = 6;

/** Returns the faults of a problem under the contract of all problems. */
export function problemFaults(problem: Problem, verify: Verify): readonly string[] {
  const { answer, form, hints, steps, difficulty } = problem;
  const texts = [problem.question, ...hints];
  const verified = verify(problem);
  const found = [
    ...texts.flatMap(textFaults),
    ...(DIFFICULTIES.includes(difficulty) ? [] : ['unknown difficulty']),
    ...answerFaults(problem),
    ...(hints.length >= 2 && new Set(hints).size === hints.length ? [] : ['fewer than two different hints']),
    ...(isRead(answer, form) ? [] : [`the grader can't read the answer ${answer}`]),
    ...(steps.length >= 2 ? [] : ['fewer than two steps']),
    ...steps
      .flatMap(withoutLists)
      .flatMap(withoutChains)
      .flatMap((step) =>
        lineFaults(step, step.relation === '≠' ? verified : withCandidates(steps, verified)),
      ),
    ...(endsAtAnswer(problem) ? [] : ['the last lines are not the answer']),
    ...(JSON.stringify(JSON.parse(JSON.stringify(problem))) === JSON.stringify(problem)
      ? []
      : ['not plain JSON']),
    ...mistakeFaults(problem),
    ...verified.faults,
  ];
  return found.map((fault) => `${problem.id}: ${fault} — ${problem.question} → ${answer}`);
}

/**
 * Returns the faults of the feedback on wrong answers. Each mistake must differ from the correct answer and
 * from the others.
 */
function mistakeFaults(problem: Problem): readonly string[] {
  const { mistakes = [] } = problem;
  return mistakes.flatMap((mistake) => {
    const { answer, why } = mistake;
    return [
      ...textFaults(why),
      ...(/^[A-Z$√].*[.!?]$/.test(why) ? [] : [`not a sentence: ${why}`]),
      ...(grade(answer, problem) === 'incorrect'
        ? []
        : [`the mistake ${answer} is ${grade(answer, problem)}`]),
      ...(diagnose(answer, problem) === mistake ? [] : [`the mistake ${answer} is confused with another`]),
    ];
  });
}

/** Returns the pieces of a problem's question. */
export function piecesOf(problem: Problem): readonly Piece[] {
  const pieces = readText(problem.question);
  if (!pieces.ok) throw new Error(`${problem.question}: ${pieces.message}`);
  return pieces.value;
}

/** Signs of a formula that was put together badly. Only a step that writes missing powers shows 0x. */
const BAD_READING =
  /undefined|NaN|Infinity|\$|--|\+ -|(?<!\.)\b1[a-z]\b|(?<!\bwith the coefficient 0: .*)\b0[a-z]/;

function textFaults(text: string): readonly string[] {
  const pieces = readText(text);
  if (!pieces.ok) return [`${text}: ${pieces.message}`];
  const written = piecesText(pieces.value);
  return [
    ...(BAD_READING.test(written) ? [`reads badly: ${written}`] : []),
    ...(/\d{7}|\.\d{5}/.test(written) ? [`digits for no pencil: ${written}`] : []),
  ];
}

/** Returns the faults of an answer's display text, which uses printed notation and includes the unit. */
function answerFaults({ answer, form }: Problem): readonly string[] {
  const unit = 'unit' in form ? form.unit : undefined;
  return [
    ...(/[$*_]|sqrt|pi\b|\^\d/.test(answer) ? ['the answer is not in the notation of print'] : []),
    ...(unit !== undefined && !answer.endsWith(unit) ? [`the answer lacks its unit ${unit}`] : []),
    ...(/^1 [a-z]+s$/.test(answer) ? ['one of several'] : []),
  ];
}

function isRead(answer: string, form: Problem['form']): boolean {
  // Another spelling of the same answer is used so that not only strings are compared.
  return (
    form.kind === 'text' ||
    grade(`${answer} `.replace(/^(.)/, ' $1').replace('-', '−'), { answer, form }) === 'correct'
  );
}

/** Returns a line for each value of a list, x = 2, 3, or of ±. */
function withoutLists(step: Step): readonly Step[] {
  return valuesIn(step.after).map((after) => ({ ...step, after }));
}

/** Returns both inequalities of a chain: 1 < x and x ≤ 4 for 1 < x ≤ 4. */
function withoutChains(step: Step): readonly Step[] {
  const [sign, middle, end] = typeof step.after === 'string' ? [] : step.after;
  return (sign === '<' || sign === '≤') && middle !== undefined && end !== undefined
    ? [
        { ...step, after: middle },
        { ...step, before: middle, relation: sign, after: end },
      ]
    : [step];
}

/** Adds the values that a solution finds before it checks them. Lines of one that is extraneous are true for it. */
function withCandidates(steps: readonly Step[], verified: Verified): Verified {
  const found = [
    ...steps.filter(({ id }) => /^algebra\.(?:candidates|roots)$/.test(id)).flatMap(withoutLists),
    ...conditionEnds(steps),
  ];
  const values = found.map(({ before, after }) => ({ [expressionText(before)]: expressionText(after) }));
  return { ...verified, others: [...(verified.others ?? []), ...values] };
}

/** Returns the last line of the condition that a logarithm has a value. Its end isn't that of the solution. */
function conditionEnds(steps: readonly Step[]): readonly Step[] {
  const start = steps.findIndex(({ id }) => id === 'algebra.defined-where');
  const end = steps.findIndex(({ id }) => /^algebra\.(?:keep|flip)-order$/.test(id));
  return start < 0 ? [] : steps.slice(end - 1, end);
}

function lineFaults(
  step: Step,
  { values, others = [], inside, insides = [], holds }: Verified,
): readonly string[] {
  const fault = `does not hold: ${step.law}: ${expressionText(step.before)} ${step.relation} ${expressionText(step.after)}`;
  const digits = [step.before, step.after].some((side) => hasLongNumber(side))
    ? ['digits for no pencil in a step']
    : [];
  if (step.relation === '=' || step.relation === '≈')
    return [
      ...digits,
      ...((holds?.(step) ??
      [values, ...others].some((parameters) => holdsApproximately({ ...step, parameters })))
        ? []
        : [fault]),
    ];
  if (step.relation === '≠')
    return [values, ...others].some((parameters) =>
      holdsApproximately({ ...step, relation: '=', parameters }),
    )
      ? [fault]
      : [];
  // A line without a letter, such as why a number is rejected, is true or false by itself.
  const hasLetter = [step.before, step.after].some((side) => /[a-z]/.test(expressionText(side)));
  const places = hasLetter ? [...(inside ? [inside] : []), ...insides] : [{}];
  const isTrue = places.some((names) => {
    const [left, right] = [step.before, step.after].map((side) => realValue(side, names));
    const difference = left?.minus(right ?? 0).toNumber() ?? 0;
    if (difference === 0) return !hasLetter && /[≤≥]/.test(step.relation);
    return step.relation === '<' || step.relation === '≤' ? difference < 0 : difference > 0;
  });
  const meets = [values, ...others].some((parameters) =>
    holdsApproximately({ ...step, relation: '=', parameters }),
  );
  return [...digits, ...(isTrue && (meets || !hasLetter) ? [] : [fault])];
}

function hasLongNumber(expression: Expression): boolean {
  if (typeof expression === 'string') return expression.replaceAll(/\D/g, '').length > MOST_DIGITS;
  return expression.slice(1).some((operand) => hasLongNumber(operand));
}

/** Checks whether the last steps end with the answer, and each of several solutions with one of them. */
function endsAtAnswer({ answer, form, steps }: Problem): boolean {
  const ends = steps
    .filter(({ id }) => !id.startsWith('algebra.check'))
    .flatMap(withoutLists)
    .map(({ after }) => expressionText(after));
  const last = ends.at(-1) ?? '';
  if (form.kind === 'numbers' || form.kind === 'point') {
    const parts = (form.kind === 'point' ? answer.replaceAll(/^\(|\)$/g, '') : answer)
      .split(',')
      .map((part) => part.trim());
    return parts.every((part) =>
      ends.some((end) => grade(end, { answer: part, form: { kind: 'number' } }) === 'correct'),
    );
  }
  if (form.kind === 'inequality' || form.kind === 'equation') {
    // A solution with two bounds is in the last two lines.
    const count = form.kind === 'inequality' && (answer.match(/[<>≤≥]/g) ?? []).length > 1 ? 2 : 1;
    const end = steps
      .flatMap(withoutChains)
      .slice(-count)
      .map(({ before, relation, after }) => `${expressionText(before)} ${relation} ${expressionText(after)}`)
      .join(answer.includes(' or ') ? ' or ' : ' and ');
    return grade(end, { answer, form }) === 'correct';
  }
  return form.kind === 'text' || grade(last, { answer, form }) === 'correct';
}
