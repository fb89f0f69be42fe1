import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MathExpression } from './math.js';

/** Selects nodes and returns the text that Copy would put on the clipboard. */
function copied(select: (selection: Selection) => void): string | undefined {
  const selection = getSelection();
  if (!selection) throw new Error('There is no selection.');
  selection.removeAllRanges();
  select(selection);
  const event = new ClipboardEvent('copy', {
    clipboardData: new DataTransfer(),
    bubbles: true,
    cancelable: true,
  });
  document.body.dispatchEvent(event);
  return event.defaultPrevented ? event.clipboardData?.getData('text/plain') : undefined;
}

async function lines() {
  const { container } = await render(
    <div>
      <p>
        The square <MathExpression of={['^', 'x', '2']} /> grows.
      </p>
      <p>
        Half is <MathExpression of={['/', ['+', 'x', '1'], '2']} />.
      </p>
      <p id="plain">Words alone</p>
    </div>,
  );
  return container;
}

test('selected math is copied with its structure, line by line', async () => {
  const container = await lines();
  const text = copied((selection) => {
    selection.selectAllChildren(container);
  });
  expect(text?.split('\n').filter(Boolean)).toEqual([
    'The square x² grows.',
    'Half is (x + 1) ÷ 2.',
    'Words alone',
  ]);
});

test('a selection that starts inside math contains all of it', async () => {
  const container = await lines();
  const exponent = container.querySelector('mn')?.firstChild;
  const text = copied((selection) => {
    if (exponent) selection.setBaseAndExtent(exponent, 0, exponent, 1);
  });
  expect(text?.trim()).toBe('x²');
});

test('without math, the browser copies', async () => {
  const container = await lines();
  const plain = container.querySelector('#plain');
  const text = copied((selection) => {
    if (plain) selection.selectAllChildren(plain);
  });
  expect(text).toBeUndefined();
});
