import type { Database } from '../db/schema.js';
import { statusOf } from '../modules/payments/domain/order-state.js';
import { listEvents } from '../modules/payments/events-repository.js';
import { listOrders } from '../modules/payments/orders-repository.js';
import { listWithdrawals } from '../modules/payments/withdrawals-repository.js';
import { listMessages, listSubscribers } from './inbox-repository.js';

/** The lists of the command `list`, as text for a terminal. */
export const inbox = {
  messages,
  subscribers,
  orders,
  withdrawals,
  events: (db: Database) => events(db, 'all'),
  quarantine: (db: Database) => events(db, 'quarantined'),
};

async function messages(db: Database): Promise<string> {
  const rows = await listMessages(db);
  const messages = rows.map(({ created_at, name, email, subject, message, priority }) => {
    const text = message.replace(/\r\n?/g, '\n').replace(/^/gm, '  ');
    const mark = priority ? '  PRIORITY' : '';
    return `${created_at}  ${name} <${email}>  ${subject}${mark}\n${text}\n\n`;
  });
  return `${messages.join('')}Messages: ${rows.length}\n`;
}

async function subscribers(db: Database): Promise<string> {
  const rows = await listSubscribers(db);
  const lines = rows.map(({ created_at, email, confirmed_at }) => {
    const state = confirmed_at === null ? 'not confirmed' : `confirmed ${confirmed_at}`;
    return `${created_at}  ${email}  ${state}\n`;
  });
  return `${lines.join('')}Subscribers: ${rows.length}\n`;
}

async function events(db: Database, which: 'all' | 'quarantined'): Promise<string> {
  const rows = await listEvents(db, which);
  const lines = rows.map(({ created_at, id, type, order_id, outcome, reason, resolved_at }) => {
    const why =
      reason === null ? '' : `: ${reason}${resolved_at === null ? '' : `, resolved ${resolved_at}`}`;
    return `${created_at}  ${id}  ${type}  ${order_id ?? 'no order'}  ${outcome}${why}\n`;
  });
  return `${lines.join('')}Events: ${rows.length}\n`;
}

async function orders(db: Database): Promise<string> {
  const rows = await listOrders(db);
  const lines = rows.map(({ createdAt, id, product, amountCents, email, state, tax, cardCountry }) => {
    const dispute = state.dispute === 'none' ? '' : `, dispute ${state.dispute}`;
    const status = `${statusOf(state, amountCents)}${dispute}`;
    const taxed = tax ? `  tax ${tax.cents} cents ${tax.country}, card ${cardCountry ?? 'not known'}` : '';
    return `${createdAt}  ${id}  ${product}  ${amountCents} cents  ${status}  ${email ?? 'no address'}${taxed}\n`;
  });
  return `${lines.join('')}Orders: ${rows.length}\n`;
}

async function withdrawals(db: Database): Promise<string> {
  const rows = await listWithdrawals(db);
  const lines = rows.map(({ created_at, order_id, name, email, resolved_at }) => {
    const state = resolved_at === null ? 'open' : `resolved ${resolved_at}`;
    return `${created_at}  ${order_id}  ${name} <${email}>  ${state}\n`;
  });
  return `${lines.join('')}Withdrawals: ${rows.length}\n`;
}
