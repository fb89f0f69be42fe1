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

/** Returns a message without surrounding blanks or control characters, which pasted text may contain. */
function cleaned({ name, email, subject, message }: Message): Message {
  const line = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return {
    name: line(name),
    email: email.trim(),
    subject: line(subject),
    message: message.replaceAll(/(?![\t\n\r])\p{Cc}/gu, ' ').trim(),
  };
}

/** The draft of the message, kept while another page is open. */
let draft: Partial<Message> = {};

const MISSING: Message = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  subject: 'Enter a subject.',
  message: 'Enter your message.',
};

/** Returns what to change in each invalid field, in the order of the fields. */
function errorsIn(form: HTMLFormElement): Partial<Message> {
  const errors: Partial<Message> = {};
  for (const name of NAMES) {
    const { value, validity } = fieldIn(form, name);
    if (value === '') errors[name] = MISSING[name];
    else if (validity.typeMismatch) errors[name] = 'Enter an email address such as name@example.com.';
    else if (name === 'message' && value.length > LONGEST) errors[name] = TOO_LONG;
  }
  return errors;
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
  const [errors, setErrors] = useState<Partial<Message>>({});
  const [sending, setSending] = useState(false);

  const note = (name: keyof Message, error?: string): void => {
    setErrors((latest) => (latest[name] === error ? latest : { ...latest, [name]: error }));
  };
  const count = (): void => {
    if (!form.current) return;
    const { value } = fieldIn(form.current, 'message');
    setLength(value.length);
    note('message', value.trim().length > LONGEST ? TOO_LONG : undefined);
  };
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    current.noValidate = true; // our own messages replace the browser's
    for (const name of NAMES) {
      const field = fieldIn(current, name);
      field.value ||= draft[name] ?? '';
    }
    setLength(fieldIn(current, 'message').value.length); // Counts text that was typed before hydration.
    return () => {
      draft = Object.fromEntries(NAMES.map((name) => [name, fieldIn(current, name).value]));
    };
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget: sent } = event;
    if (sending) return;
    const message = cleanFields(sent);
    count();
    const found = errorsIn(sent);
    setErrors(found);
    const wrong = NAMES.find((name) => found[name] !== undefined);
    if (wrong) {
      fieldIn(sent, wrong).focus();
      return;
    }
    setSending(true);
    if (await sendMessage(message)) {
      sent.reset();
      draft = {};
    }
    count();
    setSending(false);
  };

  const part = (name: keyof Message) => ({
    name,
    required: true,
    error: errors[name],
    onChange: () => {
      note(name);
    },
  });
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
        <TextField {...part('name')} label="Name" autoComplete="name" maxLength={100} />
        <TextField {...part('email')} label="Email" type="email" autoComplete="email" />
      </div>
      <TextField {...part('subject')} label="Subject" maxLength={200} />
      <TextArea
        {...part('message')}
        label="Message"
        hint={
          <span className={css.counter} data-past={length > COUNTER_LIMIT}>
            {`${length} / ${COUNTER_LIMIT} characters`}
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
