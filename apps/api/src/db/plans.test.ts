import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sharedApp } from '../testing/test-app.js';

const made = sharedApp();

async function planOf(query: string): Promise<string> {
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(made().db);
  return rows.map(({ detail }) => detail).join('; ');
}

it('finds the rows that refer to a deleted row by an index', async () => {
  const { rows } = await sql<{ name: string; column: string }>`
    select t.name, f."from" as "column" from pragma_table_list t, pragma_foreign_key_list(t.name) f
    where t.schema = 'main' order by 1, 2`.execute(made().db);
  expect(rows.map(({ name, column }) => `${name}.${column}`)).toContain('orders.session');
  for (const { name, column } of rows) {
    expect(
      await planOf(`select rowid from ${name} where ${column} = 'x'`),
      `${name}.${column}`,
    ).not.toContain('SCAN');
  }
});

it('counts sales with a covering index', async () => {
  expect(
    await planOf(
      'select product, count(*), sum(amount_cents), sum(refunded_cents) from orders where paid_at is not null group by product',
    ),
  ).toBe('SCAN orders USING COVERING INDEX orders_sales');
});

it.each([
  `select id_hash from sessions where expires_at <= 'x' and (expires_at, id_hash) > ('x', 'x') order by expires_at, id_hash limit 100`,
  `select id from orders where payment in ('pending', 'failed') and created_at < 'x' limit 100`,
  `select id from contact_messages where created_at < 'x' limit 100`,
  `select hash from keys where expires_at <= 'x' limit 100`,
  `select id from outbox where state = 'dead' and created_at < 'x' limit 100`,
  `select token_hash from confirmations where expires_at <= 'x' limit 100`,
  `select email from subscribers where confirmed_at is null and created_at < 'x'
    and not exists (select 1 from confirmations where confirmations.email = subscribers.email) limit 100`,
])('finds the rows to delete by an index, without sorting: %s', async (query) => {
  expect(await planOf(query)).not.toMatch(/SCAN|TEMP B-TREE/);
});
