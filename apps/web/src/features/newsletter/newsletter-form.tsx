import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { showToast } from '../../ui/toast/toast.js';
import { send, serverMessageOf } from '../api.js';
import * as css from './newsletter.css.js';

async function subscribe(email: string): Promise<boolean> {
  try {
    await send('POST /api/newsletter/subscribe', { body: { email } });
  } catch (error) {
    showToast({
      title: 'Error',
      description: serverMessageOf(error) ?? 'Failed to subscribe. Please try again.',
      kind: 'destructive',
    });
    return false;
  }
  showToast({ title: 'Success!', description: "You've been subscribed to our newsletter" });
  return true;
}

/** The newsletter form: an e-mail address and a button. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [submitting, setSubmitting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submitted = useRef(false);

  useEffect(() => {
    // disabling the controls removed the focus from them
    if (submitted.current && !submitting && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
  }, [submitting]);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (email.trim() === '') {
      showToast({ title: 'Error', description: 'Please enter your email address', kind: 'destructive' });
      return;
    }
    submitted.current = true;
    setSubmitting(true);
    if (await subscribe(email.trim())) setEmail('');
    setSubmitting(false);
  };

  return (
    <form className={css.form} aria-label="Newsletter" onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label="Email for our newsletter"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        disabled={submitting}
      />
      <Button type="submit" disabled={submitting}>
        {submitting ? '…' : 'Subscribe'}
      </Button>
    </form>
  );
}
