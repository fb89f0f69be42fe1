import type { Locator, Page } from '@playwright/test';
import { expect, open } from '../site.js';

/** Problems that the server generates, and the answer to the first one. */
export const LINEAR = 'linear-equation.easy.1';
export const LINEAR_ANSWER = '9';
export const FRACTION = 'simplify-fraction.easy.2';

/** A problem as the server returns it. */
export interface Served {
  readonly id: string;
  readonly answer: string;
  readonly hints?: readonly string[];
}

/** Serves these problems of the server as random ones, in order. Returns the requests. */
export async function serve(page: Page, ...ids: readonly string[]): Promise<string[]> {
  const problems = await Promise.all(ids.map((id) => problemOf(page, id)));
  const requests: string[] = [];
  await page.route('**/api/practice/random/**', (route) => {
    const problem = problems[requests.length % problems.length];
    const { pathname, search } = new URL(route.request().url());
    requests.push(pathname.replace('/api/practice/random/', '') + search);
    return route.fulfill({ json: problem });
  });
  return requests;
}

/** Fetches the problem that the address names from the server. */
export async function problemOnPage(page: Page): Promise<Served> {
  await expect(page).toHaveURL(/[?&]problem=/);
  const id = new URL(page.url()).searchParams.get('problem') ?? '';
  return problemOf(page, id);
}

async function problemOf(page: Page, id: string): Promise<Served> {
  const answer = await page.request.get(`/api/practice/problems/${encodeURIComponent(id)}`);
  return (await answer.json()) as Served;
}

/** Returns locators for the parts of the practice page. */
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

/** Expects the two numbers on the progress card. */
export async function expectProgress(page: Page, streak: number, completed: number): Promise<void> {
  const card = page.getByRole('region', { name: 'Your progress' });
  await expect(card.getByRole('definition')).toHaveText([String(streak), String(completed)]);
}

/** Fetches the visitor's progress from the server. */
export async function storedProgress(page: Page, category: string): Promise<unknown> {
  return (await page.request.get(`/api/progress/${category}`)).json();
}

/** Waits for the next progress that the page sends. */
export async function sentProgress(page: Page): Promise<unknown> {
  const request = await page.waitForRequest((sent) => sent.method() === 'POST');
  return request.postDataJSON();
}

/** Opens the practice center and waits for its first problem. */
export async function openPractice(page: Page, query = '', origin = ''): Promise<void> {
  await open(page, `${origin}/practice${query}`);
  await expect(parts(page).box).toBeVisible();
}

/** Types an answer to the current problem and submits it. */
export async function answerWith(page: Page, entry: string): Promise<void> {
  const { box } = parts(page);
  await box.fill(entry);
  await box.press('Enter');
}
