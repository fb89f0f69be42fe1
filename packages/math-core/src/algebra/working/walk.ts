import type { Expression } from '../../steps/expression.js';
import { isSubset, type RealSet, sameSet } from '../real-set/set-algebra.js';
import { solutionsOf } from './solutions.js';
import type { Statement } from '../statement.js';
import { completed } from './complete.js';
import { counterexampleIn } from './counterexample.js';
import { definitionIn, type Definition } from './definition.js';
import {
  compare,
  compareExpressions,
  compareSystems,
  constantTruth,
  isMultiplied,
  isSystem,
  type Setting,
} from './judge.js';
import { type Facts, factsAfterWrong, factsOf, judgeSystem, ownSetting } from './facts.js';
import { inBounds } from './fraction-of.js';
import { named } from './laws/law-names.js';
import { lawsOf } from './laws/laws.js';
import {
  follows,
  hasNewLetter,
  isAboutAt,
  isEquation,
  isSideNote,
  sideNote,
  noEquation,
  roundedAs,
  valueOfProblem,
  valuesIn,
} from './line-forms.js';
import { calculationMistake, isAside, mistakeIn } from './mistakes/mistakes.js';
import { gainable, isSolved } from './one-unknown.js';
import { areRounded, valuesOf } from './rounding.js';
import { swappedForInverse } from './swapped.js';
import { equation, lettersIn, partsOf, substituted } from './substitute.js';
import type { Comparison, Counterexample, LineVerdict } from './verdict.js';

/** The typed text of a line, and a flag for the last readable line. */
export interface Place {
  readonly text: string;
  readonly isLast: boolean;
}

/** Steps through a student's work line by line. */
export class Walk {
  private setting: Setting;
  private readonly definitions = new Map<string, Expression>();
  /** The line whose solutions count: the problem, or the last wrong line. */
  private base: Statement;
  private previous: Statement;
  /** Known facts about a system. */
  private facts: Facts;
  /** True if solutions may have been gained since `base`. */
  private gained = false;

  private readonly problem: Statement;
  /** The problem with its letters replaced by their values. */
  private readonly evaluated: Statement;

  constructor(problem: Statement, unknown: string) {
    this.problem = problem;
    const evaluated = valueOfProblem(problem);
    this.setting = { unknown, unknowns: [...lettersIn(evaluated)].sort() };
    this.evaluated = evaluated;
    this.base = evaluated;
    this.previous = evaluated;
    this.facts = factsOf(evaluated);
  }

  /** Returns the verdict on the next line. */
  judge(line: Statement, place: Place): LineVerdict {
    this.nameValue(line);
    if (this.previous.kind === 'expression') return this.value(this.previous.expression, line);
    const statement = completed(line, this.setting, this.definitions);
    if (statement.kind === 'expression') return noEquation(place.text);
    const definition = definitionIn(statement, this.previous, this.setting);
    if (definition) return this.defined(definition);
    if (hasNewLetter(statement, this.setting) && this.setting.unknowns.length < 2)
      return { verdict: 'undecided' };
    const rounded = this.rounded(statement);
    if (rounded) return rounded;
    if (this.isCheck(statement)) return follows([named('check')], this.gained);
    if (isSideNote(statement)) return follows([], this.gained);
    const inverse = swappedForInverse(this.previous, statement);
    if (inverse) {
      this.goOnFrom(inverse);
      return follows([named('swap-letters')], false);
    }
    const isSystemHere =
      this.setting.unknowns.length > 1 && [this.evaluated, this.base, this.previous].some(isSystem);
    return isSystemHere ? this.system(statement) : this.relation(statement, place);
  }

  /** After 2^x = 8, a line such as x = log₂ 8 names the value x. */
  private nameValue(line: Statement): void {
    const { previous } = this;
    const [letter, ...others] = line.kind === 'relation' && line.relation === '=' ? lettersIn(line) : [];
    if (previous.kind !== 'expression' || lettersIn(previous).size > 0) return;
    if (letter === undefined || others.length > 0) return;
    this.setting = { unknown: letter, unknowns: [letter] };
    this.base = this.previous = equation(letter, previous.expression);
    this.facts = factsOf(this.base);
  }

  /** Returns the verdict on a line in a chain of equal values. */
  private value(before: Expression, statement: Statement): LineVerdict {
    const members = valuesIn(statement);
    if (!members) return { verdict: 'undecided' };
    const after: Statement = { kind: 'expression', expression: members.at(-1) ?? '0' };
    let worst: Comparison = { kind: 'same' };
    for (const { value, isAbout } of members.map((value, i) => ({
      value,
      isAbout: isAboutAt(statement, i),
    }))) {
      const comparison = isAbout ? roundedAs(before, value) : compareExpressions(before, value);
      if (comparison.kind !== 'same' && worst.kind !== 'other') worst = comparison;
    }
    const previous = this.previous;
    if (worst.kind === 'undecided') return { verdict: 'undecided' };
    const aside = worst.kind === 'same' ? undefined : sideNote(statement, previous);
    if (aside) return aside;
    const isPut = previous === this.evaluated && this.problem.kind === 'and';
    const isRight = worst.kind === 'same';
    const laws = isRight && !isPut ? lawsOf(previous, after, this.setting) : [named('put-in-values')];
    const verdict = isRight
      ? follows(laws, false)
      : this.wrong(previous, statement.kind === 'expression' ? after : statement, worst);
    this.previous = after;
    return verdict;
  }

  private defined({ name, meaning, verdict }: Definition): LineVerdict {
    if (verdict.verdict === 'follows' && name !== undefined && meaning !== undefined)
      this.definitions.set(name, meaning);
    return verdict;
  }

  /** Returns the verdict on a rounded line such as x ≈ 1.41. */
  private rounded(statement: Statement): LineVerdict | undefined {
    const decimals = partsOf(statement).map((part) =>
      part.kind === 'relation' && part.relation === '≈' && part.left === this.setting.unknown
        ? part.right
        : undefined,
    );
    if (!decimals.every((decimal) => decimal !== undefined)) return undefined;
    const values = valuesOf(this.previous, this.setting.unknown);
    const isRight = values && areRounded(decimals, values);
    if (isRight === undefined) return { verdict: 'undecided' };
    return isRight
      ? follows([named('round')], this.gained)
      : { verdict: 'wrong', mistake: 'arithmetic-slip' };
  }

  /** Returns whether a line without letters substitutes the solution into the problem. */
  private isCheck(statement: Statement): boolean {
    const members = valuesIn(statement);
    if (!members || this.problem.kind !== 'relation') return false;
    if (constantTruth(statement) !== true || this.setting.unknowns.length !== 1) return false;
    const { unknown } = this.setting;
    const values = valuesOf(this.previous, unknown) ?? [];
    const { left, right } = this.problem;
    return values.some((value) => {
      const sides = [left, right].map((side) => substituted(side, unknown, value));
      return [members[0], members.at(-1)].every(
        (side = '0', i) => compareExpressions(side, sides[i] ?? '0').kind === 'same',
      );
    });
  }

  private system(statement: Statement): LineVerdict {
    const { previous, facts } = this;
    const judged = judgeSystem(facts, statement, this.setting.unknowns, previous);
    const { comparison, facts: next, isFromPrevious } = judged;
    if (comparison.kind === 'undecided') return { verdict: 'undecided' };
    if (next) {
      this.previous = statement;
      this.facts = next;
      return follows(isFromPrevious ? lawsOf(previous, statement, this.setting) : [], false);
    }
    const [first = []] = facts.bases;
    const verdict = this.wrong(
      previous,
      statement,
      comparison.kind === 'gained' ? this.gainedPoint({ kind: 'and', parts: first }, statement) : comparison,
    );
    if (this.previous === statement) this.facts = factsAfterWrong(facts, statement, this.setting.unknowns);
    return verdict;
  }

  private gainedPoint(before: Statement, after: Statement): Comparison {
    const { counterexample } = { ...compareSystems(after, before, this.setting.unknowns) } as {
      counterexample?: Counterexample;
    };
    if (!counterexample) return { kind: 'other' };
    const { at } = counterexample;
    return { kind: 'other', counterexample: { at, holds: 'after', before: [], after: [] } };
  }

  private relation(statement: Statement, { isLast }: Place): LineVerdict {
    const { previous } = this;
    const comparison = compare(previous, statement, this.setting);
    if (comparison.kind === 'undecided') {
      this.previous = statement;
      return { verdict: 'undecided' };
    }
    const allowed = comparison.kind === 'same' || this.isAllowed(comparison.kind, statement);
    if (allowed && comparison.kind === 'gained') this.gained = true;
    // Gained solutions were discarded again, so the line is back at the base.
    if (allowed && comparison.kind === 'lost' && this.isBase(statement)) this.gained = false;
    const kept =
      allowed && isLast && this.gained && isSolved(statement) ? this.extraneous(statement) : undefined;
    if (allowed) this.previous = statement;
    if (kept) return { verdict: 'wrong', mistake: 'extraneous-solution-kept', counterexample: kept };
    if (allowed)
      return follows(
        comparison.kind === 'lost' ? [named('check-values')] : lawsOf(previous, statement, this.setting),
        this.gained,
      );
    return this.wrong(previous, statement, this.withCounterexample(previous, statement, comparison));
  }

  /** Returns whether solutions may be gained or discarded here. */
  private isAllowed(kind: Comparison['kind'], statement: Statement): boolean {
    if (this.setting.unknowns.length !== 1) return false;
    const { unknown } = this.setting;
    const [base, after] = [solutionsOf(this.base, unknown), solutionsOf(statement, unknown)];
    if (!base || !after || !isSubset(base, after)) return false;
    if (kind === 'lost') return this.gained;
    if (!isEquation(this.previous) || !isEquation(statement)) return false;
    if (kind === 'gained' && isMultiplied(this.previous, statement)) return true;
    const most = gainable(this.previous, unknown, !isSolved(statement));
    return most !== undefined && isSubset(after, most) === true && (kind === 'gained' || this.gained);
  }

  private isBase(statement: Statement): boolean {
    const sets = this.sets(this.base, statement);
    return sets !== undefined && sameSet(sets.before, sets.after) === true;
  }

  private extraneous(statement: Statement): Counterexample | undefined {
    const { unknown } = this.setting;
    const sets = this.sets(this.base, statement);
    if (!sets || sameSet(sets.before, sets.after) !== false) return undefined;
    return counterexampleIn(this.base, statement, unknown, sets);
  }

  private sets(before: Statement, after: Statement): { before: RealSet; after: RealSet } | undefined {
    const { unknown } = this.setting;
    const [a, b] = [solutionsOf(before, unknown), solutionsOf(after, unknown)];
    return a && b && { before: a, after: b };
  }

  private withCounterexample(before: Statement, after: Statement, comparison: Comparison): Comparison {
    if (comparison.kind !== 'gained') return comparison;
    const sets = this.setting.unknowns.length === 1 ? this.sets(before, after) : undefined;
    const counterexample = sets && counterexampleIn(before, after, this.setting.unknown, sets);
    return { kind: 'other', ...(counterexample && { counterexample }) };
  }

  private wrong(before: Statement, after: Statement, comparison: Comparison): LineVerdict {
    const isFirst = before === this.evaluated;
    const known = inBounds(() =>
      mistakeIn(before, after, ownSetting(before, after, this.setting), isFirst ? this.problem : before),
    );
    const isSideCalculation = known === undefined && isAside({ before, after });
    const mistake = isSideCalculation ? inBounds(() => calculationMistake(after, this.setting)) : known;
    // A calculation on the side doesn't become the new base.
    if (!isSideCalculation) this.goOnFrom(after);
    const counterexample = 'counterexample' in comparison ? comparison.counterexample : undefined;
    return { verdict: 'wrong', ...(mistake && { mistake }), ...(counterexample && { counterexample }) };
  }

  private goOnFrom(line: Statement): void {
    this.base = this.previous = line;
    this.facts = factsOf(line);
    this.gained = false;
  }
}
