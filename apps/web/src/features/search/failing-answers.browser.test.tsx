import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { ProblemAnswer } from './problem-answer.js';
import type { Reading } from './read/reading.js';

function Broken({ error = new Error('broken') }: { readonly error?: Error }): never {
  throw error;
}

/** Silences the console and returns the errors that it got. */
function loggedErrors(): { readonly calls: unknown[][] } {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined).mock;
}

test('an answer that fails to render leaves the rest, and the next one is shown', async () => {
  const { calls } = loggedErrors();
  const broken: Reading = {
    tool: 'arithmetic',
    inputs: {},
    get answer(): never {
      throw new Error('broken');
    },
  };
  const fine: Reading = { tool: 'arithmetic', inputs: {}, answer: { problem: '2 + 2', parts: ['4'] } };
  const box = (reading: Reading) => (
    <BrowserRouter>
      <input aria-label="Problem" defaultValue="2 + 2" />
      <ProblemAnswer reading={reading} />
    </BrowserRouter>
  );
  const { rerender } = await render(box(broken));
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t work this out.');
  await expect.element(page.getByRole('textbox')).toHaveValue('2 + 2');
  expect(calls.flat().some((each) => each instanceof Error && each.message === 'broken')).toBe(true);
  await rerender(box(fine));
  await expect.element(page.getByRole('strong')).toHaveTextContent('4');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a tool whose result, picture or steps fail to render keeps its fields', async () => {
  loggedErrors();
  await render(
    <BrowserRouter>
      <ToolFrame
        inputs={<input aria-label="Value" defaultValue="7" />}
        result={<Broken />}
        picture={<Broken />}
        solution={<Broken />}
      />
    </BrowserRouter>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t work this out.');
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveValue('7');
});

test.each([
  [new Error('x is undefined'), 'Sorry, something went wrong here.'],
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), 'Check your connection'],
  [new TypeError('error loading dynamically imported module: /a.js'), 'Check your connection'],
  [new TypeError('Importing a module script failed.'), 'Check your connection'],
])('a part says whether it failed or didn’t load: %s', async (error, sentence) => {
  loggedErrors();
  await render(
    <AsyncBoundary>
      <Broken error={error} />
    </AsyncBoundary>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
});
