import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ViewModule } from '../site/lazy-view.js';
import { equationsIn, linesOf } from '../testing/equal-sides.js';

const texts = import.meta.glob<ViewModule>([
  '../tools/*/page.tsx',
  '../tools/*/guide.tsx',
  '../pages/{about,how-it-works,pricing,support}/view.tsx',
  '../pages/home/view.tsx',
]);

/** Lines that a text calls false. */
const FALSE: Readonly<Record<string, readonly string[]>> = { '../tools/equation/guide.tsx': ['0 = 1'] };

test.for(Object.entries(texts))('each line of %s has equal sides', async ([path, load]) => {
  const { Component } = await load();
  const { prelude } = await prerender(
    <StaticRouter location="/">
      <Component />
    </StaticRouter>,
    { progressiveChunkSize: Infinity },
  );
  expect(equationsIn(linesOf(await new Response(prelude).text())).unequal).toEqual(FALSE[path] ?? []);
});

test('the texts of the site are here', () => {
  expect(Object.keys(texts).length).toBeGreaterThanOrEqual(18);
});
