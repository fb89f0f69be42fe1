import type { Page } from '@playwright/test';
import { expect } from '../site.js';

const DAY = 86_400_000;

/** The pages of a learner, each with a text that is visible once it is complete. */
export const LEARNER_PAGES: readonly (readonly [search: string, text: string | RegExp])[] = [
  ['skill=', 'Next for you'],
  ['skill=slope', /^Proficient\. Your level: /],
  ['placement=', 'Answer up to 12 problems.'],
  ['placement=geometry', 'Problem 1 of at most 12'],
  ['review=due', 'Review: problem 1'],
  ['progress', 'Daily goal'],
  ['progress=report', 'Practice report'],
];

/** Gives the visitor a record with every state, a due review, and days on which the goal was and wasn't reached. */
export async function plantRecord(page: Page): Promise<void> {
  const now = Date.now();
  const groups = [
    ['circle', 3, 30, 'skill'],
    ['slope', 8, 20, 'skill'],
    ['percent', 8, 20, 'skill'],
    ['percent', 1, 1, 'review'],
    ['decimals', 12, 0, 'skill'],
  ] as const;
  const facts = await Promise.all(
    groups.flatMap(([skill, count, days, setting]) =>
      Array.from({ length: count }, async (_, index) => {
        const level = index < 3 ? 'easy' : 'medium';
        const problem = `${skill}.${level}.${setting.length}${index}`;
        const served = await page.request.get(`/api/practice/problems/${problem}`);
        const { answer } = (await served.json()) as { readonly answer: string };
        return {
          kind: 'answer',
          id: `${skill}-${setting}-${index}-fact`,
          at: now - days * DAY - (count - index) * 1_000,
          problem,
          skill,
          level,
          setting,
          text: answer,
          verdict: 'correct',
          tries: 1,
          hints: 0,
          redMarks: 0,
          milliseconds: 60_000,
        };
      }),
    ),
  );
  const response = await page.request.post('/api/record/facts', { data: { facts } });
  expect([response.status(), await response.json()]).toEqual([200, { corrected: [] }]);
}
