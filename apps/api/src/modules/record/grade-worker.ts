import { createContext, Script } from 'node:vm';
import {
  diagnose,
  grade,
  type Mistake,
  type Problem,
  problemById,
  type Question,
  questionById,
  SKILLS,
} from '@mathtools/practice';
import type { AnswerFact, Fact } from '@mathtools/practice/record';

/** A problem and the skill that it practices. */
export interface FoundProblem {
  problem: Question & Pick<Problem, 'mistakes'>;
  skill: string | undefined;
}

/** An answer to grade. */
export interface SentAnswer {
  fact: AnswerFact;
  /** Its problem, if it is an authored one. */
  authored?: FoundProblem | undefined;
}

/** A hundred times longer than the slowest known answer takes, because other threads may be busy, too. */
const timeLimitMs = 2_000;

const context: { run?: () => unknown } = createContext();
const script = new Script('run()');

/**
 * Returns an answer as it is stored: the server determines the ID, the skill and the level of its problem, grades the text, and
 * names the mistake if it is known and the client calls the answer wrong, too.
 * Hints, red marks, tries and times are stored as the client reports them. An answer whose problem isn't known, or whose
 * grading fails or takes too long, is ungraded. A mistake that isn't found in time has no name.
 */
export default function checkedInTime(sent: SentAnswer): AnswerFact {
  const answer = inTime(() => checked(sent)) ?? ungraded(sent.fact);
  if (answer.verdict !== 'incorrect' || !isCalledWrong(sent.fact)) return answer;
  const known = inTime(() => mistakeIn(answer, sent));
  return { ...answer, slip: known?.why, mistake: known?.name };
}

/** Tests if a client calls the answer of a fact wrong. Only then its mistake is named, which takes longer than grading. */
export function isCalledWrong(fact: Partial<Fact> | null): boolean {
  return fact?.kind === 'answer' && fact.verdict === 'incorrect' && fact.text !== '';
}

function inTime<Found>(run: () => Found): Found | undefined {
  try {
    context.run = run;
    return script.runInContext(context, { timeout: timeLimitMs }) as Found;
  } catch {
    return undefined;
  }
}

function checked({ fact, authored }: SentAnswer): AnswerFact {
  const found = generated(fact.problem) ?? authored;
  if (!found) return ungraded(fact);
  const { problem, skill = fact.skill } = found;
  // An empty text means that the learner gave up.
  const verdict = fact.text === '' ? 'incorrect' : grade(fact.text, problem);
  const named = { slip: undefined, mistake: undefined };
  return { ...fact, problem: problem.id, skill, level: problem.difficulty, verdict, ...named };
}

export const ungraded = (fact: AnswerFact): AnswerFact => ({
  ...fact,
  verdict: 'ungraded',
  slip: undefined,
  mistake: undefined,
});

/** Returns the known mistake. What a generated problem teaches is only needed here, and takes much longer than its question. */
function mistakeIn({ problem, text }: AnswerFact, { authored }: SentAnswer): Mistake | undefined {
  const found = problemById(problem);
  const whole = found.ok ? found.value : authored?.problem;
  return whole && diagnose(text, whole);
}

function generated(id: string): FoundProblem | undefined {
  const problem = questionById(id);
  if (!problem) return undefined;
  const family = problem.id.split('.')[0] ?? '';
  return { problem, skill: SKILLS.find(({ families }) => families.includes(family))?.id };
}
