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

/** The newsletter form: an e-mail address and a button. Without scripts the browser sends it. */
export function NewsletterForm() {
  const [submitting, setSubmitting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submitted = useRef(false);

  useEffect(() => {
    // disabling the controls removed the focus from them
    if (submitted.current && !submitting && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
  }, [submitting]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget: form } = event;
    const email = field.current?.value.trim() ?? '';
    if (email === '') {
      showToast({ title: 'Error', description: 'Please enter your email address', kind: 'destructive' });
      return;
    }
    submitted.current = true;
    setSubmitting(true);
    if (await subscribe(email)) form.reset();
    setSubmitting(false);
  };

  return (
    <form
      className={css.form}
      aria-label="Newsletter"
      action="/api/newsletter/subscribe"
      method="post"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        ref={field}
        label="Email for our newsletter"
        type="email"
        name="email"
        autoComplete="email"
        disabled={submitting}
      />
      <Button type="submit" disabled={submitting}>
        {submitting ? '…' : 'Subscribe'}
      </Button>
    </form>
  );
}
