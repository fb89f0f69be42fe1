import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/answered.js';
import { FocusedButton } from './focused-button.js';

const button = (name: string) => page.getByRole('button', { name });

/** A button that another one takes the place of. */
function Submitted({ onRetry }: { readonly onRetry: () => void }) {
  const [isSent, setSent] = useState(false);
  const send = (): void => {
    setSent(true);
  };
  return isSent ? (
    <FocusedButton onClick={onRetry}>Try again</FocusedButton>
  ) : (
    <button onClick={send}>Send</button>
  );
}

test('a button in place of the one that submitted has its focus, and waits until its key is pressed anew', async () => {
  const onRetry = vi.fn();
  await mount(<Submitted onRetry={onRetry} />, '/practice');
  (button('Send').element() as HTMLButtonElement).focus();
  await userEvent.keyboard('{Enter>5}'); // held down: the machine repeats it
  await expect.element(button('Try again')).toHaveFocus();
  expect(onRetry).not.toHaveBeenCalled();
  await userEvent.keyboard('{/Enter}{Enter}');
  await expect.poll(() => onRetry.mock.calls).toHaveLength(1);
});
