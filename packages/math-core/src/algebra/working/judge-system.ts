import type { Statement } from '../read/statement.js';
import { compareSystems } from './judge.js';
import { factsAfterWrong, judgeFacts } from './facts.js';
import type { Law } from './laws/law-names.js';
import { lawsOf } from './laws/laws.js';
import { follows } from './line-forms.js';
import type { Comparison, Counterexample } from './verdict.js';
import { type Progress, type Judgement, goingOnFrom } from './progress.js';
import { judgeWrong, knownSystem } from './judge-wrong.js';

export function judgeSystem(progress: Progress, statement: Statement): Judgement {
  const { previous, facts, setting } = progress;
  const changed = changedIn(previous, statement);
  const part = changed && judgeSystem(progress, changed);
  if (part?.verdict.verdict === 'wrong')
    return { verdict: part.verdict, progress: goingOnFrom(progress, statement) };
  const judged = judgeFacts(facts, statement, setting.unknowns, previous);
  const { comparison, facts: next, isFromPrevious } = judged;
  if (comparison.kind === 'undecided') return { verdict: { verdict: 'undecided' }, progress };
  if (next)
    return {
      verdict: follows(isFromPrevious ? lawsInSystem(progress, statement) : [], false),
      progress: { ...progress, previous: statement, facts: next },
    };
  const [first = []] = facts.bases;
  const shown =
    comparison.kind === 'gained'
      ? gainedPoint(progress, { kind: 'and', parts: first }, statement)
      : comparison;
  const wrong = judgeWrong(progress, statement, shown);
  if (wrong.progress.previous !== statement) return wrong;
  const after = factsAfterWrong(facts, statement, setting.unknowns);
  return { ...wrong, progress: { ...wrong.progress, facts: after } };
}

/** Returns the only equation of a system that isn't in the previous one. It is faster to check than the whole system. */
function changedIn(previous: Statement, statement: Statement): Statement | undefined {
  if (previous.kind !== 'and' || statement.kind !== 'and') return undefined;
  const known = previous.parts.map((part) => JSON.stringify(part));
  const [only, ...others] = statement.parts.filter((part) => !known.includes(JSON.stringify(part)));
  const isOne = others.length === 0 && statement.parts.length > 1;
  return isOne && only?.kind === 'relation' ? only : undefined;
}

/** Returns the laws that lead to a line from the previous line or, failing that, from all known facts. */
function lawsInSystem(progress: Progress, statement: Statement): readonly Law[] {
  if (progress.isDraft) return [];
  const { previous, setting } = progress;
  const laws = lawsOf(previous, statement, setting);
  const known = laws.length > 0 ? undefined : knownSystem(progress);
  return known ? lawsOf(known, statement, setting) : laws;
}

function gainedPoint({ setting }: Progress, before: Statement, after: Statement): Comparison {
  const { counterexample } = { ...compareSystems(after, before, setting.unknowns) } as {
    counterexample?: Counterexample;
  };
  if (!counterexample) return { kind: 'other' };
  const { at } = counterexample;
  return { kind: 'other', counterexample: { at, holds: 'after', before: [], after: [] } };
}
