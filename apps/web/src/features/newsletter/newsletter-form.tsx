import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import * as css from './newsletter.css.js';

/**
 * The newsletter form: an e-mail address and a button. Without scripts the browser sends it. It comes with every page, and only
 * what sends it comes later: React would let the first link wait for a part of the frame that is not alive yet.
 */
export function NewsletterForm() {
  const [submitting, setSubmitting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submitted = useRef(false);
  const isBusy = useRef(false);

  useEffect(() => {
    // disabling the controls removed the focus from them
    if (submitted.current && !submitting && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
  }, [submitting]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const { currentTarget: form } = event;
    const email = field.current?.value.trim() ?? '';
    const module = await import('./subscribe.js').catch(() => undefined);
    if (module) {
      submitted.current = email !== '';
      setSubmitting(submitted.current);
      if (await module.subscribe(email)) form.reset();
      setSubmitting(false);
    } else form.submit(); // its code does not come: the browser sends it
    isBusy.current = false;
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
