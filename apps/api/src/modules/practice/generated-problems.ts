import { randomInt } from 'node:crypto';
import {
  type Category,
  type Difficulty,
  FAMILIES,
  generateProblem,
  problemById,
  type ProblemInput,
  SEEDS,
  type Skill,
  SKILLS,
} from '@mathtools/practice';
import { problemJson } from './problem-json.js';

/** A problem, ready to be sent. */
export interface SerializedProblem {
  id: string;
  question: string;
  /** A `PracticeProblem`. */
  json: Buffer;
}

/** What is wanted of a generated problem. */
export interface GeneratedRequest extends Pick<ProblemInput, 'category' | 'difficulty'> {
  /** The skill that it practises; by default any of the category. */
  skill?: Skill | undefined;
}

/** The ids of the problem to resemble and of those that the visitor has seen, the latest first. */
export interface Similar {
  category: Category;
  like: string;
  seen: readonly string[];
}

/** How many of the latest problems are kept: of any kinds that fit a request, and of one kind. */
const maxCached = { fitting: 64, ofKind: 8 };
const minIntervalMs = 25;
const maxTries = 20;

/** A family and one of the difficulties that it draws. */
interface Kind extends Pick<ProblemInput, 'category' | 'difficulty'> {
  family: string;
}

/** What is drawn to practise each skill, by its id. */
const KINDS: ReadonlyMap<string, readonly Kind[]> = new Map(
  SKILLS.map(({ id, category, families }) => [
    id,
    FAMILIES.filter((family) => families.includes(family.id)).flatMap((family) =>
      family.difficulties.map((difficulty) => ({ category, difficulty, family: family.id })),
    ),
  ]),
);

/** Generates problems; undefined if no family fits. */
export interface Generator {
  /**
   * A random problem, with another question than those with the ids `seen`, the latest first, and of another skill than the latest
   * where there are several. Every skill comes equally often.
   */
  readonly random: (request: GeneratedRequest, seen: readonly string[]) => SerializedProblem | undefined;
  /** A problem of the same family and difficulty as `like`, with another question than it and those seen. */
  readonly similar: (request: Similar) => SerializedProblem | undefined;
}

/**
 * Returns a generator. Generating a problem costs as much as answering a request: while one was generated within 25 ms, others come
 * from the latest, if one of these fits.
 */
export function problemGenerator(): Generator {
  const fittingOf = new Map<string, readonly (readonly Kind[])[]>();
  const caches = new Map<string, SerializedProblem[]>();
  let lastGeneratedAt = Number.NEGATIVE_INFINITY;

  /** One of the latest under a key, if another was generated just now and it holds one that `pick` takes; else a new one. */
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
      const liked = problemById(like);
      if (!liked.ok || liked.value.category !== category) return undefined;
      const { id, question, difficulty } = liked.value;
      const isOther = (one: SerializedProblem) => one.question !== question && one.id !== seen[0];
      const family = familyOf(id);
      return next(
        { key: `like ${family} ${difficulty}`, most: maxCached.ofKind },
        // one that was seen comes again rather than that more are generated
        (cached) => drawn(cached, (one) => isOther(one) && !seen.includes(one.id)) ?? drawn(cached, isOther),
        () => newProblem(() => ({ category, difficulty, family }), [id, ...seen]),
      );
    },
  };
}

/** What is drawn to practise a skill: of each difficulty, or of the one that is wanted. */
function kindsOf({ id }: Skill, wanted: Difficulty | undefined): readonly Kind[] {
  const kinds = KINDS.get(id) ?? [];
  return wanted === undefined ? kinds : kinds.filter(({ difficulty }) => difficulty === wanted);
}

function isOf(skills: readonly (readonly Kind[])[], id: string): boolean {
  const own = familyOf(id);
  return skills.some((kinds) => kinds.some(({ family }) => family === own));
}

/** Generates a problem with another question than those with the ids `seen`; after many tries, with any. */
function newProblem(kind: () => Omit<ProblemInput, 'seed'>, seen: readonly string[]): SerializedProblem {
  const asked = new Map<string, readonly string[]>();
  for (let tried = 1; ; tried++) {
    const problem = generateProblem({ ...kind(), seed: randomInt(SEEDS) });
    if (!problem.ok) throw new Error(problem.message);
    const { id, question } = problem.value;
    const family = familyOf(id);
    const questions = asked.get(family) ?? questionsOf(seen.filter((other) => familyOf(other) === family));
    asked.set(family, questions);
    if (!questions.includes(question) || tried === maxTries)
      return { id, question, json: Buffer.from(problemJson(problem.value)) };
  }
}

function questionsOf(ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => {
    const problem = problemById(id);
    return problem.ok ? problem.value.question : [];
  });
}

/** The family in the id of a generated problem: "slope" of "slope.easy.7". */
function familyOf(id = ''): string {
  return id.split('.')[0] ?? '';
}

/** A random item that fits, if there is one: nearly always one of the first drawn. */
export function drawn<T>(list: readonly T[], fits: (item: T) => boolean): T | undefined {
  for (let tried = 0; tried < 8; tried++) {
    const item = randomItem(list);
    if (item && fits(item)) return item;
  }
  return randomItem(list.filter(fits));
}

/** A random item, if there is one. */
function randomItem<T>(list: readonly T[]): T | undefined {
  return list[list.length > 1 ? randomInt(list.length) : 0];
}
