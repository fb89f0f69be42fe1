import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Learner, simulated } from './class.test-support.js';

const learners = 200;
const days = 60;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const quantile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;

/** Returns the generated section of docs/practice.md. */
function figures(all: readonly Learner[]): string {
  const parts = [0, 20, 40].map((from) => {
    const part = all.flatMap((one) => one.days.filter(({ day }) => day >= from && day < from + 20));
    const of = (value: (day: Learner['days'][number]) => number) => part.map(value);
    const right = mean(of(({ knownRight }) => knownRight)) / mean(of(({ known }) => known));
    const cells = [
      `${from + 1} to ${from + 20}`,
      mean(of(({ problems }) => problems)).toFixed(1),
      mean(of(({ reviews }) => reviews)).toFixed(1),
      `${mean(of(({ due }) => due)).toFixed(1)} (${quantile(
        of(({ due }) => due),
        0.95,
      )})`,
      `${mean(of(({ left }) => left)).toFixed(2)} (${Math.max(...of(({ left }) => left))})`,
      `${(100 * right).toFixed(0)}%`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const states = (['new', 'familiar', 'proficient', 'mastered'] as const).map((state) => {
    const counts = all.map((one) => one.states[state]);
    return `| ${state} | ${mean(counts).toFixed(1)} | ${quantile(counts, 0.1)} to ${quantile(counts, 0.9)} |`;
  });
  const recall = (100 * mean(all.map((one) => one.recall))).toFixed(0);
  const practiced = mean(all.map((one) => one.practiced)).toFixed(1);
  return [
    '| days | problems a day | reviews among them | due when a day begins, mean (95th percentile) | left when it ends, mean (maximum) | right in reviews of proficient skills |',
    '|---|---|---|---|---|---|',
    ...parts,
    '',
    `A learner practices ${practiced} skills in 60 days. After the last day, the learner remembers ${recall}% of them.`,
    '',
    '| state after 60 days | mean number of skills per learner | for the middle 80% of learners |',
    '|---|---|---|',
    ...states,
  ].join('\n');
}

describe('a simulated class of 200 learners over 60 days', () => {
  const all = Array.from({ length: learners }, (_, index) => simulated(1_000 + index, days));

  it('has a next review for every skill that is at least familiar', () => {
    expect(all.map(({ withoutReview }) => withoutReview)).toEqual(all.map(() => 0));
    expect(mean(all.map(({ practiced }) => practiced))).toBeGreaterThan(10);
  });

  it('never leaves a review for more than a day of practice', () => {
    expect(Math.max(...all.map(({ longestOverdue }) => longestOverdue))).toBeLessThan(1);
  });

  it('has no reviews that pile up: at the end of a day, at most five are left', () => {
    expect(Math.max(...all.flatMap((one) => one.days.map(({ left }) => left)))).toBeLessThanOrEqual(5);
  });

  it('has the figures in docs/practice.md, which -u updates', async () => {
    const file = new URL('../../../../docs/practice.md', import.meta.url);
    const [before = '', after = ''] = readFileSync(file, 'utf8').split(
      /<!-- figures -->[^]*<!-- \/figures -->/,
    );
    const section = `<!-- figures -->\n\n${figures(all)}\n\n<!-- /figures -->`;
    await expect(`${before}${section}${after}`).toMatchFileSnapshot(fileURLToPath(file));
  });
});
