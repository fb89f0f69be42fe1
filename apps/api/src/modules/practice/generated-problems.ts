import { randomInt } from 'node:crypto';
import {
  type Category,
  type Difficulty,
  FAMILIES,
  generateQuestion,
  type Problem,
  problemById,
  type ProblemInput,
  questionById,
  SEEDS,
  type Skill,
  SKILLS,
} from '@mathtools/practice';
import { problemJson } from './problem-json.js';

/** A problem, serialized for sending. */
export interface SerializedProblem {
  id: string;
  question: string;
  /** A `PracticeProblem`. */
  json: Buffer;
}

/** The criteria for a generated problem. */
export interface GeneratedRequest extends Pick<ProblemInput, 'category' | 'difficulty'> {
  /** The skill that it practices. Defaults to any skill of the category. */
  skill?: Skill | undefined;
}

/** The ID of the problem to resemble, and the IDs that the visitor has seen, latest first. */
export interface Similar {
  category: Category;
  like: string;
  seen: readonly string[];
}

/** The number of recent problems that are cached: for all kinds that fit a request, and for one kind. */
const maxCached = { fitting: 64, ofKind: 8 };
const minIntervalMs = 25;
const maxTries = 20;

/** A family and one of its difficulties. */
interface Kind extends Pick<ProblemInput, 'category' | 'difficulty'> {
  family: string;
}

/** The kinds of problems that practice each skill, by skill ID. */
const KINDS: ReadonlyMap<string, readonly Kind[]> = new Map(
  SKILLS.map(({ id, category, families }) => [
    id,
    FAMILIES.filter((family) => families.includes(family.id)).flatMap((family) =>
      family.difficulties.map((difficulty) => ({ category, difficulty, family: family.id })),
    ),
  ]),
);

/** Generates problems. Returns undefined if no family fits. */
export interface Generator {
  /**
   * Returns a random problem whose question differs from those with the IDs in `seen` (latest first), and
   * whose skill differs from the latest one if there are several. Every skill is equally likely.
   */
  readonly random: (request: GeneratedRequest, seen: readonly string[]) => SerializedProblem | undefined;
  /**
   * Returns a problem of the same family and difficulty as `like`, with a different question than it and
   * those seen.
   */
  readonly similar: (request: Similar) => SerializedProblem | undefined;
}

/**
 * Returns a generator. Generating a problem costs as much as handling a few requests, and one that the engine teaches more. Within 25 ms of the last
 * generated problem, cached problems are used instead if one of them fits.
 */
export function problemGenerator(): Generator {
  const fittingOf = new Map<string, readonly (readonly Kind[])[]>();
  const caches = new Map<string, SerializedProblem[]>();
  let lastGeneratedAt = Number.NEGATIVE_INFINITY;

  /**
   * Returns a cached problem for a key, if another was just generated and `pick` accepts one; otherwise a new
   * one.
   */
  const next = (
    { key, most }: { key: string; most: number },
    pick: (cached: readonly SerializedProblem[]) => SerializedProblem | undefined,
    make: () => SerializedProblem,
  ): SerializedProblem => {
    const cached = caches.get(key) ?? [];
    caches.set(key, cached);
    const found = performance.now() - lastGeneratedAt < minIntervalMs ? pick(cached) : undefined;
    if (found) return found;
    const made = make();
    lastGeneratedAt = performance.now();
    cached.push(made);
    if (cached.length > most) cached.shift();
    return made;
  };

  return {
    random: ({ category, difficulty, skill }, seen) => {
      const key = `${category} ${difficulty ?? ''} ${skill?.id ?? ''}`;
      const fitting =
        fittingOf.get(key) ??
        (skill ? [skill] : SKILLS.filter((one) => one.category === category))
          .map((one) => kindsOf(one, difficulty))
          .filter((kinds) => kinds.length > 0);
      fittingOf.set(key, fitting);
      const last = familyOf(seen[0]);
      const others = fitting.filter((kinds) => kinds.every(({ family }) => family !== last));
      const skills = others.length > 0 ? others : fitting;
      const [anyKind] = skills.flat();
      if (!anyKind) return undefined;
      return next(
        { key, most: maxCached.fitting },
        (cached) => drawn(cached, ({ id }) => !seen.includes(id) && isOf(skills, id)),
        () => newProblem(() => randomItem(randomItem(skills) ?? []) ?? anyKind, seen),
      );
    },
    similar: ({ category, like, seen }) => {
      const liked = questionById(like);
      if (liked?.category !== category) return undefined;
      const { id, question, difficulty } = liked;
      // problems with different IDs can have the same question
      const questions = [question, ...questionsOf(seen.slice(0, 1))];
      const isOther = (one: SerializedProblem) => !questions.includes(one.question);
      const family = familyOf(id);
      return next(
        { key: `like ${family} ${difficulty}`, most: maxCached.ofKind },
        // repeats a seen problem rather than generating more
        (cached) => drawn(cached, (one) => isOther(one) && !seen.includes(one.id)) ?? drawn(cached, isOther),
        () => newProblem(() => ({ category, difficulty, family }), [id, ...seen]),
      );
    },
  };
}

/** Returns the kinds of problems that practice a skill: all difficulties, or only the requested one. */
function kindsOf({ id }: Skill, wanted: Difficulty | undefined): readonly Kind[] {
  const kinds = KINDS.get(id) ?? [];
  return wanted === undefined ? kinds : kinds.filter(({ difficulty }) => difficulty === wanted);
}

function isOf(skills: readonly (readonly Kind[])[], id: string): boolean {
  const own = familyOf(id);
  return skills.some((kinds) => kinds.some(({ family }) => family === own));
}

/**
 * Generates a problem with a different question than those with the IDs in `seen`. After many tries, accepts
 * any question.
 */
function newProblem(kind: () => Omit<ProblemInput, 'seed'>, seen: readonly string[]): SerializedProblem {
  const known = new Map<string, readonly string[]>();
  for (let tried = 1; ; tried++) {
    const problem = generateQuestion({ ...kind(), seed: randomInt(SEEDS) });
    if (!problem.ok) throw new Error(problem.message);
    const { id, question } = problem.value;
    const family = familyOf(id);
    const questions = known.get(family) ?? questionsOf(seen.filter((other) => familyOf(other) === family));
    known.set(family, questions);
    if (!questions.includes(question) || tried === maxTries)
      return { id, question, json: Buffer.from(problemJson(wholeProblem(id))) };
  }
}

function questionsOf(ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => questionById(id)?.question ?? []);
}

/** Returns a generated problem with what it teaches. */
export function wholeProblem(id: string): Problem {
  const problem = problemById(id);
  if (!problem.ok) throw new Error(problem.message);
  return problem.value;
}

/** Returns the family in the ID of a generated problem: "slope" for "slope.easy.7". */
function familyOf(id = ''): string {
  return id.split('.')[0] ?? '';
}

/** Returns a random item that fits, if there is one. It is nearly always one of the first items drawn. */
export function drawn<T>(list: readonly T[], fits: (item: T) => boolean): T | undefined {
  for (let tried = 0; tried < 8; tried++) {
    const item = randomItem(list);
    if (item && fits(item)) return item;
  }
  return randomItem(list.filter(fits));
}

/** Returns a random item, if there is one. */
function randomItem<T>(list: readonly T[]): T | undefined {
  return list[list.length > 1 ? randomInt(list.length) : 0];
}
