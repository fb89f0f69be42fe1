import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Label } from './label.js';

test('thousands separators are visible but not selected', async () => {
  await render(
    <svg data-testid="drawing">
      <Label x={2} y={20}>
        Paid in -14058900.5 of 2000
      </Label>
    </svg>,
  );
  const text = document.querySelector('text');
  expect(text).toHaveText('Paid in −14,058,900.5 of 2,000');
  if (text) getSelection()?.selectAllChildren(text);
  expect(String(getSelection())).toBe('Paid in −14058900.5 of 2000');
});
