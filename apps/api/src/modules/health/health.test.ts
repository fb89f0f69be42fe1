import { Health } from '@mathtools/contracts/health';
import { ApiProblem } from '@mathtools/contracts/api-problem';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sharedApp, testApp } from '../../testing/test-app.js';

const ready = ['/api/health/ready', '/api/health'];

describe('health', () => {
  const well = sharedApp();

  it.each(['/api/health/live', ...ready])('%s answers 200 while all is well', async (url) => {
    const { app } = well();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(Health.parse(response.json())).toEqual({ status: 'ok' });
  });

  it.each(ready)('%s answers 503 without the database, while live still answers 200', async (url) => {
    const { app, db } = await testApp();
    await db.destroy();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(503);
    expect(ApiProblem.parse(response.json()).error).toBe('unavailable');
    expect(response.body).not.toMatch(/database|sqlite|open/i);
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
  });

  it.each(ready)('%s answers 503 when the schema is of another version', async (url) => {
    const { app, db } = await testApp();
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', '')`.execute(db);
    expect((await app.inject(url)).statusCode).toBe(503);
  });

  it('answers 503 from the moment closing begins', async () => {
    const { app } = await testApp();
    let duringClose: number | undefined;
    app.addHook('preClose', async () => {
      const { port } = app.server.address() as { port: number };
      duringClose = (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.close();
    expect(duringClose).toBe(503);
  });
});
