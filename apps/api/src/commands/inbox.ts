import type { Database } from '../db/schema.js';
import { statusOf } from '../modules/payments/domain/order-state.js';
import { listEvents } from '../modules/payments/events-repository.js';
import { listOrders } from '../modules/payments/orders-repository.js';
import { listWithdrawals } from '../modules/payments/withdrawals-repository.js';
import { listMessages, listSubscribers } from './inbox-repository.js';

/**
 * Makes untrusted text safe for a terminal: replaces characters that could move the cursor or change the text
 * direction with their code points.
 */
function shown(text: string): string {
  return text.replace(/(?![\n\t])[\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]/gu, (character) => {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

/**
 * Returns untrusted text on one line, escaped as by `shown`, without the double spaces that separate columns.
 */
function cell(text: string): string {
  return shown(text.replace(/\s+/g, ' '));
}

/** The lists of the `list` command, as text for a terminal. */
export const inbox = {
  messages,
  subscribers,
  orders,
  withdrawals,
  events: (db: Database) => events(db, 'all'),
  quarantine: (db: Database) => events(db, 'quarantined'),
};

/** Returns the text of all rows, and their number. */
async function list<Row>(name: string, found: Promise<Row[]>, textOf: (row: Row) => string): Promise<string> {
  const rows = await found;
  return `${rows.map(textOf).join('')}${name}: ${rows.length}\n`;
}

function messages(db: Database): Promise<string> {
  return list('Messages', listMessages(db), ({ created_at, name, email, subject, message, priority }) => {
    const text = shown(message.replace(/\r\n?/g, '\n')).replace(/^/gm, '  ');
    // The flag comes before any untrusted text.
    const flag = priority ? 'PRIORITY' : '        ';
    return `${created_at}  ${flag}  ${cell(name)} <${email}>  ${cell(subject)}\n${text}\n\n`;
  });
}

function subscribers(db: Database): Promise<string> {
  return list('Subscribers', listSubscribers(db), ({ created_at, email, confirmed_at }) => {
    const state = confirmed_at === null ? 'not confirmed' : `confirmed ${confirmed_at}`;
    return `${created_at}  ${email}  ${state}\n`;
  });
}

/**
 * Returns the confirmed subscribers as comma-separated values (RFC 4180), for a spreadsheet or another
 * mailing program.
 */
export async function subscribersCsv(db: Database): Promise<string> {
  const rows = await listSubscribers(db);
  const lines = [
    ['email', 'subscribed', 'confirmed'],
    ...rows.flatMap(({ email, created_at, confirmed_at }) =>
      confirmed_at === null ? [] : [[email, created_at, confirmed_at]],
    ),
  ];
  return lines.map((line) => `${line.map(quoted).join()}\r\n`).join('');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function events(db: Database, which: 'all' | 'quarantined'): Promise<string> {
  return list('Events', listEvents(db, which), (event) => {
    const { created_at, id, type, order_id, outcome, reason, resolved_at } = event;
    const resolved = resolved_at === null ? '' : `, resolved ${resolved_at}`;
    const why = reason === null ? '' : `: ${reason}${resolved}`;
    return `${created_at}  ${id}  ${type}  ${order_id ?? 'no order'}  ${outcome}${why}\n`;
  });
}

function orders(db: Database): Promise<string> {
  return list('Orders', listOrders(db), (order) => {
    const { createdAt, id, product, amountCents, email, state, tax, cardCountry } = order;
    const dispute = state.dispute === 'none' ? '' : `, dispute ${state.dispute}`;
    const status = `${statusOf(state, amountCents)}${dispute}`;
    const taxed = tax ? `  tax ${tax.cents} cents ${tax.country}, card ${cardCountry ?? 'not known'}` : '';
    return `${createdAt}  ${id}  ${product}  ${amountCents} cents  ${status}  ${email ?? 'no address'}${taxed}\n`;
  });
}

function withdrawals(db: Database): Promise<string> {
  return list('Withdrawals', listWithdrawals(db), ({ created_at, order_id, name, email, resolved_at }) => {
    const state = resolved_at === null ? 'open' : `resolved ${resolved_at}`;
    return `${created_at}  ${order_id}  ${state}  ${cell(name)} <${email}>\n`;
  });
}
