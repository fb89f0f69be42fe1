import type { Expression } from '../../../steps/expression.js';
import { haveSameForm } from '../../normal/identical.js';
import { membersOf } from '../../real-set/members.js';
import { solutionsOf } from '../solutions.js';
import type { Statement } from '../../read/statement.js';
import { approximate } from '../../expression/approximate.js';
import { holdsNear, isNear, type Point } from '../near.js';
import { areEquivalent, type Setting } from '../judge.js';
import { expressionsOf, lettersIn } from '../substitute.js';

/** The maximum number of lines whose solutions are compared exactly. */
const MAX_COMPARED = 40;

/** Compares the results of wrong rules with the line that a student wrote. */
export class Matching {
  private readonly sides: readonly Expression[];
  private readonly points: readonly Point[];
  private readonly values: readonly (readonly number[])[];
  private readonly truths: readonly boolean[];
  private left = MAX_COMPARED;
  readonly after: Statement;
  private readonly setting: Setting;

  constructor(after: Statement, setting: Setting) {
    this.after = after;
    this.setting = setting;
    this.sides = expressionsOf(after);
    this.points = [...solutionsNear(after, setting), ...gridOf(after, setting)];
    this.values = this.sides.map((side) => this.points.map((point) => approximate(side, point)));
    this.truths = this.points.map((point) => holdsNear(after, point));
  }

  /**
   * Returns whether a candidate equals the student's line side by side, after correct simplification of each side. The sides
   * of an equation may be swapped.
   */
  isAlike(candidate: Statement): boolean {
    if (shapeOf(candidate) !== shapeOf(this.after)) return false;
    const sides = expressionsOf(candidate);
    const isEquation = candidate.kind === 'relation' && candidate.relation === '=';
    return this.areSides(sides) || (isEquation && this.areSides([...sides].reverse()));
  }

  private areSides(sides: readonly Expression[]): boolean {
    if (sides.length !== this.sides.length) return false;
    const near = sides.every((side, i) =>
      this.points.every((point, k) => agree(approximate(side, point), this.values[i]?.[k] ?? NaN)),
    );
    return near && sides.every((side, i) => haveSameForm(side, this.sides[i] ?? '0'));
  }

  /** Returns whether a candidate has the same solutions as the student's line. */
  isEquivalent(candidate: Statement): boolean {
    if (candidate.kind === 'expression' || this.after.kind === 'expression') return this.isAlike(candidate);
    const near = this.points.every((point, i) => holdsNear(candidate, point) === this.truths[i]);
    if (!near || this.left <= 0) return false;
    this.left--;
    return areEquivalent(candidate, this.after, this.setting);
  }
}

function agree(a: number, b: number): boolean {
  return Number.isNaN(a) || Number.isNaN(b) || isNear(a, b);
}

/** Returns the kind of a statement together with its relation signs. */
function shapeOf(statement: Statement): string {
  switch (statement.kind) {
    case 'relation':
      return statement.relation;
    case 'chain':
      return statement.relations.join('');
    case 'and':
    case 'or':
      return `${statement.kind}(${statement.parts.map(shapeOf).join()})`;
    default:
      return statement.kind;
  }
}

function solutionsNear(after: Statement, { unknown, unknowns }: Setting): readonly Point[] {
  if (unknowns.length !== 1 || after.kind === 'expression') return [];
  const set = solutionsOf(after, unknown);
  return (set ? (membersOf(set) ?? []) : []).map(({ low, high }) => {
    const ends = [low, high].map(({ numerator, denominator }) => Number(numerator) / Number(denominator));
    const [a = NaN, b = NaN] = ends;
    return { [unknown]: (a + b) / 2 };
  });
}

/** Returns irregular sample points. For an equation solved for a letter, the points satisfy it. */
function gridOf(after: Statement, { unknowns }: Setting): readonly Point[] {
  const letters = [...new Set([...unknowns, ...lettersIn(after)])].sort();
  const count = letters.length === 1 ? 24 : 6;
  return Array.from({ length: count }, (_, turn) => {
    const point: Record<string, number> = {};
    for (const [i, name] of letters.entries())
      point[name] = letters.length === 1 ? -9.37 + turn * 0.87 : 0.7 + ((turn * 7 + i * 5) % 11) * 0.83;
    if (turn % 2 === 0 && letters.length > 1) Object.assign(point, solvedPoint(after, point));
    return point;
  });
}

function solvedPoint(after: Statement, point: Point): Point {
  const parts = after.kind === 'and' ? after.parts : [after];
  const found: Record<string, number> = {};
  for (const part of parts)
    if (part.kind === 'relation' && part.relation === '=' && typeof part.left === 'string')
      found[part.left] = approximate(part.right, { ...point, ...found });
  return found;
}
