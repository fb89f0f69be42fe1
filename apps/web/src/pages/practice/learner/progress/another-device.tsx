import { type SubmitEvent, useState } from 'react';
import { fetchAnswer, serverMessageOf } from '../../../../features/api.js';
import { useCheckedForm, withoutNativeMessages } from '../../../../features/checked-form.js';
import { restorePurchase } from '../../../../features/purchase/restore.js';
import { syncRecord } from '../../../../features/record/sync.js';
import { Button } from '../../../../ui/button/button.js';
import { TextField } from '../../../../ui/field/text-field.js';
import { showToast } from '../../../../ui/toast/toast.js';
import { card } from '../../../../ui/card/card.css.js';
import * as css from './progress.css.js';

function showError(error: unknown, otherwise: string): void {
  showToast({ title: 'Error', description: serverMessageOf(error) ?? otherwise, kind: 'destructive' });
}

/** Renders the code for another device, and the form for a code from there. */
export function AnotherDevice({ hasFacts }: { readonly hasFacts: boolean }) {
  return (
    <section className={`${card} ${css.part}`} aria-labelledby="device">
      <h3 id="device">Another device</h3>
      {hasFacts && <NewCode />}
      <EnterCode />
    </section>
  );
}

function NewCode() {
  const [code, setCode] = useState<string>();
  const show = async (): Promise<void> => {
    try {
      setCode((await fetchAnswer('POST /api/record/code')).code);
    } catch (error) {
      showError(error, 'We couldn’t create a code. Check your connection and try again.');
    }
  };
  return (
    <div className={css.form}>
      <p>Get a code here and enter it on the other device. Both then share one record.</p>
      <Button onClick={() => void show()}>Get a code</Button>
      <div role="status">
        {code !== undefined && (
          <>
            <p key={code} className={css.code} translate="no">
              {code}
            </p>
            <p className={css.quiet}>Save this code. We show it only once. A new code replaces it.</p>
          </>
        )}
      </div>
    </div>
  );
}

function EnterCode() {
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const { field, check, showRefused, onFocus } = useCheckedForm('POST /api/marketplace/restore');
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (isSending) return;
    setSending(true);
    if (await check(form, { code })) await connect(form);
    setSending(false);
  };
  const connect = async (form: HTMLFormElement): Promise<void> => {
    try {
      await restorePurchase(code);
      setCode('');
      syncRecord();
      showToast({ title: 'Devices connected', description: 'Both devices now share one record.' });
    } catch (error) {
      showError(error, 'We couldn’t check the code. Check your connection and try again.');
      showRefused(form, error);
    }
  };
  return (
    <form
      ref={withoutNativeMessages}
      className={css.form}
      aria-label="Enter a code"
      method="dialog"
      onFocus={onFocus}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Code from another device"
        {...field('code', setCode)}
        hint="Four groups of four characters."
        autoComplete="off"
        required
        value={code}
      />
      <Button type="submit" aria-disabled={isSending}>
        Connect
      </Button>
    </form>
  );
}
