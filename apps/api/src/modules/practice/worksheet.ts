import type { WorksheetQuery } from '@mathtools/contracts/practice';
import {
  DIFFICULTIES,
  type Difficulty,
  FAMILIES,
  type Family,
  generateProblem,
  isDrawn,
  type Problem,
  type Random,
  seeded,
  SEEDS,
} from '@mathtools/practice';

/**
 * Returns the worksheet of a query, always the same: distinct problems from as many families as possible,
 * easiest first.
 */
export function worksheet({ category, difficulty, problems, seed }: WorksheetQuery): readonly Problem[] {
  const random = seeded(seed);
  const fitting = FAMILIES.filter((family) => family.category === category && isDrawn(family, difficulty));
  const families = shuffled(fitting, random);
  const chosen = new Map<string, Problem>();
  for (let turn = 0; chosen.size < problems; turn++) {
    const family = families[turn % families.length];
    const problem = family && problemOf(family, difficulty, random);
    if (problem && !chosen.has(problem.question)) chosen.set(problem.question, problem);
  }
  return DIFFICULTIES.flatMap((level) => [...chosen.values()].filter((one) => one.difficulty === level));
}

function problemOf({ category, id, difficulties }: Family, wanted: Difficulty | undefined, random: Random) {
  const [easiest = 'easy', ...others] = difficulties;
  const difficulty = wanted ?? random.pick([easiest, ...others]);
  const problem = generateProblem({ category, family: id, difficulty, seed: random.whole(0, SEEDS - 1) });
  if (!problem.ok) throw new Error(problem.message);
  return problem.value;
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const rest = [...list];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(random.whole(0, rest.length - 1), 1));
  return result;
}
