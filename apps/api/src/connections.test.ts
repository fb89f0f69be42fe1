import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = new URL('./', import.meta.url);
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !/\.(test|test-support)\.ts$|^testing\//.test(path));

/** Modules that can connect to other machines or start programs. Type-only imports can't. */
const connecting =
  /^import (?!type\b).*from '((?:node:)?(?:child_process|dgram|dns|http|https|http2|net|tls|worker_threads)(?:\/\w+)?|pg|ioredis|nodemailer|stripe|undici)'|\b(fetch|WebSocket|EventSource)\(/gm;

it('only these files reach other machines or programs, whose addresses come from the configuration', () => {
  const found = files.flatMap((path) => {
    const text = readFileSync(new URL(path, sources), 'utf8');
    const names = [...text.matchAll(connecting)].map(([, module, call]) => module ?? call ?? '');
    return names.length > 0 ? [[path, ...names]] : [];
  });
  expect(found.sort()).toEqual([
    ['config.ts', 'node:net'], // parses addresses
    ['db/postgres-database.ts', 'pg'],
    ['modules/payments/provider/stripe-provider.ts', 'stripe'],
    ['plugins/limits/shared-limits.ts', 'ioredis'],
    ['plugins/mail/mail-worker.ts', 'nodemailer'],
    ['plugins/security.ts', 'node:http', 'node:net'], // reads the headers of a response that is never sent
  ]);
});
