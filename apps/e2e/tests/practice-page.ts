import type { Locator, Page } from '@playwright/test';
import { expect, open } from './site.js';

/** A problem as the server gives it. */
export interface Served {
  readonly id: string;
  readonly category: string;
  readonly difficulty: string;
  readonly question: string;
  readonly answer: string;
  readonly hint: string;
  readonly steps: readonly string[];
  readonly hints?: readonly string[];
  readonly form?: object;
  readonly work?: readonly object[];
}

const step = (law: string, before: unknown, after: unknown) => ({
  id: 'practice.test',
  law,
  before,
  relation: '=',
  after,
});

export const LINEAR: Served = {
  id: 'linear-equation.easy.1',
  category: 'algebra',
  difficulty: 'easy',
  question: 'Solve for x: $2x + 3 = 11$',
  answer: '4',
  hint: 'Which number is added last?',
  steps: ['Subtract 3 from both sides: 2x = 8', 'Divide both sides by 2: x = 4'],
  hints: ['Which number is added last?', 'Subtract 3 from both sides.', 'Solve $2x = 8$.'],
  form: { kind: 'number', variable: 'x' },
  work: [step('Subtract 3 from both sides', ['×', '2', 'x'], '8'), step('Divide both sides by 2', 'x', '4')],
};

export const FRACTION: Served = {
  ...LINEAR,
  id: 'simplify-fraction.medium.2',
  difficulty: 'medium',
  question: 'Write in lowest terms: $6/8$',
  answer: '3/4',
  hints: ['Which number divides both?'],
  form: { kind: 'fraction' },
};

/** Answers calls for random problems with these, one after the other, and gives what was asked for. */
export async function serve(page: Page, ...problems: readonly Served[]): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/practice/random/**', (route) => {
    const problem = problems[asked.length % problems.length];
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname.replace('/api/practice/random/', '') + search);
    return route.fulfill({ json: problem });
  });
  await page.route('**/api/practice/problems/*', (route) =>
    route.fulfill({ json: problems.find(({ id }) => route.request().url().endsWith(id)) }),
  );
  return asked;
}

/** What the server knows of the problem that the address names. */
export async function problemOnPage(page: Page): Promise<Served> {
  await expect(page).toHaveURL(/[?&]problem=/);
  const id = new URL(page.url()).searchParams.get('problem') ?? '';
  const answer = await page.request.get(`/api/practice/problems/${encodeURIComponent(id)}`);
  return (await answer.json()) as Served;
}

/** The parts of the page in which one practices. */
export function parts(page: Page) {
  const main = page.getByRole('main');
  const button = (name: string): Locator => main.getByRole('button', { name, exact: true });
  return {
    problem: main.getByRole('form', { name: 'Problem' }),
    box: main.getByRole('textbox', { name: 'Your answer' }),
    result: main.getByRole('form', { name: 'Problem' }).getByRole('status'),
    submit: button('Submit Answer'),
    hint: button('Hint'),
    nextHint: button('Next hint'),
    next: button('Next Problem'),
    similar: button('Similar problem'),
    tab: (name: string) => main.getByRole('tab', { name }),
  };
}

/** The two figures of the progress card. */
export async function expectProgress(page: Page, streak: number, completed: number): Promise<void> {
  const card = page.getByRole('region', { name: 'Your progress' });
  await expect(card.getByRole('definition')).toHaveText([String(streak), String(completed)]);
}

/** What the server keeps of the visitor's progress. */
export async function storedProgress(page: Page, category: string): Promise<unknown> {
  return (await page.request.get(`/api/progress/${category}`)).json();
}

/** The next progress that the page sends. */
export async function sentProgress(page: Page): Promise<unknown> {
  const request = await page.waitForRequest((sent) => sent.method() === 'POST');
  return request.postDataJSON();
}

/** Opens the practice center and waits for its first problem. */
export async function openPractice(page: Page, query = '', origin = ''): Promise<void> {
  await open(page, `${origin}/practice${query}`);
  await expect(parts(page).box).toBeVisible();
}

/** Answers the problem on the page. */
export async function answerWith(page: Page, entry: string): Promise<void> {
  const { box } = parts(page);
  await box.fill(entry);
  await box.press('Enter');
}

/** The one toast there is. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
}

/** The browser's own lines about calls that were made to fail are no faults of the page. */
export function expectOnlyFailedCalls(faults: string[]): void {
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.splice(0).filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
}
