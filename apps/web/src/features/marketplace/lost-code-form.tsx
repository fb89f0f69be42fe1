import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { showToast } from '../../ui/toast/toast.js';
import { send, serverMessageOf } from '../api.js';
import { useCheckedForm, withoutNativeMessages } from '../checked-form.js';
import * as css from './shop.css.js';

/** Requests a code and shows the outcome in a toast. Returns the error, if any. */
async function ask(email: string): Promise<unknown> {
  try {
    await send('POST /api/marketplace/codes', { body: { email } });
    showToast({
      title: 'Request received',
      description:
        'If you bought something with this address, we’ll email you a new code, no more than one every eight hours.',
    });
    return undefined;
  } catch (error) {
    showToast({
      title: 'Error',
      description: serverMessageOf(error) ?? 'Failed to request a new code. Please try again.',
      kind: 'destructive',
    });
    return error;
  }
}

/** Renders the form that emails new codes to a buyer. */
export function LostCodeForm() {
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);
  const { field, check, showRefused, onFocus } = useCheckedForm('POST /api/marketplace/codes');
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (isSending) return;
    setSending(true);
    if (await check(form, { email })) showRefused(form, await ask(email));
    setSending(false);
  };
  return (
    <details>
      <summary className={css.fold}>Lost your code?</summary>
      <form
        ref={withoutNativeMessages}
        className={css.unfolded}
        aria-label="Request a new code"
        method="dialog" // Does nothing before hydration, because an email address must not get into the URL.
        onFocus={onFocus}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label="Email"
          {...field('email', setEmail)}
          type="email"
          hint="The address on your receipt. The new code replaces the old one."
          autoComplete="email"
          required
          value={email}
        />
        <Button type="submit" aria-disabled={isSending}>
          Email a new code
        </Button>
      </form>
    </details>
  );
}
