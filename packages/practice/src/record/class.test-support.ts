import { DIFFICULTIES, type Difficulty } from '../problem.js';
import { type Random, seeded } from '../random.js';
import type { AnswerFact, Setting } from './fact.js';
import { DAY, START } from './facts.test-support.js';
import { recommend } from './recommend.js';
import { bestOf, scheduleFolder } from './schedule.js';
import { type State, stateFolder } from './states.js';
import { coveredBy } from './weights.js';

const MINUTE = 60_000;

/** A day of a simulated learner who practiced. */
export interface PracticeDay {
  readonly day: number;
  /** The number of reviews that were due when the day began. */
  readonly due: number;
  /** The number of reviews that were due when the day ended. */
  readonly left: number;
  readonly problems: number;
  readonly reviews: number;
  /** The number of reviews of skills that were at least proficient, and the number of those that were correct. */
  readonly known: number;
  readonly knownRight: number;
}

/** The result of a simulated learner. */
export interface Learner {
  readonly days: readonly PracticeDay[];
  readonly states: Readonly<Record<State, number>>;
  /** The number of skills that were practiced, and the number of at least familiar ones that have no next review. */
  readonly practiced: number;
  readonly withoutReview: number;
  /** The number of days that the most overdue review has been due, as of the last day of practice. */
  readonly longestOverdue: number;
  /** The true probability of recall, averaged over the practiced skills, after the last day. */
  readonly recall: number;
}

/** The true knowledge of a skill, which the record can't see. */
interface Knowledge {
  /** The degree to which the skill is understood, from 0 to 1. */
  understood: number;
  /** The half-life of the memory in days (Settles and Meeder, A trainable spaced repetition model, 2016). */
  halfLife: number;
  at: number;
}

/**
 * Simulates a learner for some days. The learner's memory follows a half-life model and not FSRS, so the schedule must
 * prove itself against another model of forgetting. A session begins with the due reviews, and then follows the
 * recommendation.
 */
export function simulated(seed: number, days: number): Learner {
  const random = seeded(seed);
  const chance = (probability: number) => random.whole(0, 9_999) < probability * 10_000;
  const speed = random.whole(10, 45) / 100;
  const attendance = 0.5 + random.whole(0, 45) / 100;
  const problemsADay = random.whole(5, 20);
  const learner = { speed, knowledge: new Map<string, Knowledge>(), chance };
  const [states, schedule] = [stateFolder(), scheduleFolder()];
  const practiceDays: PracticeDay[] = [];
  let count = 0;
  for (let day = 0; day < days; day++) {
    if (!chance(attendance)) continue;
    let now = START + day * DAY + random.whole(0, 300) * MINUTE;
    const dueNow = () => schedule.reviews(now).filter(({ due }) => due <= now);
    const due = dueNow().length;
    let [reviews, known, knownRight] = [0, 0, 0];
    for (let problem = 0; problem < problemsADay; problem++) {
      now += 2 * MINUTE;
      const review = bestOf(dueNow())?.skill;
      const skill = review ?? recommend(states.states())?.skill ?? randomSkill(learner.knowledge, random);
      const { level = 'easy', state = 'new' } = states.states().get(skill) ?? {};
      const isRight = answersRight(learner, { skill, level, now });
      const setting = review === undefined ? 'skill' : 'review';
      count++;
      for (const fact of factsOf({ skill, level, setting, now, count }, isRight, chance)) {
        states.answer(fact);
        schedule.answer(fact);
      }
      if (review !== undefined) reviews++;
      if (review !== undefined && (state === 'proficient' || state === 'mastered')) {
        known++;
        if (isRight) knownRight++;
      }
    }
    practiceDays.push({
      day,
      due,
      left: dueNow().length,
      problems: problemsADay,
      reviews,
      known,
      knownRight,
    });
  }
  const last = START + (practiceDays.at(-1)?.day ?? 0) * DAY + DAY / 2;
  const scheduled = schedule.reviews(last);
  const memories = [...learner.knowledge.values()];
  const reached = [...states.states().values()].filter(({ lastAt }) => lastAt !== undefined);
  const inState = (wanted: State) => reached.filter(({ state }) => state === wanted).length;
  return {
    days: practiceDays,
    states: {
      new: inState('new'),
      familiar: inState('familiar'),
      proficient: inState('proficient'),
      mastered: inState('mastered'),
    },
    practiced: memories.length,
    withoutReview: reached.filter(
      ({ skill: id, state }) => state !== 'new' && !scheduled.some(({ skill }) => skill === id),
    ).length,
    longestOverdue: Math.max(0, ...scheduled.map(({ due }) => (last - due) / DAY)),
    recall: memories.reduce((sum, one) => sum + recallOf(one, last), 0) / Math.max(memories.length, 1),
  };
}

function randomSkill(knowledge: ReadonlyMap<string, Knowledge>, random: Random): string {
  const ids = [...knowledge.keys()];
  return ids[random.whole(0, ids.length - 1)] ?? 'percent';
}

function recallOf({ halfLife, at }: Knowledge, now: number): number {
  return 2 ** (-(now - at) / DAY / halfLife);
}

/**
 * Returns true if the learner answers correctly, and updates the knowledge of the skill and of the skills that it
 * contains.
 */
function answersRight(
  learner: {
    /** The part of the missing understanding that one problem teaches. */
    readonly speed: number;
    readonly knowledge: Map<string, Knowledge>;
    readonly chance: (probability: number) => boolean;
  },
  { skill, level, now }: { readonly skill: string; readonly level: Difficulty; readonly now: number },
): boolean {
  const { speed, knowledge, chance } = learner;
  const own = knowledge.get(skill) ?? { understood: 0.3 + speed / 2, halfLife: 6, at: now };
  const ease = 1 - 0.03 * DIFFICULTIES.indexOf(level);
  const isRight = chance(0.05 + 0.93 * own.understood * recallOf(own, now) * ease);
  practice(own, { now, isRight, part: 1, speed });
  knowledge.set(skill, own);
  for (const [easier, part] of coveredBy(skill)) {
    const contained = knowledge.get(easier);
    if (contained && isRight) practice(contained, { now, isRight, part, speed });
  }
  return isRight;
}

function practice(
  knowledge: Knowledge,
  { now, isRight, part, speed }: { now: number; isRight: boolean; part: number; speed: number },
): void {
  const elapsed = (now - knowledge.at) / DAY;
  const growth = isRight ? 1 + 1.5 * Math.min(1, elapsed / knowledge.halfLife) : 0.8;
  knowledge.halfLife = Math.max(3, knowledge.halfLife * growth ** part);
  knowledge.understood += part * speed * (1 - knowledge.understood);
  knowledge.at += part * (now - knowledge.at);
}

/** Returns the answers to one problem: after an incorrect one, every other learner answers correctly on the second try. */
function factsOf(
  at: { skill: string; level: Difficulty; setting: Setting; now: number; count: number },
  isRight: boolean,
  chance: (probability: number) => boolean,
): readonly AnswerFact[] {
  const { skill, level, setting, now, count } = at;
  const first: AnswerFact = {
    kind: 'answer',
    id: `fact-${count}-1`,
    at: now,
    problem: `problem-${count}`,
    skill,
    level,
    setting,
    text: '5',
    verdict: isRight ? 'correct' : 'incorrect',
    tries: 1,
    hints: isRight && chance(0.05) ? 1 : 0,
    redMarks: 0,
    milliseconds: MINUTE,
  };
  const again = { ...first, id: `fact-${count}-2`, at: now + MINUTE, verdict: 'correct', tries: 2 } as const;
  return isRight || !chance(0.5) ? [first] : [first, again];
}
