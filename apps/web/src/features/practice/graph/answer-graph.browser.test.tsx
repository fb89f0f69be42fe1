import type { Graph } from '@mathtools/practice';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnswerGraph } from './answer-graph.js';

const axis = (name: string) => ({ name, from: -6, to: 6 });
const graph = (set?: Graph['set']): Graph => ({
  description: 'An empty coordinate grid.',
  x: axis('x'),
  y: axis('y'),
  parts: [],
  ...(set && { set }),
});

function Answered({
  set,
  disabled = false,
}: {
  readonly set: 'point' | 'line';
  readonly disabled?: boolean;
}) {
  const [entry, setEntry] = useState('');
  return (
    <>
      <AnswerGraph graph={graph(set)} entry={entry} onSet={setEntry} disabled={disabled} />
      <input
        aria-label="Entry"
        value={entry}
        onChange={(event) => {
          setEntry(event.target.value);
        }}
      />
    </>
  );
}

const entry = () => page.getByRole('textbox', { name: 'Entry' });
const point = (name: string | RegExp) => page.getByRole('application', { name });

it('moves a point with the arrow keys, up to the edge of the grid', async () => {
  await render(<Answered set="point" />);
  await expect
    .element(point('Your point, (0, 0), not placed yet. Move it with the arrow keys.'))
    .toBeVisible();
  (point(/Your point/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await expect.element(entry()).toHaveValue('(1, −2)');
  await userEvent.keyboard('{ArrowDown>9/}');
  await expect.element(entry()).toHaveValue('(1, −6)');
});

it('keeps the two points of a line apart, and moves them to a typed line', async () => {
  await render(<Answered set="line" />);
  (point(/Point 2/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(entry()).toHaveValue('');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(entry()).toHaveValue('y = 2x');
  await entry().fill('y = -x/2 + 3');
  await expect.element(point(/Point 1 of your line, \(0, 3\)/)).toBeVisible();
  await expect.element(point(/Point 2 of your line, \(2, 2\)/)).toBeVisible();
  await entry().fill('y = x^2');
  await expect.element(point(/Point 2 of your line, \(1, 2\), not placed yet/)).toBeVisible();
});

it('can’t be moved after the answer', async () => {
  await render(<Answered set="point" disabled />);
  await expect.element(point(/Your point/)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(point(/Your point/)).toHaveAttribute('tabindex', '-1');
});

it('without a setting is a picture with its description', async () => {
  await render(<AnswerGraph graph={graph()} entry="" onSet={() => undefined} disabled={false} />);
  await expect.element(page.getByRole('img', { name: 'An empty coordinate grid.' })).toBeVisible();
  expect(page.getByRole('application').elements()).toEqual([]);
});
