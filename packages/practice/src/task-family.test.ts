import { type MistakeName, solveWithMistakes } from '@mathtools/math-core/algebra';
import { describe, expect, it } from 'vitest';
import { type Difficulty, FAMILIES, problemById, questionById, seeded } from './index.js';
import { equation, taskFamily } from './task-family.js';

/** The number of problems in one of which each mistake of a level must be possible. */
const DRAWS = 60;

const levels = FAMILIES.flatMap((family) => {
  const { id, mistakesAt, difficulties } = family;
  // Levels without names are no tasks.
  const named = difficulties.map((level) => ({ id, level, family, names: mistakesAt?.(level) ?? [] }));
  return named.filter(({ names }) => names.length > 0);
});

/** Returns the names of the mistakes that lead to an answer of the problem of a seed. */
function namesIn({ family, level, names }: (typeof levels)[number], seed: number): readonly MistakeName[] {
  const draft = family.make(seeded(seed), level);
  const { task } = draft;
  if (task?.kind !== 'solve' && 'lesson' in draft)
    return draft.lesson().mistakes?.map(({ name }) => name as MistakeName) ?? [];
  if (!task) throw new Error('A family of tasks has no task.');
  const solved = solveWithMistakes(task.given, names, { method: task.method, unknown: task.for });
  return solved.ok ? solved.value.wrongAnswers.map(({ name }) => name) : [];
}

describe('families of tasks', () => {
  it.each(levels)('$id, $level, names only mistakes that are possible', (level) => {
    let missing = level.names;
    for (let seed = 0; seed < DRAWS && missing.length > 0; seed++) {
      const seen = new Set(namesIn(level, seed));
      missing = missing.filter((name) => !seen.has(name));
    }
    expect(missing).toEqual([]);
  });

  it('draw a question without its lesson', () => {
    const id = 'linear-equation.easy.7';
    const problem = problemById(id);
    if (!problem.ok) throw new Error(problem.message);
    const { category, difficulty, question, answer, form } = problem.value;
    expect(questionById(id)).toEqual({ id, category, difficulty, question, answer, form });
    expect(questionById('linear-equation.easy')).toBeUndefined();
  });

  const table = {
    numbers: () => 1,
    given: () => 'x + 1 = 3',
    answer: () => '2',
    hint: 'Think.',
    mistakes: ['sign-lost-in-moving'],
  } as const;
  const lessonOf = (changed: object) => {
    const drawn = equation({ ...table, ...changed }).make(seeded(0));
    return () => drawn.lesson();
  };

  it('name the line, the right step and the wrong one in the sentence of a mistake', () => {
    expect(lessonOf({ given: () => '2x + 1 = 5' })().mistakes?.[0]?.why).toBe(
      'The sign changes when a term moves to the other side. From $2x + 1 = 5$, subtract 1 from both sides to get $2x = 4$, not $2x = 6$.',
    );
  });

  it('don’t give away the answer in the sentence of a mistake', () => {
    expect(lessonOf({})().mistakes).toEqual([
      {
        answer: '4',
        name: 'sign-lost-in-moving',
        why: 'The sign changes when a term moves to the other side. From $x + 1 = 3$, subtract 1 from both sides.',
      },
    ]);
  });

  it('can replace a sentence', () => {
    const sentences = { 'sign-lost-in-moving': 'Not {wrong}: {law}.' };
    expect(lessonOf({ sentences })().mistakes?.[0]?.why).toBe('Not $x = 4$: subtract 1 from both sides.');
  });

  it('refuse a sentence with a name that no mistake has', () => {
    const sentences = { 'sign-lost-in-moving': 'Not {wrongly}.' };
    expect(() => equation({ ...table, sentences })).toThrow('"Not {wrongly}." names wrongly');
  });

  it('refuse a task that the engine can’t solve, and another answer than the engine’s', () => {
    expect(lessonOf({ given: () => 'x + = 3' })).toThrow('"x + = 3" can\'t be solved');
    expect(lessonOf({ answer: () => '5' })).toThrow('"x + 1 = 3" has the solution 2, not 5');
  });

  it('name the level in the error of a lesson', () => {
    const family = taskFamily('some-equation', 'algebra', {
      easy: [equation({ ...table, answer: () => '5' })],
    });
    const draft = family.make(seeded(0), 'easy');
    expect(() => 'lesson' in draft && draft.lesson()).toThrow(
      'some-equation.easy: "x + 1 = 3" has the solution 2',
    );
  });

  it.each([
    [['log-of-sum-split', 'subtracted-instead-of-divided']],
    [['subtracted-instead-of-divided', 'log-of-sum-split']],
  ])('name the first of two mistakes that lead to the same answer: %j', (mistakes) => {
    const given = () => 'log_2(x) + log_2(5) = log_2(55)';
    const made = lessonOf({ given, mistakes, answer: () => '11' })().mistakes ?? [];
    expect(made.filter(({ answer }) => answer === '50').map(({ name }) => name)).toEqual([mistakes[0]]);
  });

  it('leave out answers with a root if the right one has none, and long numbers', () => {
    const given = () => '3log_2(3x + 56) + 7 = 22';
    const mistakes = ['divided-one-side-only', 'subtracted-instead-of-divided', 'added-to-one-side-only'];
    const made = lessonOf({ given, mistakes, answer: () => '-8' })().mistakes ?? [];
    expect(made.filter(({ answer }) => !/^-?\d{1,5}(?:\/\d+)?$/.test(answer))).toEqual([]);
  });

  it('refuse numbers that never fit, and a level that the family lacks', () => {
    const never = equation({ ...table, numbers: () => undefined });
    expect(() => never.make(seeded(0))).toThrow('No numbers fit');
    const family = taskFamily('some-equation', 'algebra', { easy: [equation(table)] });
    expect(() => family.make(seeded(0), 'hard' satisfies Difficulty)).toThrow(
      'some-equation has no level hard',
    );
  });
});
