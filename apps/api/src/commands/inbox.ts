import type { Database } from '../db/schema.js';
import { listMessages, listSubscribers } from './inbox-repository.js';

/** What came in, as text to be read in a terminal. */
export const inbox = { messages, subscribers };

async function messages(db: Database): Promise<string> {
  const rows = await listMessages(db);
  const letters = rows.map(({ created_at, name, email, subject, message }) => {
    const text = message.replace(/\r\n?/g, '\n').replace(/^/gm, '  ');
    return `${created_at}  ${name} <${email}>  ${subject}\n${text}\n\n`;
  });
  return `${letters.join('')}Messages: ${String(rows.length)}\n`;
}

async function subscribers(db: Database): Promise<string> {
  const rows = await listSubscribers(db);
  const lines = rows.map(({ created_at, email, confirmed_at }) => {
    const state = confirmed_at === null ? 'not confirmed' : `confirmed ${confirmed_at}`;
    return `${created_at}  ${email}  ${state}\n`;
  });
  return `${lines.join('')}Subscribers: ${String(rows.length)}\n`;
}
