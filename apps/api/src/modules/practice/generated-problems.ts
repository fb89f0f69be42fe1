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

const maxCached = 64;
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

/**
 * Returns a function that generates random problems, with another question than those with the ids `seen`, the latest first, and of
 * another skill than the latest where there are several; undefined if no family fits. Every skill comes equally often. Generating one costs as much as answering a request: under load at most one is generated in 25 ms, and the
 * others come from a cache of the latest.
 */
export function generatedProblems(): (
  request: GeneratedRequest,
  seen: readonly string[],
) => SerializedProblem | undefined {
  const cache = new Map<string, { fitting: (readonly Kind[])[]; cached: SerializedProblem[] }>();
  let lastGeneratedAt = Number.NEGATIVE_INFINITY;

  return ({ category, difficulty, skill }, seen) => {
    const key = `${category} ${difficulty ?? ''} ${skill?.id ?? ''}`;
    const { fitting, cached } = cache.get(key) ?? {
      fitting: (skill ? [skill] : SKILLS.filter((one) => one.category === category))
        .map((one) => kindsOf(one, difficulty))
        .filter((kinds) => kinds.length > 0),
      cached: [],
    };
    cache.set(key, { fitting, cached });
    const last = familyOf(seen[0]);
    const others = fitting.filter((kinds) => kinds.every(({ family }) => family !== last));
    const skills = others.length > 0 ? others : fitting;

    const isBusy = performance.now() - lastGeneratedAt < minIntervalMs;
    const found = isBusy && drawn(cached, ({ id }) => !seen.includes(id) && isOf(skills, id));
    if (found) return found;
    const [anyKind] = skills.flat();
    if (!anyKind) return undefined;
    const made = newProblem(() => randomItem(randomItem(skills) ?? []) ?? anyKind, seen);
    lastGeneratedAt = performance.now();
    cached.push(made);
    if (cached.length > maxCached) cached.shift();
    return made;
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

/** The ids of the problem to resemble and of those that the visitor has seen, the latest first. */
export interface Similar {
  category: Category;
  like: string;
  seen: readonly string[];
}

/** Generates a problem of the same family and difficulty as `like`, with another question than it and those seen. */
export function similarProblem({ category, like, seen }: Similar): SerializedProblem | undefined {
  const liked = problemById(like);
  if (!liked.ok || liked.value.category !== category) return undefined;
  const { id, difficulty } = liked.value;
  return newProblem(() => ({ category, difficulty, family: familyOf(id) }), [id, ...seen]);
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
