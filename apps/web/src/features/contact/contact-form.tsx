import { maxMessageLength, messageTooLong } from '@mathtools/contracts/contact-limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { TextArea, TextField } from '../../ui/field/text-field.js';
import { showToast } from '../../ui/toast/toast.js';
import { send } from '../api.js';
import { useCheckedForm, withoutNativeMessages } from '../checked-form.js';
import * as css from './contact.css.js';

/** The length shown by the counter. Longer messages can still be sent. */
const COUNTER_LIMIT = 1000;

const NAMES = ['name', 'email', 'subject', 'message'] as const;
type Message = Record<(typeof NAMES)[number], string>;

/** Sends a message and shows the outcome in a toast. Returns the error, if any. */
async function sendMessage(message: Message): Promise<unknown> {
  try {
    await send('POST /api/contact', { body: message });
  } catch (error) {
    showToast({
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      kind: 'destructive',
    });
    return error;
  }
  showToast({
    title: 'Message Sent!',
    description: "Thank you for contacting us. We'll respond within 24 hours.",
  });
  return undefined;
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
  const [sending, setSending] = useState(false);
  const { field, note, check, showRefused, onFocus } = useCheckedForm('POST /api/contact');

  const count = (): void => {
    if (!form.current) return;
    const { value } = fieldIn(form.current, 'message');
    setLength(value.length);
    note('message', value.trim().length > maxMessageLength ? messageTooLong : undefined);
  };
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    withoutNativeMessages(current);
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
    setSending(true);
    const message = cleanFields(sent);
    count();
    if (await check(sent, message)) {
      const error = await sendMessage(message);
      if (error === undefined) {
        sent.reset();
        draft = {};
      }
      count();
      showRefused(sent, error);
    }
    setSending(false);
  };

  const part = (name: keyof Message) => ({ ...field(name), required: true });
  return (
    <form
      ref={form}
      className={css.form}
      aria-label="Contact"
      action="/api/contact"
      method="post"
      onFocus={onFocus}
      onSubmit={(event) => void submit(event)}
    >
      <div className={css.sender}>
        <TextField {...part('name')} label="Name" autoComplete="name" />
        <TextField {...part('email')} label="Email" type="email" autoComplete="email" />
      </div>
      <TextField {...part('subject')} label="Subject" />
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
