import { constantValue } from '../../expression/constant.js';
import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { lettersIn } from '../normal/identical.js';
import { caught } from '../normal/normal-form.js';
import { signOfValue } from '../normal/value-sign.js';
import { solve } from '../solve/solve.js';
import type { Statement } from '../read/statement.js';
import type { Answered } from './answered.js';
import type { Defined } from './defined-function.js';
import { ALL, isAll, type Parts, partsWhere, setSteps } from './real-parts.js';
import { type Law, step } from '../texts/function-steps.js';

/** A condition under which a part of an expression has a value. */
interface Needed {
  readonly expression: Expression;
  readonly relation: '≥' | '>' | '≠';
  readonly law: Law;
}

const DIVISOR = 'algebra.function-condition:denominator';
const UNDER_SQUARE_ROOT = 'algebra.function-condition:square-root';
const UNDER_EVEN_ROOT = 'algebra.function-condition:even-root';
const ROOT_BELOW = 'algebra.function-condition:root-below';
const ARGUMENT = 'algebra.function-condition:logarithm';
const BASE = 'algebra.function-condition:power';

/** Returns the conditions under which every part of an expression has a value, in the order in which they are written. */
export function neededFor(expression: Expression): readonly Needed[] {
  if (typeof expression === 'string') return [];
  const [operator, first = '0', second = '1'] = expression;
  const inner = operandsOf(expression).flatMap(neededFor);
  if (operator === '√') return [...inner, { expression: first, relation: '≥', law: UNDER_SQUARE_ROOT }];
  if (operator === 'ln') return [...inner, { expression: first, relation: '>', law: ARGUMENT }];
  if (operator === 'log')
    return [
      ...inner,
      { expression: second, relation: '>', law: ARGUMENT },
      ...(lettersIn(first).length > 0 ? baseNeeds(first) : []),
    ];
  if ((operator === '/' || operator === '÷') && second[0] === '√')
    return [...inner.slice(0, -1), { expression: second[1] ?? '0', relation: '>', law: ROOT_BELOW }];
  if (operator === '/' || operator === '÷')
    return [...inner, { expression: second, relation: '≠', law: DIVISOR }];
  return operator === '^' ? [...inner, ...powerNeeds(first, second)] : inner;
}

function baseNeeds(base: Expression): readonly Needed[] {
  return [
    { expression: base, relation: '>', law: 'algebra.function-condition:base' },
    { expression: ['-', base, '1'], relation: '≠', law: 'algebra.function-condition:base-not-1' },
  ];
}

/** Returns whether an expression has a power such as (−2)^x, which has no usual domain. */
export function hasOddBase(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, first = '0', second = '1'] = expression;
  const isPower = operator === '^' && lettersIn(first).length === 0 && lettersIn(second).length > 0;
  return (isPower && signOfValue(first) !== 1) || operandsOf(expression).some(hasOddBase);
}

function powerNeeds(base: Expression, exponent: Expression): readonly Needed[] {
  if (lettersIn(base).length === 0) return [];
  const value = constantValue(exponent);
  if (!value) return [{ expression: base, relation: '>', law: BASE }];
  const isEvenRoot = value.denominator % 2n === 0n;
  if (value.numerator <= 0n)
    return [
      isEvenRoot
        ? { expression: base, relation: '>', law: UNDER_EVEN_ROOT }
        : { expression: base, relation: '≠', law: DIVISOR },
    ];
  return isEvenRoot ? [{ expression: base, relation: '≥', law: UNDER_EVEN_ROOT }] : [];
}

/** The numbers at which a function has a value, with the lines that find them. */
interface Domain {
  /** The numbers. Omitted if an end has no exact form. */
  readonly parts?: Parts;
  /** The conditions, for a domain without exact ends. */
  readonly needed: readonly Statement[];
  readonly steps: readonly Step[];
}

/** Returns the domain of an expression in a letter, restricted by conditions on that letter. */
export function domainOf(expression: Expression, letter: string, given: readonly Statement[] = []): Domain {
  const all = distinct(neededFor(expression));
  if (all.some(isFalse)) return { parts: [], needed: [], steps: [] };
  const needs = all.filter((each) => lettersIn(each.expression).length > 0);
  const needed = [...needs.map(asStatement), ...given];
  const parts = needed.length === 0 ? ALL : partsWhere({ kind: 'and', parts: needed }, letter);
  const found = needs.flatMap(stepsFor);
  const isSolved = needed.length < 2 && needs[0]?.relation !== '≠';
  // The only solution set is the domain.
  const end = isSolved
    ? found.findIndex(({ id, variant }) => id === 'algebra.interval-solutions' && !variant)
    : found.length;
  const steps = end < 0 ? found : [...found.slice(0, end), ...closing(letter, parts)];
  return { ...(parts && { parts }), needed, steps };
}

/** Returns the domain of a graph, unless it has all numbers or ends without an exact form. */
export function drawnDomain({ letter, body, given }: Defined): Pick<Answered, 'domain'> {
  if (given.length === 0 && neededFor(body).length === 0) return {};
  const found = caught(() => domainOf(body, letter, given).parts);
  return found.ok && found.value && !isAll(found.value) ? { domain: found.value } : {};
}

function closing(letter: string, parts: Parts | undefined): readonly Step[] {
  return parts ? setSteps('algebra.function-domain', letter, parts) : [];
}

/** Returns whether a condition without letters isn't true. */
function isFalse({ expression, relation }: Needed): boolean {
  if (lettersIn(expression).length > 0) return false;
  const side = signOfValue(expression);
  return side === undefined || (relation === '≠' ? side === 0 : side < (relation === '>' ? 1 : 0));
}

function asStatement({ expression, relation }: Needed): Statement {
  return { kind: 'relation', left: expression, relation, right: '0' };
}

function distinct(needs: readonly Needed[]): readonly Needed[] {
  const seen = new Set<string>();
  return needs.filter(({ expression, relation }) => {
    const key = JSON.stringify([relation, expression]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Writes a condition and its solution. */
function stepsFor({ expression, relation, law }: Needed): readonly Step[] {
  if (relation === '≠') {
    const zeros = solve({ kind: 'relation', left: expression, relation: '=', right: '0' });
    const line = step(law, expression, '0');
    if (!zeros.ok) return [line];
    const { solution, steps } = zeros.value;
    return solution.kind === 'none'
      ? []
      : [line, ...steps.filter(({ id }) => !id.startsWith('algebra.check'))];
  }
  const line = step(law, expression, '0', { relation });
  const solved = solve({ kind: 'relation', left: expression, relation, right: '0' });
  return [line, ...(solved.ok ? solved.value.steps : [])];
}
