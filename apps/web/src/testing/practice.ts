import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PracticeProblem } from '../features/practice/problem.js';
import { type Call, answerCalls, texts } from './answered.js';
import { NOTHING } from './shop.js';

type Step = NonNullable<PracticeProblem['work']>[number];

const step = (law: string, before: Step['before'], after: string): Step => ({
  id: 'practice.test',
  law,
  before,
  relation: '=',
  after,
});

export const LINEAR: PracticeProblem & { readonly id: string } = {
  id: 'linear-equation.easy.1',
  category: 'algebra',
  difficulty: 'easy',
  question: 'Solve for x: $2x + 3 = 11$',
  task: { kind: 'solve', given: '2x + 3 = 11' },
  answer: '4',
  hint: 'Which number is added last?',
  steps: ['Subtract 3 from both sides: 2x = 8', 'Divide both sides by 2: x = 4'],
  hints: ['Which number is added last?', 'Subtract 3 from both sides.', 'Solve $2x = 8$.'],
  form: { kind: 'number', variable: 'x' },
  work: [step('Subtract 3 from both sides', ['×', '2', 'x'], '8'), step('Divide both sides by 2', 'x', '4')],
};

export const FRACTION: typeof LINEAR = {
  ...LINEAR,
  id: 'simplify-fraction.medium.2',
  difficulty: 'medium',
  question: 'Write in lowest terms: $6/8$',
  task: { kind: 'simplify', given: '6/8' },
  answer: '3/4',
  hints: ['Which number divides both?'],
  form: { kind: 'fraction' },
};

/** Three different problems, because each problem counts only once. */
export const THREE = [1, 2, 3].map((number) => ({ ...LINEAR, id: `linear-equation.easy.${number}` }));

const NONE = { problemsCompleted: 0, streak: 0 };
const lastPart = ({ path }: Call): string => path.slice(path.lastIndexOf('/') + 1);

/** Mocks the practice API: serves problems in turn and stores progress as the server does. */
export function servePractice(...problems: readonly PracticeProblem[]) {
  /** The requests, each with category and query. */
  const asked: string[] = [];
  /** The stored progress, by category. */
  const kept: Record<string, unknown> = {};
  /** The ids of the packs the visitor can open. */
  const owned: string[] = [];
  localStorage.setItem('practice-counted', '[]');
  localStorage.setItem('practice-seen', '[]');
  localStorage.setItem('practice-unsent', '{}'); // Clears the progress that an earlier test left in memory.
  const given = answerCalls({
    'GET /api/practice/random/*': (call: Call) =>
      problems[(asked.push(lastPart(call)) - 1) % problems.length],
    'GET /api/practice/problems/*': (call: Call) => problems.find(({ id }) => id === lastPart(call)) ?? 404,
    'GET /api/marketplace/library': () => ({ ...NOTHING, packs: owned }),
    'GET /api/progress/*': (call: Call) => kept[lastPart(call)] ?? NONE,
    'GET /api/learners': { learners: [] },
    'GET /api/record*': () => ({ facts: [], isFromStart: true, cursor: null, hasMore: false }),
    'POST /api/record/facts': () => ({ corrected: [] }),
    'POST /api/progress/*': (call: Call) => {
      kept[lastPart(call)] = call.body;
      return {};
    },
  });
  return { ...given, asked, kept, owned };
}

/** Returns locators for the parts of the practice page. */
export function parts() {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const problem = page.getByRole('form', { name: 'Problem' });
  return {
    problem,
    title: problem.getByRole('heading', { level: 2 }),
    box: page.getByRole('textbox', { name: 'Your answer' }),
    result: problem.getByRole('status'),
    steps: problem.getByRole('heading', { name: 'Step by step' }),
    submit: button('Submit Answer'),
    hint: button('Hint'),
    nextHint: button('Next hint'),
    next: button('Next Problem'),
    similar: button('Similar problem'),
    again: button('Try again'),
    show: button('Show the answer'),
    level: (name: string) => page.getByRole('radio', { name, exact: true }),
    tab: (name: string) => page.getByRole('tab', { name }),
  };
}

/** Expects the two numbers on the progress card. */
export async function expectProgress(streak: number, completed: number): Promise<void> {
  const card = page.getByRole('region', { name: 'Your progress' });
  await expect.poll(() => texts(card.getByRole('definition'))).toEqual([String(streak), String(completed)]);
}

/** Types an answer to the current problem and presses Enter. */
export async function answerWith(entry: string): Promise<void> {
  await parts().box.fill(entry);
  await userEvent.keyboard('{Enter}');
}
