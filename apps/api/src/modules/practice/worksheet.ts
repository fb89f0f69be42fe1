import type { WorksheetQuery } from '@mathtools/contracts/practice';
import {
  CATEGORIES,
  DIFFICULTIES,
  type Difficulty,
  FAMILIES,
  type Family,
  generateQuestion,
  isDrawn,
  type Problem,
  type Question,
  type Random,
  seeded,
  SEEDS,
  SKILLS,
} from '@mathtools/practice';
import type { Topic } from '@mathtools/practice/topics';
import { wholeProblem } from './generated-problems.js';

/** The place of a problem on a worksheet. Version b has a problem of the same family and difficulty there. */
interface Place {
  readonly family: Family;
  readonly difficulty: Difficulty;
  /** Identifies the place among all places of all worksheets. */
  readonly key: string;
}

/** The maximum number of draws for a problem that isn't on the sheet yet. Every family has at least 120 of each difficulty. */
const MOST_DRAWS = 2000;

/**
 * Returns the worksheet of a query, always the same: distinct problems from as many families as possible. The problems
 * of a topic are together, easiest first. Returns undefined if a topic has no problems.
 */
export function worksheet(query: WorksheetQuery): readonly Problem[] | undefined {
  return questionsOf(query)?.map(({ id }) => wholeProblem(id));
}

function questionsOf({
  topics,
  seed,
  version = 'a',
  replaced = [],
}: WorksheetQuery): readonly Question[] | undefined {
  const taken = new Set<string>();
  const places: Place[] = [];
  const first: Question[] = [];
  for (const [index, topic] of topics.entries()) {
    const families = familiesOf(topic);
    if (families.length === 0) return undefined;
    const name = `${topic.id} ${topic.level ?? ''}`;
    const earlier = topics.slice(0, index).filter((one) => `${one.id} ${one.level ?? ''}` === name).length;
    const key = `${name} ${earlier}`;
    const isCategory = CATEGORIES.some((category) => category === topic.id);
    const random = seeded(isCategory && earlier === 0 ? seed : seedOf(seed, key));
    const drawn = (isCategory ? mixed : ofSkill)(families, topic, random, taken);
    places.push(...drawn.map(({ family, difficulty }, at) => ({ family, difficulty, key: `${key} ${at}` })));
    first.push(...drawn.map(({ problem }) => problem));
  }
  if (version === 'a' && replaced.length === 0) return first;
  const second = places.map((place) => fresh(place, seeded(seedOf(seed, `b ${place.key}`)), taken));
  const sheet = version === 'a' ? first : second;
  return places.flatMap((place, index) => {
    const times = replaced.filter(({ number }) => number === index + 1).at(-1)?.times ?? 0;
    const random = seeded(seedOf(seed, `${version} replaced ${place.key}`));
    let problem = sheet[index];
    for (let time = 0; time < times; time++) problem = fresh(place, random, taken);
    return problem ?? [];
  });
}

function familiesOf({ id, level }: Topic): readonly Family[] {
  const skill = SKILLS.find((one) => one.id === id);
  return FAMILIES.filter(
    (family) =>
      (skill ? skill.families.includes(family.id) : family.category === id) && isDrawn(family, level),
  );
}

interface Drawn extends Omit<Place, 'key'> {
  readonly problem: Question;
}

type Draw = (
  families: readonly Family[],
  topic: Topic,
  random: Random,
  taken: Set<string>,
) => readonly Drawn[];

/** Draws the problems of a category from its families in turn, and sorts them by difficulty. */
const mixed: Draw = (all, { count, level }, random, taken) => {
  const families = shuffled(all, random);
  const drawn: Drawn[] = [];
  for (let turn = 0; drawn.length < count && turn < MOST_DRAWS; turn++) {
    const family = families[turn % families.length];
    if (!family) break;
    const [easiest = 'easy', ...others] = family.difficulties;
    const difficulty = level ?? random.pick([easiest, ...others]);
    const problem = questionOf(family, difficulty, random);
    if (taken.has(problem.question)) continue;
    taken.add(problem.question).add(identityOf(problem));
    drawn.push({ family, difficulty, problem });
  }
  return DIFFICULTIES.flatMap((one) => drawn.filter(({ difficulty }) => difficulty === one));
};

/** Draws the problems of a skill: about as many of each difficulty, easiest first, from its families in turn. */
const ofSkill: Draw = (all, { count, level }, random, taken) => {
  const families = shuffled(all, random);
  const levels = DIFFICULTIES.filter(
    (one) => (level ?? one) === one && families.some((family) => isDrawn(family, one)),
  );
  return Array.from({ length: count }, (_, index) => {
    const difficulty = levels[Math.floor((index * levels.length) / count)] ?? 'easy';
    const fitting = families.filter((family) => isDrawn(family, difficulty));
    const family = fitting[index % fitting.length] as Family;
    return { family, difficulty, problem: fresh({ family, difficulty }, random, taken) };
  });
};

/** Draws a problem that isn't on the sheet yet. */
function fresh({ family, difficulty }: Omit<Place, 'key'>, random: Random, taken: Set<string>): Question {
  let problem = questionOf(family, difficulty, random);
  for (let draw = 1; taken.has(identityOf(problem)) && draw < MOST_DRAWS; draw++)
    problem = questionOf(family, difficulty, random);
  taken.add(identityOf(problem));
  return problem;
}

/** Returns what a student sees of a problem. Many questions about a graph have the same words. */
function identityOf({ question, graph }: Question): string {
  return graph ? question + JSON.stringify(graph) : question;
}

function questionOf({ category, id }: Family, difficulty: Difficulty, random: Random): Question {
  const problem = generateQuestion({ category, family: id, difficulty, seed: random.whole(0, SEEDS - 1) });
  if (!problem.ok) throw new Error(problem.message);
  return problem.value;
}

/** Returns a seed for each text: the FNV-1a hash of the text and the seed. */
function seedOf(seed: number, text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of `${seed} ${text}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const rest = [...list];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(random.whole(0, rest.length - 1), 1));
  return result;
}
