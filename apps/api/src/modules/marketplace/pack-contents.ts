import { Lesson as LessonAnswer, type PackContents } from '@mathtools/contracts/marketplace';
import { problemById } from '@mathtools/practice';
import { type Lesson, type Pack, PACKS, stepsOf } from '@mathtools/content';

/** Finds a pack by its ID. */
export function findPack(id: string): Pack | undefined {
  return PACKS.find((pack) => pack.id === id);
}

/** Finds a lesson by the IDs of its pack and itself, and says if it is the free sample. */
export function findLesson(pack: string, id: string): { lesson: Lesson; sample: boolean } | undefined {
  const lessons = findPack(pack)?.lessons ?? [];
  const lesson = lessons.find((one) => one.id === id);
  return lesson && { lesson, sample: lesson === lessons[0] };
}

/** Returns a pack as its contents page shows it. */
export function contentsOf(pack: Pack, { open, read }: { open: boolean; read: Set<string> }): PackContents {
  const { id, title, description, difficulty } = pack;
  const lessons = pack.lessons.map((lesson, index) => {
    const { id, title, minutes } = lesson;
    return { id, title, minutes, sample: index === 0, read: read.has(id) };
  });
  return { id, title, description, difficulty, open, lessons, problems: problemCount(pack) };
}

function problemCount({ problems: { bank, families } }: Pack): number {
  return bank.length + families.reduce((sum, { count }) => sum + count, 0);
}

/** Returns a lesson without the fields that only tests need, as the API returns it. */
export function lessonOf({ id, title, minutes, exam, idea, examples, pitfalls }: Lesson): LessonAnswer {
  const worked = examples.map(({ task, steps, answer, remark, drawing }, index) => ({
    task,
    steps: stepsOf(`${id}-${index + 1}`, steps),
    answer,
    ...(remark !== undefined && { remark }),
    ...(drawing && { drawing }),
  }));
  const blocks = idea.map((block) => {
    if (typeof block === 'string' || !('formula' in block)) return block;
    const { formula, words, where } = block;
    return { formula, words, ...(where !== undefined && { where }) };
  });
  const kind = exam && { exam };
  return LessonAnswer.parse({ id, title, minutes, ...kind, idea: blocks, examples: worked, pitfalls });
}

/**
 * Returns the IDs of a pack's problems: those from the bank, then the first distinct problems of each family.
 */
export function problemIdsOf({ problems: { bank, families } }: Pack): string[] {
  const questions = new Set<string>();
  const made = families.flatMap(({ family, difficulty, count }) => {
    const ids: string[] = [];
    for (let seed = 1; ids.length < count; seed++) {
      const id = `${family}.${difficulty}.${seed}`;
      const question = questionOf(id);
      if (!questions.has(question)) ids.push(id);
      questions.add(question);
    }
    return ids;
  });
  return [...bank, ...made];
}

/** Throws for an ID that doesn't exist, which only a mistake in a pack can cause. */
function questionOf(id: string): string {
  const problem = problemById(id);
  if (!problem.ok) throw new Error(problem.message);
  return problem.value.question;
}
