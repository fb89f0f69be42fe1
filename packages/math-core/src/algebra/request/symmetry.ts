import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { type Step, step } from '../../steps/step.js';
import { haveSameForm } from '../normal/identical.js';
import { signOfValue } from '../normal/value-sign.js';
import { simplify } from '../operations/simplify.js';
import { negative } from '../operations/tree.js';
import { sameSet } from '../real-set/set-algebra.js';
import { solutionSet } from '../real-set/solution-set.js';
import type { Statement } from '../statement.js';
import { type Defined, put } from './defined-function.js';
import { domainOf } from './domain.js';
import { type Found, valueOf } from './function-features.js';
import { described } from './real-parts.js';

/** Numbers at which a function is compared with its mirror images. */
const PLACES = ['1', '2', '3', '1/2', '7'];

/** Finds whether a function is even, odd, both or neither. */
export function symmetryOf(of: Defined, field: string): Result<Found> {
  const { name = 'f', letter, body } = of;
  const opposite: Expression = negative(letter);
  const turned = put(body, letter, opposite);
  const mirrored = valueOf(turned);
  const simple = simplify(turned);
  const isMirrored = hasMirroredDomain(of, turned);
  const isEven = isMirrored && haveSameForm(body, mirrored);
  const isOdd = isMirrored && haveSameForm(['neg', body], mirrored);
  const isNeither =
    !isMirrored || [body, ['neg', body] as Expression].every((side) => differs(side, turned, letter));
  if (!isEven && !isOdd && !isNeither)
    return failure(
      field,
      'unsupported',
      `${field} can't be solved here: a function whose symmetry isn't known.`,
    );
  const [call, value, minus]: [Expression, Expression, Expression] = [
    ['call', name, opposite],
    ['call', name, letter],
    ['neg', ['call', name, letter]],
  ];
  const relation = (right: Expression, sign: '=' | '≠'): Statement => ({
    kind: 'relation',
    left: call,
    relation: sign,
    right,
  });
  const steps: Step[] = [
    step('algebra.insert', `Substitute -${letter} for ${letter}`, call, turned),
    ...(simple.ok ? simple.value.steps : []),
  ];
  const found = (law: string, right: Expression, statement: Statement, note: string): Result<Found> =>
    success({
      answers: [{ name: 'symmetry', statement }],
      steps: [...steps, step('algebra.function-symmetry', law, call, right)],
      notes: [note],
    });
  if (isEven && isOdd)
    return found(
      EVEN,
      value,
      relation(value, '='),
      'The function is both even and odd, because it is always 0',
    );
  if (isEven)
    return found(
      EVEN,
      value,
      relation(value, '='),
      'The function is even: its graph is symmetric about the y-axis',
    );
  if (isOdd)
    return found(
      ODD,
      minus,
      relation(minus, '='),
      'The function is odd: its graph is symmetric about the origin',
    );
  const parts = [relation(value, '≠'), relation(minus, '≠')];
  return found(NEITHER, mirrored, { kind: 'and', parts }, 'The function is neither even nor odd');
}

const EVEN = 'This is the function itself, so it is even';
const ODD = 'This is the opposite of the function, so it is odd';
const NEITHER = 'This is neither the function nor its opposite';

/** Returns whether the domain is symmetric about 0. */
function hasMirroredDomain({ letter, body, given }: Defined, mirrored: Expression): boolean {
  const sets = [body, mirrored].map((each) => {
    const { parts } = domainOf(each, letter, each === body ? given : []);
    return parts && solutionSet(described(letter, parts), letter);
  });
  const [own, other] = sets;
  return given.length === 0 && own !== undefined && other !== undefined && sameSet(own, other) === true;
}

/** Returns whether two expressions have different values at a number. */
function differs(left: Expression, right: Expression, letter: string): boolean {
  return PLACES.some((place) => {
    const sign = signOfValue(put(['-', left, right], letter, place));
    return sign !== undefined && sign !== 0;
  });
}
