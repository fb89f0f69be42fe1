import { BANK_SKILLS } from '@mathtools/content';
import { type Problem, problemById } from '@mathtools/practice';
import { problemJson } from './problem-json.js';

/** An authored problem: the fields for selecting it, and its JSON. */
export interface BankEntry extends Pick<Problem, 'id' | 'category' | 'difficulty'> {
  readonly problem: Problem;
  /** The ID of the skill that it practices. */
  readonly skill: string | undefined;
  /** A serialized `PracticeProblem`. */
  readonly json: Buffer;
}

/** The authored problems by ID. */
export type ProblemBank = ReadonlyMap<string, BankEntry>;

const skillOf: ReadonlyMap<string, string> = new Map(
  Object.entries(BANK_SKILLS).flatMap(([skill, ids]) => ids.map((id) => [id, skill] as const)),
);

/** Builds a bank from authored problems. */
export function problemBank(problems: readonly Problem[]): ProblemBank {
  return new Map(
    problems.map((problem) => {
      const { id, category, difficulty } = problem;
      let json: Buffer | undefined;
      const entry: BankEntry = {
        id,
        category,
        difficulty,
        problem,
        skill: skillOf.get(id),
        get json() {
          return (json ??= Buffer.from(problemJson(problem)));
        },
      };
      return [id, entry];
    }),
  );
}

/** Finds a problem by its ID, generated or from the bank, as the JSON of a `PracticeProblem`. */
export function findProblem(bank: ProblemBank, id: string): string | undefined {
  const generated = problemById(id);
  return generated.ok ? problemJson(generated.value) : bank.get(id)?.json.toString();
}

/** Finds an authored problem by its ID, and the skill that it practices. */
export function authoredProblem(
  bank: ProblemBank,
  id: string,
): Pick<BankEntry, 'problem' | 'skill'> | undefined {
  const found = bank.get(id);
  return found && { problem: found.problem, skill: found.skill };
}
