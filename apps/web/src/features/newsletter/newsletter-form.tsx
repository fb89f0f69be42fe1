import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { subscribe } from './subscribe.js';
import * as css from './newsletter.css.js';

/** Renders the newsletter form: an email address and a button. Before hydration, the browser submits it. */
export function NewsletterForm() {
  const [submitting, setSubmitting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submitted = useRef(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    // Disabling the controls removed their focus.
    if (submitted.current && !submitting && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
  }, [submitting]);

  useEffect(() => {
    if (field.current?.form) field.current.form.noValidate = true; // our own message replaces the browser's
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (submitting) return;
    const { currentTarget: form } = event;
    const email = field.current?.value.trim() ?? '';
    const isInvalid = field.current?.validity.typeMismatch;
    setError(isInvalid ? 'Enter an email address such as name@example.com.' : undefined);
    if (isInvalid) {
      field.current?.focus();
      return;
    }
    submitted.current = email !== '';
    setSubmitting(submitted.current);
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
        label="Get our newsletter by email"
        type="email"
        name="email"
        autoComplete="email"
        error={error}
        disabled={submitting}
      />
      <Button type="submit" disabled={submitting}>
        {submitting ? '…' : 'Subscribe'}
      </Button>
    </form>
  );
}
