import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { isSame } from '../../expression/rewrite.js';
import { expressionText } from '../../steps/to-text.js';
import { haveSameForm } from '../normal/identical.js';
import { signOfValue } from '../normal/value-sign.js';
import { haveSameTerms, isSum, negative } from '../operations/tree.js';
import { sameSet } from '../real-set/set-algebra.js';
import { solutionSet } from '../real-set/solution-set.js';
import type { Statement } from '../read/statement.js';
import { type Defined, put } from './defined-function.js';
import { domainOf } from './domain.js';
import { type Found, valueOf } from './function-features.js';
import { hasNegativePower, oppositeTerms, withSignsOut } from './mirrored.js';
import { described } from './real-parts.js';
import { say, step } from '../texts/function-steps.js';

/** Numbers at which a function is compared with its mirror images. */
const PLACES = ['1', '2', '3', '1/2', '7'];

/** Finds whether a function is even, odd, both or neither. */
export function symmetryOf(of: Defined, field: string): Result<Found> {
  const { name = 'f', letter, body } = of;
  const opposite: Expression = negative(letter);
  const turned = put(body, letter, opposite);
  const mirrored = valueOf(turned);
  const kind = kindOf(of, turned, mirrored);
  if (!kind)
    return failure(
      field,
      'unsupported',
      `${field} can't be solved here: a function whose symmetry isn't known.`,
    );
  const [call, value]: [Expression, Expression] = [
    ['call', name, opposite],
    ['call', name, letter],
  ];
  const minus: Expression = ['neg', value];
  const light = withSignsOut(turned);
  const opposites = oppositeTerms(body);
  const isEven = kind === 'even' || kind === 'both';
  const isLight = (!isEven && kind !== 'odd') || haveSameTerms(light, isEven ? body : opposites);
  const shown = isLight ? light : mirrored;
  const signs = isLight && hasNegativePower(turned) ? SIGNS : 'algebra.symmetry-signs:simplify';
  const steps = [
    step(say('algebra.insert', { n: `-${letter} for ${letter}` }), call, turned),
    ...(isSame(turned, shown) ? [] : [step(signs, call, shown)]),
  ];
  const found = (
    lines: readonly Step[],
    parts: readonly [Relation, ...Relation[]],
    note: string,
  ): Result<Found> =>
    success({
      answers: [{ name: 'symmetry', statement: parts.length > 1 ? { kind: 'and', parts } : parts[0] }],
      steps: [...steps, ...lines],
      notes: [note],
    });
  if (isEven) {
    const lines = [...(isLight ? [] : sameForm(value, body, mirrored)), step(EVEN, call, value)];
    return found(lines, [relation(call, '=', value)], kind === 'both' ? BOTH : IS_EVEN);
  }
  if (kind === 'odd')
    return found(oddLines(call, value, body, isLight), [relation(call, '=', minus)], IS_ODD);
  return found(
    kind === 'neither'
      ? neitherLines(call, body, opposites)
      : [step(LOPSIDED, call, value, { relation: '≠' })],
    [relation(call, '≠', value), relation(call, '≠', minus)],
    'The function is neither even nor odd',
  );
}

/** Returns the symmetry, where "lopsided" functions have a domain that isn't symmetric. Returns undefined if it isn't known. */
function kindOf(
  of: Defined,
  turned: Expression,
  mirrored: Expression,
): 'even' | 'odd' | 'both' | 'neither' | 'lopsided' | undefined {
  if (!hasMirroredDomain(of, turned)) return 'lopsided';
  const { body, letter } = of;
  const isOdd = haveSameForm(['neg', body], mirrored);
  if (haveSameForm(body, mirrored)) return isOdd ? 'both' : 'even';
  if (isOdd) return 'odd';
  return [body, negative(body)].every((side) => differs(side, turned, letter)) ? 'neither' : undefined;
}

function neitherLines(call: Expression, body: Expression, opposites: Expression): readonly Step[] {
  return [step(NOT_EVEN, call, body, { relation: '≠' }), step(NOT_ODD, call, opposites, { relation: '≠' })];
}

function oddLines(call: Expression, value: Expression, body: Expression, isLight: boolean): readonly Step[] {
  const own = isLight ? body : valueOf(body);
  return [
    ...(isLight ? [] : sameForm(value, body, own)),
    ...(isSum(own) ? [step('algebra.factor-minus', call, ['neg', own])] : []),
    step(ODD, call, ['neg', value]),
  ];
}

type Relation = Extract<Statement, { kind: 'relation' }>;

const SIGNS = 'algebra.symmetry-signs';
const EVEN = 'algebra.function-symmetry:even';
const ODD = 'algebra.function-symmetry:odd';
const NOT_EVEN = 'algebra.function-symmetry:not-even';
const NOT_ODD = 'algebra.function-symmetry:not-odd';
const LOPSIDED = 'algebra.function-symmetry:domain';
const BOTH = 'The function is both even and odd, because it is always 0';
const IS_EVEN = 'The function is even: its graph is symmetric about the y-axis';
const IS_ODD = 'The function is odd: its graph is symmetric about the origin';

function relation(left: Expression, sign: '=' | '≠', right: Expression): Relation {
  return { kind: 'relation', left, relation: sign, right };
}

/** Writes the function in the same form as its value at −x, if it is written in another form. */
function sameForm(value: Expression, body: Expression, form: Expression): readonly Step[] {
  return expressionText(body) === expressionText(form) ? [] : [step('algebra.same-form', value, form)];
}

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
