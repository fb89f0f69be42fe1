import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { Drawing } from '../../ui/figure/drawing.js';
import { showToast } from '../../ui/toast/toast.js';
import { serverMessageOf } from '../api.js';
import { useCheckedForm, withoutNativeMessages } from '../checked-form.js';
import { restorePurchase } from '../purchase/restore.js';
import { LostCodeForm } from './lost-code-form.js';
import * as css from './shop.css.js';

/** Restores a purchase and shows the outcome in a toast. Returns the error, if any. */
async function restore(code: string): Promise<unknown> {
  try {
    const product = await restorePurchase(code);
    showToast({ title: 'Purchase restored', description: `${product.title} is open in this browser.` });
    return undefined;
  } catch (error) {
    showToast({
      title: 'Error',
      description: serverMessageOf(error) ?? 'Failed to restore your purchase. Please try again.',
      kind: 'destructive',
    });
    return error;
  }
}

/** Renders the form that opens a purchase from another browser in this one. */
export function RestoreForm() {
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const { field, check, showRefused, onFocus } = useCheckedForm('POST /api/marketplace/restore');
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (isSending) return;
    setSending(true);
    if (await check(form, { code })) {
      const error = await restore(code);
      if (error === undefined) setCode('');
      showRefused(form, error);
    }
    setSending(false);
  };
  return (
    <section className={css.restore} aria-labelledby="restore">
      <div className={css.head}>
        <Drawing>
          <circle cx="22" cy="36" r="11" />
          <path d="M33 36h27M50 36v9M58 36v7" stroke="var(--color-accent)" strokeWidth="3" />
        </Drawing>
        <h2 id="restore">Restore a purchase</h2>
        <p>Bought a pack in another browser? Your code works here too.</p>
        <LostCodeForm />
      </div>
      <form
        ref={withoutNativeMessages}
        className={css.line}
        aria-label="Restore a purchase"
        method="dialog" // Does nothing before hydration, because a code must not get into the URL.
        onFocus={onFocus}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label="Code"
          {...field('code', setCode)}
          hint="Four groups of four characters, shown after you paid."
          autoComplete="off"
          required
          value={code}
        />
        <Button type="submit" aria-disabled={isSending}>
          Restore
        </Button>
      </form>
    </section>
  );
}
