import { DIFFICULTIES, type Difficulty } from '../problem.js';
import { SKILLS } from '../skills.js';
import type { AnswerFact, Fact } from './fact.js';
import { continuedFold } from './fold.js';
import { currentSkill } from './former-ids.js';
import { classifier, type Outcome } from './outcome.js';

/** The states of a skill, from the first to the last. */
export const STATES = ['new', 'familiar', 'proficient', 'mastered'] as const;
/** The name of a state. */
export type State = (typeof STATES)[number];

/** A learner's progress in one skill. Times are in milliseconds since 1970. */
export interface SkillProgress {
  readonly skill: string;
  readonly state: State;
  /** The time of the last change of the state, if it ever changed. */
  readonly since: number | undefined;
  /** The level of the next problem. */
  readonly level: Difficulty;
  /** The number of problems answered right, on any try. */
  readonly practiced: number;
  /** The number of problems answered right on the first try, without a hint or a red mark. */
  readonly firstTries: number;
  /** The time of the last answer, if there is one. */
  readonly lastAt: number | undefined;
}

/** The progress in every skill, by id, in teaching order. */
export type States = ReadonlyMap<string, SkillProgress>;

const DAY = 86_400_000;
/** The shortest time between becoming proficient and the review that shows mastery. */
export const MASTERY_DAYS = 7;

interface Entry {
  readonly isFirstTry: boolean;
  readonly level: Difficulty;
}

interface Folded extends SkillProgress {
  /** The answers since the last change of the state, latest last. Later tries aren't among them. */
  readonly window: readonly Entry[];
  /** The number of first tries at the current level. */
  readonly climbed: number;
}

const folded = /* @__PURE__ */ continuedFold(stateFolder);

/**
 * Returns a learner's progress in every skill. docs/practice.md contains the rule. The order of the facts doesn't
 * matter, because they are folded by time.
 */
export function statesOf(facts: readonly Fact[], now: number): States {
  return new Map(folded(facts, now).states());
}

/**
 * Returns the level of the next problem of a skill: easy until two first tries, then medium until two more, then hard. A
 * miss goes back one level.
 */
export function levelOf(facts: readonly Fact[], skill: string, now: number): Difficulty {
  return statesOf(facts, now).get(currentSkill(skill) ?? skill)?.level ?? 'easy';
}

/** Returns a folder of facts, which must get them in order. */
export function stateFolder() {
  const folded = new Map(SKILLS.map(({ id }) => [id, unpracticed(id)]));
  const outcomeOf = classifier();
  const solved = new Set<string>();
  const isNewlySolved = ({ verdict, problem }: AnswerFact): boolean => {
    const before = solved.size;
    return verdict === 'correct' && solved.add(problem).size > before;
  };
  const change = (id: string, to: (progress: Folded) => Folded): void => {
    const current = currentSkill(id);
    const progress = current === undefined ? undefined : folded.get(current);
    if (progress) folded.set(progress.skill, to(progress));
  };
  return {
    answer: (fact: AnswerFact): void => {
      const outcome = outcomeOf(fact);
      if (fact.setting === 'placement') return; // It tests a skill and doesn't start it.
      const practiced = isNewlySolved(fact) ? 1 : 0;
      change(fact.skill, (progress) =>
        answered({ ...progress, practiced: progress.practiced + practiced }, fact, outcome),
      );
    },
    place: (known: readonly string[], at: number): void => {
      for (const id of known)
        change(id, (progress) =>
          progress.state === 'new' || progress.state === 'familiar'
            ? moved(progress, 'proficient', at)
            : progress,
        );
    },
    states: (): States => folded,
  };
}

function unpracticed(skill: string): Folded {
  return {
    skill,
    state: 'new',
    since: undefined,
    level: 'easy',
    practiced: 0,
    firstTries: 0,
    lastAt: undefined,
    window: [],
    climbed: 0,
  };
}

function answered(before: Folded, fact: AnswerFact, outcome: Outcome): Folded {
  const progress = { ...before, lastAt: fact.at };
  if (outcome === 'later') return progress;
  const isFirstTry = outcome === 'first-try';
  const entry = { isFirstTry, level: fact.level };
  const counted: Folded = {
    ...progress,
    ...climbed(progress, fact.level, outcome),
    firstTries: progress.firstTries + (isFirstTry ? 1 : 0),
    window: [...progress.window, entry].slice(-6),
  };
  if (outcome === 'miss') return moved(counted, lower(counted.state), fact.at);
  return isFirstTry ? moved(counted, risen(counted, fact), fact.at) : counted;
}

/** Changes the state. The window then begins again. */
function moved(progress: Folded, state: State, at: number): Folded {
  return state === progress.state ? progress : { ...progress, state, since: at, window: [] };
}

function lower(state: State): State {
  return STATES[Math.max(STATES.indexOf(state) - 1, 0)] ?? 'new';
}

/** Returns the state after a first try. */
function risen({ state, window, since = 0 }: Folded, { setting, at }: AnswerFact): State {
  const firstTriesIn = (last: number) => window.slice(-last).filter(({ isFirstTry }) => isFirstTry);
  if (state === 'new') return firstTriesIn(4).length >= 3 ? 'familiar' : state;
  if (state === 'familiar') {
    const six = firstTriesIn(6);
    return six.length >= 5 && six.filter(({ level }) => level !== 'easy').length >= 2 ? 'proficient' : state;
  }
  return setting === 'review' && at - since >= MASTERY_DAYS * DAY ? 'mastered' : state;
}

/** Returns the level after an answer. Only answers at the current level or a harder one lead to a harder level. */
function climbed(
  { level, climbed: count }: Folded,
  answeredLevel: Difficulty,
  outcome: Outcome,
): Pick<Folded, 'level' | 'climbed'> {
  const [own, answer] = [DIFFICULTIES.indexOf(level), DIFFICULTIES.indexOf(answeredLevel)];
  if (outcome === 'miss')
    return answer > own
      ? { level, climbed: count }
      : { level: DIFFICULTIES[Math.max(own - 1, 0)] ?? 'easy', climbed: 0 };
  if (outcome !== 'first-try' || answer < own) return { level, climbed: count };
  return count === 0 ? { level, climbed: 1 } : { level: DIFFICULTIES[own + 1] ?? 'hard', climbed: 0 };
}
