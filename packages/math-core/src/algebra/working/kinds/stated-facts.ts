import type { Statement } from '../../read/statement.js';
import { constantTruth } from '../judge.js';
import { named } from '../laws/law-names.js';
import { follows } from '../line-forms.js';
import { calculationMistake } from '../mistakes/mistakes.js';
import type { MistakeName } from '../mistake-names.js';
import type { Judgement, Progress } from '../progress.js';
import { lettersIn } from '../substitute.js';
import type { JudgePlain, Line } from './kind.js';

/** Judges statements about numbers, each of which the line may call true or false: 7 + 5 = 12 and 7 − 5 = 2; 2 = 9 false. */
export function judgeStatedFacts(progress: Progress, line: Line, plain: JudgePlain): Judgement | undefined {
  const { statement, marks, place } = line;
  const claims = marks?.claims ?? [];
  const facts = statement.kind === 'and' ? statement.parts : [statement];
  const isBare = facts.length < 2 && claims.length === 0;
  if (isBare || progress.previous.kind === 'expression' || !facts.every(isFact)) return undefined;
  const stay = (verdict: Judgement['verdict']): Judgement => ({ verdict, progress });
  const truths = facts.map(constantTruth);
  if (truths.includes(undefined)) return stay({ verdict: 'undecided' });
  const wrongAt = truths.findIndex((truth, i) => truth !== (claims[i] ?? true));
  const wrong = facts[wrongAt];
  if (wrong) return stay({ verdict: 'wrong', mistake: mistakeOf(wrong, claims[wrongAt], progress) });
  const judged = facts.length === 1 ? plain(progress, statement, place) : undefined;
  return judged?.verdict.verdict === 'follows' ? judged : stay(follows([named('check')], progress.gained));
}

function isFact(part: Statement): boolean {
  return (part.kind === 'relation' || part.kind === 'chain') && lettersIn(part).size === 0;
}

function mistakeOf(fact: Statement, claim: boolean | undefined, { setting }: Progress): MistakeName {
  return claim === undefined ? calculationMistake(fact, setting) : 'truth-misjudged';
}
