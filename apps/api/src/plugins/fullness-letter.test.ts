import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { daysLater } from '../testing/clock.js';
import { testApp } from '../testing/test-app.js';
import { fullnessOf, fullnessTeller } from './fullness-letter.js';

it('the owner is told at 80% of the disk and of the memory, at most once a day each', async () => {
  const { db } = await testApp();
  const shares = { disk: 0.799, memory: 0.799 };
  const servers = [1, 2].map(() => fullnessTeller(db, 'owner@math.example', () => Promise.resolve(shares)));
  const letters = async () => {
    for (const look of servers) await look();
    const rows = await db.selectFrom('outbox').select('letter').orderBy('created_at').execute();
    return rows.map(({ letter }) => /\d+% of the (?:disk|memory)/.exec(letter)?.[0]).sort();
  };
  expect(await letters()).toEqual([]);
  shares.disk = 0.8;
  expect(await letters()).toEqual(['80% of the disk']);
  shares.memory = 0.91;
  expect(await letters()).toEqual(['80% of the disk', '91% of the memory']);
  daysLater(1.1);
  shares.memory = 0.5;
  expect(await letters()).toEqual(['80% of the disk', '80% of the disk', '91% of the memory']);
});

it('the disk and the memory of this machine are measured', async () => {
  for (const share of Object.values(await fullnessOf(tmpdir()))) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});
