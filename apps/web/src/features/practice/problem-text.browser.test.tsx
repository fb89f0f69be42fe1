import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProblemText } from './problem-text.js';

test.each(['p', 'li'] as const)(
  'math in a sentence in <%s> is as wide as its symbols, without a gap after it',
  async (Tag) => {
    await render(
      <Tag data-testid="sentence">
        <ProblemText text="If $a = 0$ or $b = 0$, then $x - 3$ is the rest." />
      </Tag>,
    );
    const formulas = [...page.getByTestId('sentence').element().querySelectorAll('math')];
    expect(formulas).toHaveLength(3);
    for (const formula of formulas) {
      const ends = [...formula.querySelectorAll('mi, mn')].map((sign) => sign.getBoundingClientRect().right);
      expect(formula.getBoundingClientRect().right - Math.max(...ends)).toBeLessThan(3);
    }
  },
);
