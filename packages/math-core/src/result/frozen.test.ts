import { expect, it } from 'vitest';
import { frozen } from './frozen.js';

it('freezes a table and everything in it, and accepts undefined', () => {
  const table = frozen({ rows: [{ name: 'a' }], none: null, text: 'b' });
  expect([table, table.rows, table.rows[0]].map((held) => Object.isFrozen(held))).toEqual([true, true, true]);
});
