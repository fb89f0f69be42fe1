import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { ask } from './testing/ask.js';
import { composeServices, image, layOut, type Service } from './testing/deployment.js';
import { freePort } from './testing/free-port.js';
import { mailServer } from './testing/mail-server.js';
import { postgresServer } from './testing/postgres-server.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url));
const redis = inject('redis');
const clients = inject('postgresClients');

const variables = {
  DOMAIN: 'math.example',
  POSTGRES_PASSWORD: 'hunter2hunter2',
  REDIS_PASSWORD: 'hunter3hunter3',
  SESSION_SECRET: 'secret'.repeat(6),
  METRICS_TOKEN: 'monitor'.repeat(5),
  SUPPORT_EMAIL: 'support@math.example',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_SECRET_KEY: 'rk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SELLER_NAME: 'Ada Lovelace',
  SELLER_ADDRESS: '1 High Street, London',
};

/** Starts a program that ends with the test. */
function started(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return child;
}

/** The time limit of a program in this test. Each one takes seconds, so a longer one hangs. */
const patienceMs = 60_000;

/** Waits until a program has printed some text; fails if the program ends first or hangs. */
async function untilPrinted(child: ChildProcess, words: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(words)) resolve();
    });
    child.once('exit', (code) => {
      reject(new Error(`It ended with ${String(code)}: ${printed}`));
    });
    setTimeout(() => {
      reject(new Error(`After a minute, ${child.spawnfile} hasn't printed "${words}", only: ${printed}`));
    }, patienceMs).unref();
  });
}

/** Runs the health check of a service. */
function isHealthy({ healthcheck, environment }: Service, env: NodeJS.ProcessEnv): boolean {
  const [kind, script = ''] = healthcheck?.test ?? [];
  expect(kind).toBe('CMD-SHELL');
  const options = { env: { ...env, ...environment }, timeout: patienceMs };
  return spawnSync('sh', ['-c', script], options).status === 0;
}

/**
 * Runs the database service: its image accepts local connections and requires a password from all others,
 * then runs the mounted script.
 */
async function startPostgres(service: Service) {
  const port = await freePort();
  const server = await postgresServer(['listen_addresses=127.0.0.1', `port=${port}`]);
  onTestFinished(server.remove);
  const folder = dirname(server.socket);
  const inside = { host: folder, port, user: 'postgres' };
  writeFileSync(join(folder, 'data/pg_hba.conf'), 'local all all trust\nhost all all all scram-sha-256\n');
  const runQuery = async (more: pg.ClientConfig, query: string): Promise<unknown> => {
    const client = new pg.Client({ ...inside, database: 'postgres', ...more });
    try {
      await client.connect();
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  };
  await runQuery({}, 'select pg_reload_conf()');
  const script = service.volumes.find((volume) => volume.includes('docker-entrypoint-initdb.d')) ?? '';
  const PATH = [clients, process.env.PATH].join(delimiter);
  const env = { ...process.env, ...service.environment, PATH, PGHOST: folder, PGPORT: String(port) };
  execFileSync('sh', [join(deploy, script.split(':')[0] ?? '')], {
    env,
    stdio: 'pipe',
    timeout: patienceMs,
  });
  expect(isHealthy(service, env)).toBe(true);
  return { port, runQuery };
}

async function startRedis(service: Service) {
  const { command = '', env = {} } = redis ?? {};
  const port = await freePort();
  const [program, ...args] = service.command ?? [];
  expect(program).toBe('redis-server');
  const here = ['--port', String(port), '--bind', '127.0.0.1'];
  await untilPrinted(started(command, [...args, ...here], '/', env), 'Ready to accept connections');
  // The client uses the service's port, which is different here. The program is looked up without this
  // folder, or else the script would call itself.
  const folder = temporaryFolder();
  const client = command.replace(/redis-server$/, 'redis-cli');
  const forwards = `#!/bin/sh\nPATH='${process.env.PATH ?? ''}'\nexec ${client} -p ${port} "$@"\n`;
  writeFileSync(join(folder, 'redis-cli'), forwards, { mode: 0o755 });
  const PATH = [folder, process.env.PATH].join(delimiter);
  const check = (more: Partial<Service>) => isHealthy({ ...service, ...more }, { ...env, PATH });
  return { port, check };
}

it.skipIf(!redis || !clients)(
  'the scaled example starts as it is written, from the files of the image, and can sell',
  async () => {
    const mail = await mailServer();
    const services = composeServices({ ...variables, SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
    const { postgres, redis: limits, api } = services;
    if (!postgres || !limits || !api) throw new Error('A service is missing.');

    const database = await startPostgres(postgres);
    const counts = await startRedis(limits);
    expect(counts.check({})).toBe(true);
    expect(counts.check({ environment: {} }), 'without the password').toBe(false);
    const stranger = connect(counts.port, '127.0.0.1');
    stranger.write('PING\r\n');
    expect(String((await once(stranger, 'data', { signal: AbortSignal.timeout(patienceMs) }))[0])).toMatch(
      /^-NOAUTH/,
    );
    stranger.destroy();

    const app = await layOut(temporaryFolder());
    expect(readdirSync(join(app, 'apps/api/node_modules/@mathtools'))).not.toContain('fake-stripe');
    const environment = {
      ...image.environment,
      ...Object.fromEntries(
        Object.entries(api.environment).map(([name, value]) => [
          name,
          value
            .replace('postgres:5432', `127.0.0.1:${database.port}`)
            .replace('redis:6379', `127.0.0.1:${counts.port}`),
        ]),
      ),
      HOST: '127.0.0.1',
      PATH: process.env.PATH,
    };
    const admin = (...words: string[]) =>
      execFileSync(process.execPath, ['apps/api/dist/admin.js', ...words], {
        cwd: app,
        env: environment,
        timeout: patienceMs,
      });
    admin('migrate');
    // Skips the jobs that call the payment provider, because the keys aren't real.
    await database.runQuery(
      { database: 'mathtools' },
      `insert into jobs select name, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from unnest(array['reconciliation with pk_live_1', 'open payments']) as name`,
    );
    const [node, ...program] = image.command;
    expect(node).toBe('node');
    const replicas = [await freePort(), await freePort()];
    for (const port of replicas) {
      const env = { ...environment, PORT: String(port) };
      await untilPrinted(started(process.execPath, program, app, env), 'is running at');
      const [, ...check] = image.healthcheck;
      expect(spawnSync(process.execPath, check, { cwd: app, env, timeout: patienceMs }).status).toBe(0);
    }
    const [one = 0, other = 0] = replicas;

    const page = await ask(one, '/terms');
    expect([page.status, page.headers['strict-transport-security']]).toEqual([
      200,
      'max-age=31536000; includeSubDomains',
    ]);
    expect(page.body).toContain(variables.SELLER_NAME);
    const config = JSON.parse((await ask(other, '/api/config')).body) as object;
    expect(config).toMatchObject({ payments: 'live', publishableKey: 'pk_live_1' });

    // The servers share the limits, and each message is stored once and emailed.
    const statuses = [];
    for (let time = 0; time < 12; time++) {
      const answer = await fetch(`http://127.0.0.1:${time % 2 ? one : other}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada', email: 'ada@math.example', subject: 'Hello', message: 'How?' }),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(admin('list', 'messages').toString()).toContain('Messages: 10');
    await expect.poll(() => mail.received.length).toBe(10);

    // The servers' role owns its database and nothing else. The superuser can only connect locally.
    expect(
      await database.runQuery(
        {},
        `select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = 'mathtools'`,
      ),
    ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
    for (const user of ['postgres', 'mathtools']) {
      for (const password of ['hunter', ...(user === 'postgres' ? [variables.POSTGRES_PASSWORD] : [])]) {
        const attempt = database.runQuery(
          { host: '127.0.0.1', user, password, database: 'mathtools' },
          'select 1',
        );
        await expect(attempt).rejects.toThrow('password authentication failed');
      }
    }
  },
  600_000,
);
