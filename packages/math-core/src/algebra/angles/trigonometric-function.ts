import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import type { Typed } from '../trigonometry/typed.js';
import { lettersOf } from '../trigonometry/calls.js';
import type { Answered, AnswerLine } from '../functions/answered.js';
import { asymptoteLines, loneFactor } from '../functions/asymptotes.js';
import { rangeFound, subjectOf } from '../functions/function-features.js';
import { type Defined, put } from '../functions/defined-function.js';
import { ALL } from '../functions/real-parts.js';
import { alternativesOf, solutionsOf, valueOf } from './angle-answers.js';
import { type Law, say, step } from '../texts/function-steps.js';

/** A feature of a function with a sine, a cosine or a tangent. */
export type Feature = 'domain' | 'range' | 'zeros' | 'y-intercept' | 'asymptotes';

const OVERVIEW: readonly Feature[] = ['zeros', 'y-intercept', 'range', 'domain', 'asymptotes'];
const typedAs = (sides: Typed['sides']): Typed => ({
  sides,
  text: expressionText(sides[0]),
  range: '',
  notes: [],
  alternatives: [],
});

/** Finds the value of a function at a number. */
export function valueAt(of: Defined, value: Expression, field: string): Result<Answered> {
  const { name = 'f', letter, body } = of;
  const expression = put(body, letter, value);
  const found = valueOf(typedAs([expression]), expression, field);
  if (!found.ok) return found;
  const call: Expression = ['call', name, value];
  const law = say('algebra.insert', { n: `${expressionText(value)} for ${letter}` });
  const { answers, steps, circle, reading } = found.value;
  return success({
    asked: { kind: 'expression', expression: call },
    answers,
    steps: [step(law, call, expression), ...steps],
    ...(circle && { circle }),
    ...(reading && { reading }),
  });
}

/** Finds features of a function, or all that it has. */
export function about(of: Defined, features: readonly Feature[], field: string): Result<Answered> {
  const answers: AnswerLine[] = [];
  const steps: Answered['steps'][number][] = [];
  const notes = new Set<string>();
  for (const feature of features.length === 0 ? OVERVIEW : features) {
    const found = featureOf(of, feature, field);
    if (!found.ok && features.length > 0) return found;
    if (!found.ok) continue;
    answers.push(...found.value.answers);
    steps.push(...found.value.steps);
    for (const note of found.value.notes ?? []) notes.add(note);
  }
  return success({
    asked: { kind: 'relation', left: subjectOf(of), relation: '=', right: of.body },
    answers,
    steps,
    ...(features.length === 0 && { isOverview: true }),
    graphs: [of.body],
    marks: [],
    ...(notes.size > 0 && { notes: [...notes] }),
  });
}

type Found = Pick<Answered, 'answers' | 'steps' | 'notes'>;

const FEATURES: Readonly<Record<Feature, (of: Defined, field: string) => Result<Found>>> = {
  range: ({ letter, body }, field) => rangeFound(body, letter, { parts: ALL, field }),
  zeros: zerosOf,
  'y-intercept': yIntercept,
  asymptotes,
  domain: domainOf,
};

function featureOf(of: Defined, feature: Feature, field: string): Result<Found> {
  return FEATURES[feature](of, field);
}

function zerosOf({ body }: Defined, field: string): Result<Found> {
  const law = 'algebra.function-zero';
  const found = solutionsOf(typedAs([body, '0']), field);
  if (!found.ok) return found;
  const { answers, steps, notes = [] } = found.value;
  return success({
    answers: answers.map((line) => (line.name === 'result' ? { ...line, name: 'zeros' } : line)),
    steps: [step(law, body, '0'), ...steps],
    notes,
  });
}

/** Finds the numbers at which a function has a value: all but the zeros of its denominator and of cosines. */
function domainOf(of: Defined, field: string): Result<Found> {
  const { body } = of;
  const zeros = limitsIn(body);
  if (zeros === undefined)
    return failure(
      field,
      'unsupported',
      `${field} can't be solved here: the domain of a root or logarithm of a sine, cosine or tangent.`,
    );
  const [zero, ...others] = zeros;
  if (zero === undefined) {
    const law = 'algebra.function-domain:angles';
    return success({
      answers: [{ name: 'domain', statement: { kind: 'all' } }],
      steps: [step(law, subjectOf(of), body)],
    });
  }
  const poles = others.length > 0 ? undefined : solutionsOf(typedAs([zero.expression, '0']), field);
  if (!poles?.ok)
    return (
      poles ??
      failure(field, 'unsupported', `${field} can't be solved here: a domain with several conditions.`)
    );
  const [line] = poles.value.answers;
  const excluded = line?.statement.kind === 'or' ? line.statement.parts : line ? [line.statement] : [];
  const parts = excluded.map((part) =>
    part.kind === 'relation' ? { ...part, relation: '≠' as const } : part,
  );
  if (line?.statement.kind === 'none')
    return success({ answers: [{ name: 'domain', statement: { kind: 'all' } }], steps: poles.value.steps });
  return success({
    answers: [
      { name: 'domain', statement: parts.length < 2 ? alternativesOf(parts) : { kind: 'and', parts } },
    ],
    steps: [step(zero.law, zero.expression, '0'), ...poles.value.steps],
    ...(poles.value.notes && { notes: poles.value.notes }),
  });
}

/** Finds the value at 0. */
function yIntercept({ letter, body, name }: Defined, field: string): Result<Found> {
  const at = put(body, letter, '0');
  const found = valueOf(typedAs([at]), at, field);
  if (!found.ok) return found;
  const [line] = found.value.answers;
  const { statement = { kind: 'none' as const } } = line ?? {};
  const subject: Expression = name === undefined ? 'y' : ['call', name, '0'];
  return success({
    answers: [
      {
        name: 'y-intercept',
        statement:
          statement.kind === 'expression'
            ? { kind: 'relation', left: 'y', relation: '=', right: statement.expression }
            : statement.kind === 'relation'
              ? { ...statement, left: 'y' }
              : statement,
      },
    ],
    steps: [step(say('algebra.insert', { n: `0 for ${letter}` }), subject, at), ...found.value.steps],
  });
}

/** Finds the asymptotes of a tangent: the numbers that its domain leaves out. */
function asymptotes(of: Defined, field: string): Result<Found> {
  const { letter, body } = of;
  const { factor } = loneFactor(letter, body) ?? {};
  const domain = domainOf(of, field);
  const [line] = domain.ok ? domain.value.answers : [];
  const isTangent = typeof factor === 'object' && factor[0] === 'tan';
  if (!domain.ok || !line || !isTangent)
    return failure(
      field,
      'unsupported',
      `${field} can't be solved here: a function whose asymptotes are not known.`,
    );
  const parts = line.statement.kind === 'and' ? line.statement.parts : [line.statement];
  const poles = parts.map((part) => (part.kind === 'relation' ? { ...part, relation: '=' as const } : part));
  return success({ ...domain.value, answers: asymptoteLines(poles) });
}

/** An expression that can't be 0, and the reason. */
interface Limit {
  readonly expression: Expression;
  readonly law: Law;
}

/** Returns the expressions that can't be 0, or undefined if something else limits the domain. */
function limitsIn(of: Expression): readonly Limit[] | undefined {
  if (typeof of === 'string') return [];
  const [operator, ...operands] = of;
  const isPower = operator === '^' && /^\d+$/.test(String(operands[1]));
  if (!/^(?:[-+×/÷]|neg|\(\)|sin|cos|tan|abs|°)$/.test(operator) && !isPower) return undefined;
  const inner = operands.map(limitsIn);
  if (inner.includes(undefined)) return undefined;
  const [first = '0', second = '1'] = operands;
  const own: Limit[] = [];
  if (operator === 'tan' && lettersOf(operands).length > 0)
    own.push({ expression: ['cos', first], law: 'algebra.function-condition:tangent' });
  if ((operator === '/' || operator === '÷') && lettersOf([second]).length > 0)
    own.push({ expression: second, law: 'algebra.function-condition:denominator' });
  return [...own, ...inner.flatMap((each) => each ?? [])];
}
