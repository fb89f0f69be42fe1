import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartupError } from './error-types.js';

/** The configuration of the server, read once from the environment at startup. */
export interface Config {
  port: number;
  host: string;
  database: DatabaseConfig;
  /** The Redis server for rate limits. Undefined means that this process counts requests itself. */
  redisUrl: string | undefined;
  /** The public address of the site, without a path. Canonical links, the sitemap, and HSTS depend on it. */
  publicOrigin: string;
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: string[];
  logLevel: (typeof logLevels)[number];
  /** Enables logging of every request. */
  accessLog: boolean;
  webRoot: string;
  production: boolean;
  /**
   * The secrets for cookies: the first one signs, all are accepted. If empty, the secret is in a file next to
   * the database.
   */
  sessionSecrets: string[];
  /** Enables the limits on the number of requests from one address. */
  rateLimits: boolean;
  /** Enables the API documentation page at `/api/docs`. */
  apiDocs: boolean;
  /** Enables refusing API calls while the process is overloaded. */
  loadShedding: boolean;
  /** The mail settings. Undefined if no mail is sent. */
  mail: MailConfig | undefined;
  /** The token that a monitor must send to read metrics. Undefined means that metrics are disabled. */
  metricsToken: string | undefined;
  /** The public key of the payment provider. */
  publishableKey: string | undefined;
  payments: PaymentConfig;
  /** The seller, whom the law requires to be named on every page and receipt. Undefined if there is none. */
  seller: SellerConfig | undefined;
}

/** The seller. */
export interface SellerConfig {
  /** The name of the person or company, the postal address, and the VAT number if there is one. */
  facts: readonly string[];
  email: string;
  /** The note on receipts and at checkout about the tax in the prices. Undefined if there is none. */
  taxNote: string | undefined;
}

/**
 * The payment provider: none, Stripe, or (in a demonstration) a fake that charges nobody. Also says if the
 * provider computes the tax in the prices.
 */
export type PaymentConfig =
  | { mode: 'off' }
  | { mode: 'demo'; tax: boolean }
  | { mode: 'live'; secretKey: string; webhookSecret: string; tax: boolean };

/** The location of the data: a SQLite file (an absolute path, or `:memory:`) or a PostgreSQL server. */
export type DatabaseConfig = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

/** The mail settings. */
export interface MailConfig {
  smtpUrl: string;
  /** The sender of every email, as `Name <address>` or an address. */
  from: string;
  /** The address that contact messages are forwarded to. Undefined means that they are only stored. */
  supportEmail: string | undefined;
}

/** The levels that include info. */
const logsInfo = new Set(['info', 'debug', 'trace']);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * The default data folder. src/config.ts and the bundled dist/server.js are at the same depth, so this path
 * works in both.
 */
const defaultDataFolder = fileURLToPath(new URL('../../../data', import.meta.url));
const defaultWebRoot = fileURLToPath(new URL('../../web/dist/client', import.meta.url));

const port = 'must be a whole number from 0 to 65535 (0 picks a free port)';
const origin = 'must be an http or https origin without a path, such as https://example.org';
const proxies =
  'must be a comma-separated list of IP addresses or CIDR ranges, such as 127.0.0.1,10.0.0.0/8 (never everyone)';
const secrets = 'must be at least 32 characters, or several such secrets separated by commas';
const postgres = 'must be a PostgreSQL address, such as postgres://user:password@db.example/mathtools';
const redis = 'must be a Redis address, such as redis://cache.example:6379';
const smtp = 'must be an smtp or smtps address, such as smtps://user:password@mail.example';
const mailbox = 'must be an email address, such as support@example.org or MathTools <hello@example.org>';
const host = 'must be a host name or IP address to listen on, such as 127.0.0.1';
const vatId = 'must be a VAT number with its country, such as DE123456789';
const token = 'must be at least 32 letters, digits, hyphens, or underscores';
const publishable = 'must be a publishable key, which begins with pk_';
const secret = 'must be a secret key, which begins with sk_ or rk_';
const signing = 'must be the signing secret of the webhook, which begins with whsec_';
const level = `must be one of ${logLevels.join(', ')}`;

const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message);
const satisfying = (isValid: (value: string) => boolean, message: string) =>
  z.string().refine(isValid, message).optional();
const list = z.string().transform((text) => text.split(',').map((entry) => entry.trim()));
const line = matching(/^[^\p{Cc}]{1,200}$/u, 'must be one line of at most 200 characters');
const onOrOff = z.enum(['on', 'off'], 'must be on or off');

const Environment = z.object({
  PORT: matching(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value <= 65_535, port)
    .default(3000),
  HOST: matching(/^[\w.:-]+$/, host).default('127.0.0.1'),
  DATABASE_FILE: z
    .string()
    .transform((file) => (file === ':memory:' ? file : resolve(file)))
    .default(join(defaultDataFolder, 'mathtools.db')),
  DATABASE_URL: satisfying(
    (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
    postgres,
  ),
  REDIS_URL: satisfying((value) => URL.canParse(value) && /^rediss?:\/\/[^/?#]/.test(value), redis),
  PUBLIC_ORIGIN: z
    .string()
    .transform((value) => value.replace(/\/$/, ''))
    .refine(isOrigin, origin)
    .optional(),
  TRUST_PROXY: list.refine((entries) => entries.every(isProxyRange), proxies).default([]),
  LOG_LEVEL: z.enum(logLevels, level).default('warn'),
  ACCESS_LOG: onOrOff.optional(),
  WEB_ROOT: z
    .string()
    .transform((folder) => resolve(folder))
    .default(defaultWebRoot),
  SESSION_SECRET: list.refine((all) => all.every(({ length }) => length >= 32), secrets).default([]),
  RATE_LIMITS: onOrOff.default('on'),
  API_DOCS: onOrOff.default('off'),
  LOAD_SHEDDING: onOrOff.default('on'),
  SMTP_URL: satisfying((value) => URL.canParse(value) && /^smtps?:\/\/[^/?#]/.test(value), smtp),
  MAIL_FROM: satisfying(isMailbox, mailbox),
  SUPPORT_EMAIL: satisfying(isMailbox, mailbox),
  SELLER_NAME: line.optional(),
  SELLER_ADDRESS: line.optional(),
  SELLER_VAT_ID: matching(/^[A-Z]{2}[A-Z0-9+*]{2,13}$/, vatId).optional(),
  // The note is printed inside a sentence.
  TAX_NOTE: line.transform((text) => text.replace(/\.$/, '')).optional(),
  METRICS_TOKEN: matching(/^[\w-]{32,}$/, token).optional(),
  STRIPE_PUBLISHABLE_KEY: matching(/^pk_\w+$/, publishable).optional(),
  STRIPE_SECRET_KEY: matching(/^(sk|rk)_(test|live)_\w+$/, secret).optional(),
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_\w+$/, signing).optional(),
  STRIPE_TAX: onOrOff.default('off'),
  PAYMENTS: z.literal('demo', 'must be demo or unset').optional(),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production, or test')
    .default('development'),
});

/**
 * Reads the environment. Throws a StartupError that names the variable if a value is invalid. Blank values
 * count as unset.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const set = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = Environment.safeParse(Object.fromEntries(set));
  if (!result.success) throw new StartupError(sentenceOf(result.error));
  const values = result.data;
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  refuseContradictoryTax(values);
  const config: Config = {
    port: values.PORT,
    host: values.HOST,
    // DATABASE_URL takes precedence over DATABASE_FILE.
    database:
      values.DATABASE_URL === undefined
        ? { engine: 'sqlite', file: values.DATABASE_FILE }
        : { engine: 'postgres', url: values.DATABASE_URL },
    redisUrl: values.REDIS_URL,
    publicOrigin,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    accessLog: values.ACCESS_LOG ? values.ACCESS_LOG === 'on' : logsInfo.has(values.LOG_LEVEL),
    webRoot: values.WEB_ROOT,
    production: values.NODE_ENV === 'production',
    sessionSecrets: values.SESSION_SECRET,
    rateLimits: values.RATE_LIMITS === 'on',
    apiDocs: values.API_DOCS === 'on',
    loadShedding: values.LOAD_SHEDDING === 'on',
    mail: mailOf(values, publicOrigin),
    metricsToken: values.METRICS_TOKEN,
    publishableKey: values.STRIPE_PUBLISHABLE_KEY,
    payments: paymentsOf(values),
    seller: sellerOf(values),
  };
  refuseUnsafeSales(config);
  return config;
}

/**
 * Throws if production would sell over plain HTTP, with test keys, or without mail for receipts and trials.
 */
function refuseUnsafeSales({ production, payments, publicOrigin, mail, seller }: Config): void {
  if (!production || payments.mode !== 'live') return;
  refuse({
    'In production, STRIPE_SECRET_KEY must not be a test key: use the live keys.': !takesMoney(payments),
    'In production, payments need https: set PUBLIC_ORIGIN to the https address of the site.':
      !publicOrigin.startsWith('https:'),
    'In production, payments need mail for receipts and trials: set SMTP_URL to the mail server.': !mail,
    'In production, payments need someone who is notified of disputes: set SUPPORT_EMAIL to your address.':
      mail?.supportEmail === undefined,
    'In production, payments need a named seller: set SELLER_NAME and SELLER_ADDRESS.': !seller,
  });
}

/** Throws the first message whose condition is true. */
function refuse(faults: Record<string, boolean>): void {
  for (const [message, isFault] of Object.entries(faults)) if (isFault) throw new StartupError(message);
}

/**
 * Throws if a fixed tax note is combined with computed tax: the provider computes it for each buyer, so a
 * fixed note would be wrong.
 */
function refuseContradictoryTax({ STRIPE_TAX, TAX_NOTE, ...values }: z.infer<typeof Environment>): void {
  if (STRIPE_TAX === 'off') return;
  refuse({
    'STRIPE_TAX=on needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY: set all three, or leave it out.':
      values.PAYMENTS === undefined && values.STRIPE_SECRET_KEY === undefined,
    'STRIPE_TAX=on shows buyers their own country’s tax, but TAX_NOTE shows everyone the same: leave one of them out.':
      TAX_NOTE !== undefined,
  });
}

/** Returns true if the keys are live ones. */
export function takesMoney(payments: PaymentConfig): boolean {
  return payments.mode === 'live' && payments.secretKey.includes('_live_');
}

function mailOf(values: z.infer<typeof Environment>, publicOrigin: string): MailConfig | undefined {
  if (values.SMTP_URL === undefined) return undefined;
  return {
    smtpUrl: values.SMTP_URL,
    from: values.MAIL_FROM ?? `MathTools <no-reply@${new URL(publicOrigin).hostname}>`,
    supportEmail: values.SUPPORT_EMAIL,
  };
}

/** Returns the seller. Throws if the seller's details are incomplete. */
function sellerOf(values: z.infer<typeof Environment>): SellerConfig | undefined {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_VAT_ID: vatId, SUPPORT_EMAIL: email } = values;
  const { TAX_NOTE: taxNote } = values;
  if ([name, address, vatId, taxNote].every((value) => value === undefined)) return undefined;
  if (name === undefined || address === undefined || email === undefined)
    throw new StartupError(
      'A seller needs SELLER_NAME, SELLER_ADDRESS, and SUPPORT_EMAIL, as do SELLER_VAT_ID and TAX_NOTE: set all three.',
    );
  const facts = [name, address, ...(vatId === undefined ? [] : [`VAT ${vatId}`])];
  return { facts, email: addressOf(email), taxNote };
}

function paymentsOf(values: z.infer<typeof Environment>): PaymentConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const publishableKey = values.STRIPE_PUBLISHABLE_KEY;
  const tax = values.STRIPE_TAX === 'on';
  if (values.PAYMENTS === 'demo') {
    if (values.NODE_ENV === 'production')
      throw new StartupError('PAYMENTS=demo sells nothing: leave it out in production.');
    if (secretKey ?? webhookSecret ?? publishableKey)
      throw new StartupError('PAYMENTS=demo doesn’t use Stripe keys: leave one or the other out.');
    return { mode: 'demo', tax };
  }
  if (secretKey === undefined && webhookSecret === undefined) return { mode: 'off' };
  if (secretKey === undefined || webhookSecret === undefined || publishableKey === undefined) {
    throw new StartupError(
      'Payments need STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY: set all three, or none.',
    );
  }
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_')) {
    throw new StartupError(
      'Either STRIPE_SECRET_KEY or STRIPE_PUBLISHABLE_KEY is a test key: take both from the same page.',
    );
  }
  return { mode: 'live', secretKey, webhookSecret, tax };
}

function sentenceOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `The environment variable ${issue.path.join('.')} ${issue.message}.` : error.message;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;
}

function isMailbox(value: string): boolean {
  return z.email().safeParse(addressOf(value)).success;
}

/** Extracts `ada@math.example` from `Ada <ada@math.example>`. */
function addressOf(mailbox: string): string {
  return /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(mailbox)?.[1] ?? mailbox;
}

function isProxyRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  // A prefix length of 0 would trust the forwarded headers of every client.
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}
