import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button/button.js';
import { TextArea, TextField } from '../../ui/field/text-field.js';
import { showToast } from '../../ui/toast/toast.js';
import { send } from '../api.js';
import * as css from './contact.css.js';

/** The length the counter shows; a longer message may still be sent. */
const COUNTER_LIMIT = 1000;

const EMPTY = { name: '', email: '', subject: '', message: '' };
type Message = typeof EMPTY;

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

/** Trims the fields and removes the control characters of pasted text. */
function cleaned({ name, email, subject, message }: Message): Message {
  const line = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return {
    name: line(name),
    email: email.trim(),
    subject: line(subject),
    message: message.replaceAll(/(?![\t\n\r])\p{Cc}/gu, ' ').trim(),
  };
}

/** The contact form: who writes, about what, and the message. */
export function ContactForm() {
  const [message, setMessage] = useState(EMPTY);
  const [sending, setSending] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    const ready = cleaned(message);
    // A field of blanks counts as empty, and the browser reports it once it is.
    flushSync(() => {
      setMessage(ready);
    });
    if (!event.currentTarget.reportValidity()) return;
    setSending(true);
    if (await sendMessage(ready)) setMessage(EMPTY);
    setSending(false);
  };

  const field = (name: keyof Message) => ({
    name,
    value: message[name],
    required: true,
    onChange: (value: string) => {
      setMessage({ ...message, [name]: value });
    },
  });
  const { length } = message.message;
  return (
    <form className={css.form} aria-label="Contact" onSubmit={(event) => void submit(event)}>
      <div className={css.sender}>
        <TextField label="Name" autoComplete="name" maxLength={100} {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      </div>
      <TextField label="Subject" maxLength={200} {...field('subject')} />
      <TextArea
        label="Message"
        hint={
          <span className={css.counter} data-past={length > COUNTER_LIMIT}>
            {`${length} / ${COUNTER_LIMIT} characters`}
          </span>
        }
        {...field('message')}
      />
      <div>
        <Button kind="primary" type="submit" aria-disabled={sending}>
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
