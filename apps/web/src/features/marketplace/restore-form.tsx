import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { showToast } from '../../ui/toast/toast.js';
import { serverMessageOf } from '../api.js';
import { restorePurchase } from '../purchase/restore.js';
import { LostCodeForm } from './lost-code-form.js';
import * as css from './shop.css.js';

async function restore(code: string): Promise<boolean> {
  try {
    const { title } = await restorePurchase(code);
    showToast({ title: 'Purchase restored', description: `${title} is open in this browser.` });
    return true;
  } catch (error) {
    showToast({
      title: 'Error',
      description: serverMessageOf(error) ?? 'Failed to restore your purchase. Please try again.',
      kind: 'destructive',
    });
    return false;
  }
}

/** The form that opens in this browser what was bought in another. */
export function RestoreForm() {
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    if (await restore(code)) setCode('');
    setSending(false);
  };
  return (
    <section className={css.restore} aria-labelledby="restore">
      <div className={css.head}>
        <h2 id="restore">Restore a purchase</h2>
        <p>Bought a pack in another browser? Its code opens it here too.</p>
        <LostCodeForm />
      </div>
      <form
        className={css.line}
        aria-label="Restore a purchase"
        method="dialog" // before the script arrives it does nothing: a code must not stand in an address
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label="Code"
          name="code"
          hint="Four groups of four letters and digits. You saw it after you paid."
          autoComplete="off"
          maxLength={100}
          required
          value={code}
          onChange={setCode}
        />
        <Button type="submit" aria-disabled={isSending}>
          Restore
        </Button>
      </form>
    </section>
  );
}
