import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { coefficientsIn, constantOf, degreeIn, polynomialExpression } from '../polynomial/polynomial.js';
import type { Statement } from '../read/statement.js';
import { haveSameForm } from '../normal/identical.js';
import { compare, compareExpressions, constantTruth, type Setting } from './judge.js';
import { named } from './laws/law-names.js';
import { polynomialOf } from './fraction-of.js';
import { difference, expressionsOf, hasLetter, lettersIn, mapped, substituted } from './substitute.js';
import type { LineVerdict } from './verdict.js';

/** A letter that a line introduces, and the verdict on that line. */
export interface Definition {
  readonly name?: string;
  readonly meaning?: Expression;
  readonly verdict: LineVerdict;
}

/** Returns the letter that the first member of a line names, which is D for b² − 4ac. */
function nameOf(member: Expression | undefined): string | undefined {
  const name = member !== undefined && isDiscriminant(member) ? 'D' : member;
  return typeof name === 'string' && /^[a-zΔ]\d*$/i.test(name) ? name : undefined;
}

/** Returns whether a letter is new, and its meaning has no other letter than the only unknown. */
function isNew(name: string, meaning: Expression, unknowns: readonly string[]): boolean {
  const letters = [...lettersIn({ kind: 'expression', expression: meaning })];
  return (
    unknowns.length === 1 && !unknowns.includes(name) && letters.every((letter) => unknowns.includes(letter))
  );
}

/** Returns the verdict on further members if they aren't all known to equal the meaning. */
function ofUnequal(meaning: Expression, members: readonly Expression[]): LineVerdict | undefined {
  for (const member of members) {
    const { kind } = compareExpressions(meaning, member);
    if (kind === 'undecided') return { verdict: 'undecided' };
    if (kind !== 'same') return { verdict: 'wrong', mistake: 'arithmetic-slip' };
  }
  return undefined;
}

/** Returns the definition in a line, such as D = 25 − 24 = 1 or u = x², or undefined if there is none. */
export function definitionIn(
  statement: Statement,
  before: Statement,
  { unknowns }: Setting,
): Definition | undefined {
  const [first, meaning, ...more] = membersOf(statement) ?? [];
  const name = nameOf(first);
  if (name === undefined || meaning === undefined || !isNew(name, meaning, unknowns)) return undefined;
  const unequal = ofUnequal(meaning, more);
  if (unequal) return { verdict: unequal };
  const discriminant = /^[DΔ]$/.test(name) ? discriminantOf(before, unknowns[0] ?? 'x') : undefined;
  if (discriminant?.every((value) => compareExpressions(meaning, value).kind === 'other') === true)
    return { verdict: { verdict: 'wrong', mistake: 'discriminant-sign' } };
  if (isSignWrong(statement)) return { verdict: { verdict: 'wrong', mistake: 'truth-misjudged' } };
  const law = discriminant === undefined ? named('name') : named('discriminant');
  return { name, meaning, verdict: { verdict: 'follows', laws: [law], needsCheck: false } };
}

function membersOf(statement: Statement): readonly Expression[] | undefined {
  if (statement.kind === 'relation' && statement.relation === '=') return [statement.left, statement.right];
  if (statement.kind !== 'chain') return undefined;
  const { members, relations } = statement;
  if (relations.every((relation) => relation === '=')) return members;
  return isCompared(statement) ? members.slice(0, -1) : undefined;
}

type Chain = Statement & { readonly kind: 'chain' };

/** Returns whether a chain of equal values ends with a comparison: D = 9 − 20 = −11 < 0. */
function isCompared({ relations }: Chain): boolean {
  return relations.length > 1 && relations.slice(0, -1).every((relation) => relation === '=');
}

/** Returns whether the comparison at the end of a chain is false. */
function isSignWrong(statement: Statement): boolean {
  if (statement.kind !== 'chain' || !isCompared(statement)) return false;
  const [left = '0', right = '0'] = statement.members.slice(-2);
  const relation = statement.relations.at(-1) ?? '=';
  return constantTruth({ kind: 'relation', left, relation, right }) === false;
}

/** Returns whether an expression is b² − 4ac. */
function isDiscriminant(expression: Expression): boolean {
  const letters = [...lettersIn({ kind: 'expression', expression })].sort();
  return letters.join('') === 'abc' && haveSameForm(expression, DISCRIMINANT);
}

const DISCRIMINANT: Expression = ['-', ['^', 'b', '2'], ['×', '4', 'a', 'c']];

/** Returns the discriminant b² − 4ac of a quadratic equation, and b²/4 − c if a is 1. */
function discriminantOf(statement: Statement, unknown: string): readonly Expression[] | undefined {
  if (statement.kind !== 'relation' || statement.relation !== '=') return undefined;
  const polynomial = polynomialOf(difference(statement));
  if (!polynomial || degreeIn(polynomial, unknown) !== 2) return undefined;
  const [c, b, a] = coefficientsIn(polynomial, unknown);
  if (!a || !b || !c || !constantOf(a)) return undefined;
  const [p, q, r] = [a, b, c].map((part) => polynomialExpression(part));
  const whole: Expression = ['-', ['^', q ?? '0', '2'], ['×', '4', p ?? '0', r ?? '0']];
  return p === '1' ? [whole, ['/', whole, '4']] : [whole];
}

/** The maximum number of expressions that are tried as the meaning of a letter. */
const MAX_MEANINGS = 12;

/**
 * Returns the meaning of a letter that a line uses without an introduction: in u² − 5u + 6 = 0 after x − 5√x + 6 = 0, it
 * is √x. Returns undefined if no expression in the previous line makes both lines equivalent.
 */
export function impliedDefinition(
  statement: Statement,
  before: Statement,
  setting: Setting,
): { readonly name: string; readonly meaning: Expression } | undefined {
  const [name, ...others] = lettersIn(statement);
  if (setting.unknowns.length !== 1 || name === undefined || others.length > 0) return undefined;
  const meaning = expressionsOf(before)
    .flatMap(meaningsIn)
    .slice(0, MAX_MEANINGS)
    .find((expression) => {
      const replaced = mapped(statement, (side) => substituted(side, name, expression));
      return compare(before, replaced, setting).kind === 'same';
    });
  return meaning === undefined ? undefined : { name, meaning };
}

/** Returns the roots, logarithms and powers of an expression that contain a letter. */
function meaningsIn(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') return [];
  const isOwn = /^(?:√|ln|log|\^)$/.test(expression[0]) && hasLetter(expression);
  return [...(isOwn ? [expression] : []), ...operandsOf(expression).flatMap(meaningsIn)];
}
