import type { Expression } from '../../../steps/expression.js';
import type { NamedTerm } from '../../read/work-marks.js';
import { compareSystems, type Setting } from '../judge.js';
import { type Law, named } from '../laws/law-names.js';
import { follows } from '../line-forms.js';
import { isScaledPartly } from '../mistakes/rules-systems.js';
import type { MistakeName } from '../mistake-names.js';
import type { Judgement, Progress } from '../progress.js';
import { equation, type Relation } from '../substitute.js';
import type { JudgePlain, Line } from './kind.js';

/** Judges a line that says which named equations it combines: 2·(1) − (2): 7x = 14. */
export function judgeCombination(progress: Progress, line: Line, plain: JudgePlain): Judgement | undefined {
  const terms = termsOf(line);
  const { statement, place } = line;
  if (!terms || statement.kind !== 'relation' || statement.relation !== '=') return undefined;
  const isSame = (other: Relation): boolean =>
    compareSystems(other, statement, progress.setting.unknowns).kind === 'same';
  const isTurned = (): boolean => withOtherSign(terms).some((other) => isSame(combined(other)));
  const mistakeOfNamed = (): MistakeName | undefined => {
    if (isTurned()) return 'elimination-sign';
    return isOneScaledPartly(terms, statement, progress.setting) ? 'equation-scaled-partly' : undefined;
  };
  const judged = plain(progress, statement, place);
  const { verdict } = judged;
  if (verdict.verdict === 'follows' || verdict.verdict === 'undecided') {
    if (isSame(combined(terms))) return { ...judged, verdict: follows([lawOf(terms)], false) };
    return isTurned() ? { ...judged, verdict: { verdict: 'wrong', mistake: 'elimination-sign' } } : judged;
  }
  if (verdict.verdict !== 'wrong' || progress.isDraft) return judged;
  const mistake = mistakeOfNamed();
  return mistake === undefined ? judged : { ...judged, verdict: { ...verdict, mistake } };
}

/** Returns whether a line names one equation, and the factor multiplied only part of it. */
function isOneScaledPartly([only, ...others]: readonly Term[], line: Relation, setting: Setting): boolean {
  if (only === undefined || others.length > 0) return false;
  return isScaledPartly({ kind: 'and', parts: [only.equation] }, line, setting);
}

/** An equation with the factor that multiplies it. */
interface Term {
  readonly factor: string;
  readonly equation: Relation;
}

function termsOf({ marks, named: known }: Line): readonly Term[] | undefined {
  const terms = marks?.combination?.map(({ factor, name }: NamedTerm) => ({
    factor,
    equation: known.get(name),
  }));
  return terms?.every((term): term is Term => term.equation !== undefined) ? terms : undefined;
}

function combined(terms: readonly Term[]): Relation {
  const [left, right] = (['left', 'right'] as const).map((side): Expression => {
    const parts = terms.map(({ factor, equation: each }): Expression => ['×', factor, each[side]]);
    const [first = '0', ...more] = parts;
    return more.length === 0 ? first : ['+', first, ...more];
  });
  return equation(left ?? '0', right ?? '0');
}

/** Returns the terms with one sign changed, for each of them but the first. */
function withOtherSign(terms: readonly Term[]): readonly (readonly Term[])[] {
  return terms
    .slice(1)
    .map((turned) =>
      terms.map((term) => (term === turned ? { ...term, factor: opposite(term.factor) } : term)),
    );
}

function opposite(factor: string): string {
  return factor.startsWith('-') ? factor.slice(1) : `-${factor}`;
}

function lawOf(terms: readonly Term[]): Law {
  const [only, second, ...more] = terms;
  if (only && !second) return named('multiply-both', only.factor);
  const isPlain = more.length === 0 && terms.every(({ factor }) => /^-?1$/.test(factor));
  if (!isPlain) return named('combine-equations');
  return named(second?.factor === '1' && only?.factor === '1' ? 'add-equations' : 'subtract-equations');
}
