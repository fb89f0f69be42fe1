import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hydrate } from '../../testing/hydrate.js';
import { Deferred } from './deferred.js';

const view = (
  <StrictMode>
    <h1>Heading</h1>
    <Deferred>
      <p>Text</p>
    </Deferred>
  </StrictMode>
);

/** Draws the view, and tells what of it is there at once. */
function draw(): { first: string; now: () => string } {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  flushSync(() => {
    root.render(view);
  });
  return { first: container.textContent, now: () => container.textContent };
}

beforeEach(() => {
  history.replaceState(null, '', '/');
});

test('of a page that is drawn here it follows the beginning', async () => {
  const { first, now } = draw();
  expect(first).toBe('Heading');
  await expect.poll(now).toBe('HeadingText');
});

test('where the address leads into it, it is there at once', () => {
  history.replaceState(null, '', '/#text');
  expect(draw().first).toBe('HeadingText');
});

test('it stands in the static page, and stays', async () => {
  expect(renderToString(view)).toContain('<p>Text</p>');
  let before: Element | null = null;
  await hydrate(view, async () => {
    before = document.querySelector('main > p');
    await Promise.resolve();
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector('main > p')).toBe(before);
  expect(before).not.toBeNull();
});
