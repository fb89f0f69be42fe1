import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartFailure } from './start-failure.js';

/** What the server may be told from outside, read once when it starts. */
export interface Config {
  port: number;
  host: string;
  /** An absolute path, or `:memory:`. */
  databaseFile: string;
  /** The address visitors use, without a path: canonical links, sitemap and transport security follow from it. */
  publicOrigin: string;
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-* headers are believed. */
  trustProxy: string[];
  logLevel: (typeof logLevels)[number];
  webRoot: string;
  production: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// src/config.ts and the bundled dist/server.js lie equally deep, so these hold in development and in production.
const defaultDatabaseFile = fileURLToPath(new URL('../../../data/mathtools.db', import.meta.url));
const defaultWebRoot = fileURLToPath(new URL('../../web/dist/client', import.meta.url));

const port = 'must be a whole number from 0 to 65535 (0 picks a free port)';
const origin = 'must be an http or https origin without a path, such as https://example.org';
const proxies =
  'must be a comma-separated list of IP addresses or CIDR ranges, such as 127.0.0.1,10.0.0.0/8 (never everyone)';
const level = `must be one of ${logLevels.join(', ')}`;

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value <= 65_535, port)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or IP address to listen on, such as 127.0.0.1')
    .default('127.0.0.1'),
  DATABASE_FILE: z
    .string()
    .transform((file) => (file === ':memory:' ? file : resolve(file)))
    .default(defaultDatabaseFile),
  PUBLIC_ORIGIN: z
    .string()
    .transform((value) => value.replace(/\/$/, ''))
    .refine(isOrigin, origin)
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((list) => list.every(isProxyRange), proxies)
    .default([]),
  LOG_LEVEL: z.enum(logLevels, level).default('warn'),
  WEB_ROOT: z
    .string()
    .transform((folder) => resolve(folder))
    .default(defaultWebRoot),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
});

/** Reads the environment; a value that can't be used throws a StartFailure that names its variable. A blank value counts as unset. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const set = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = Environment.safeParse(Object.fromEntries(set));
  if (!result.success) throw new StartFailure(sentenceOf(result.error));
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    databaseFile: values.DATABASE_FILE,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${String(values.PORT)}`,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    webRoot: values.WEB_ROOT,
    production: values.NODE_ENV === 'production',
  };
}

function sentenceOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `The environment variable ${issue.path.join('.')} ${issue.message}.` : error.message;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;
}

function isProxyRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  // A prefix of 0 would believe the forwarded headers of every client.
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}
