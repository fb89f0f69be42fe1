import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { useCheckedForm, withoutNativeMessages } from '../checked-form.js';
import { showMissing, subscribe } from './subscribe.js';
import * as css from './newsletter.css.js';

/** Renders the newsletter form: an email address and a button. Before hydration, the browser submits it. */
export function NewsletterForm() {
  const [submitting, setSubmitting] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const submitted = useRef(false);
  const { field, note, check, showRefused, onFocus } = useCheckedForm('POST /api/newsletter/subscribe');

  useEffect(() => {
    // Disabling the controls removed their focus.
    if (submitted.current && !submitting && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
  }, [submitting]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (submitting) return;
    const { currentTarget: form } = event;
    const email = box.current?.value.trim() ?? '';
    note('email');
    if (email === '') {
      showMissing();
      return;
    }
    submitted.current = true;
    setSubmitting(true);
    const isValid = await check(form, { email });
    const error = isValid ? await subscribe(email) : undefined;
    if (isValid && error === undefined) form.reset();
    flushSync(() => {
      setSubmitting(false); // A disabled field can't have the focus.
    });
    if (isValid) showRefused(form, error);
    else box.current?.focus();
  };

  return (
    <form
      ref={withoutNativeMessages}
      className={css.form}
      aria-label="Newsletter"
      action="/api/newsletter/subscribe"
      method="post"
      onFocus={onFocus}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        ref={box}
        label="Get our newsletter by email"
        type="email"
        {...field('email')}
        autoComplete="email"
        disabled={submitting}
      />
      <Button type="submit" disabled={submitting}>
        {submitting ? '…' : 'Subscribe'}
      </Button>
    </form>
  );
}
