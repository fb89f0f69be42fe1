import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { TextArea, TextField } from '../../ui/field/text-field.js';
import { showToast } from '../../ui/toast/toast.js';
import { send } from '../api.js';
import * as css from './contact.css.js';

/** The length shown by the counter. Longer messages can still be sent. */
const COUNTER_LIMIT = 1000;
/** The length beyond which the server rejects a message. */
const LONGEST = 5000;
const TOO_LONG = `You can send at most ${LONGEST} characters.`;

const NAMES = ['name', 'email', 'subject', 'message'] as const;
type Message = Record<(typeof NAMES)[number], string>;

async function sendMessage(message: Message): Promise<boolean> {
  try {
    await send('POST /api/contact', { body: message });
  } catch {
    showToast({
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      kind: 'destructive',
    });
    return false;
  }
  showToast({
    title: 'Message Sent!',
    description: "Thank you for contacting us. We'll respond within 24 hours.",
  });
  return true;
}

/** Trims the fields and removes control characters from pasted text. */
function cleaned({ name, email, subject, message }: Message): Message {
  const line = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return {
    name: line(name),
    email: email.trim(),
    subject: line(subject),
    message: message.replaceAll(/(?![\t\n\r])\p{Cc}/gu, ' ').trim(),
  };
}

/** Returns a field of the form. The fields are uncontrolled: the browser keeps their text. */
function fieldIn(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** Cleans the fields in place, and returns their texts. */
function cleanFields(form: HTMLFormElement): Message {
  const message = cleaned(
    Object.fromEntries(NAMES.map((name) => [name, fieldIn(form, name).value])) as Message,
  );
  for (const name of NAMES) fieldIn(form, name).value = message[name];
  return message;
}

/** Renders the contact form. Before hydration, the browser submits it. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  const [isTooLong, setTooLong] = useState(false);
  const [sending, setSending] = useState(false);

  const count = (): void => {
    if (!form.current) return;
    const field = fieldIn(form.current, 'message');
    const isLonger = field.value.trim().length > LONGEST;
    field.setCustomValidity(isLonger ? TOO_LONG : '');
    setTooLong(isLonger);
    setLength(field.value.length);
  };
  useEffect(count, []); // Counts text that was typed before hydration.

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget: sent } = event;
    if (sending) return;
    const message = cleanFields(sent);
    count();
    // A field of blanks is empty after cleaning, so the browser reports it.
    if (!sent.reportValidity()) return;
    setSending(true);
    if (await sendMessage(message)) sent.reset();
    count();
    setSending(false);
  };

  return (
    <form
      ref={form}
      className={css.form}
      aria-label="Contact"
      action="/api/contact"
      method="post"
      onSubmit={(event) => void submit(event)}
    >
      <div className={css.sender}>
        <TextField label="Name" name="name" autoComplete="name" maxLength={100} required />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
      </div>
      <TextField label="Subject" name="subject" maxLength={200} required />
      <TextArea
        label="Message"
        name="message"
        required
        invalid={isTooLong}
        hint={
          <span className={css.counter} data-past={length > COUNTER_LIMIT}>
            {`${length} / ${COUNTER_LIMIT} characters${isTooLong ? `. ${TOO_LONG}` : ''}`}
          </span>
        }
        onChange={count}
      />
      <div>
        <Button kind="primary" type="submit" aria-disabled={sending}>
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
