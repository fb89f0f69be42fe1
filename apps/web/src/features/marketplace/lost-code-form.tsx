import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { showToast } from '../../ui/toast/toast.js';
import { send, serverMessageOf } from '../api.js';
import * as css from './shop.css.js';

async function ask(email: string): Promise<void> {
  try {
    await send('POST /api/marketplace/codes', { body: { email } });
    showToast({
      title: 'Request received',
      description:
        'If you bought something with this address, it gets a new code, at most one in eight hours.',
    });
  } catch (error) {
    showToast({
      title: 'Error',
      description: serverMessageOf(error) ?? 'Failed to ask for a new code. Please try again.',
      kind: 'destructive',
    });
  }
}

/** The form that has new codes mailed to a buyer's address. */
export function LostCodeForm() {
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    await ask(email);
    setSending(false);
  };
  return (
    <details>
      <summary>Lost your code?</summary>
      <form
        className={css.unfolded}
        aria-label="Have a new code mailed"
        method="dialog" // before the script arrives it does nothing: an address must not stand in a link
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          hint="The address of your receipt. The new code ends the one before."
          autoComplete="email"
          maxLength={254}
          required
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" aria-disabled={isSending}>
          Mail a new code
        </Button>
      </form>
    </details>
  );
}
