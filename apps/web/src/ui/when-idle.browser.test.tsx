import { expect, test } from 'vitest';
import { whenIdle, whenIdleInOrder } from './when-idle.js';

test('loads the code of the page first, then the code of other pages in order, even after a failure', async () => {
  const loaded: string[] = [];
  const load = (name: string) => async () => {
    await Promise.resolve();
    loaded.push(name);
    if (name === 'picture') throw new Error('It can’t be loaded.');
  };
  const next = whenIdleInOrder([load('search'), load('pages')]);
  whenIdle(load('picture'));
  whenIdle(load('solver'));
  await next;
  await expect.poll(() => loaded).toEqual(['picture', 'solver', 'search', 'pages']);
});
