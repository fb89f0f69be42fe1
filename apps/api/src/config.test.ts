import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { StartupError } from './error-types.js';

const reading = (environment: Record<string, string>) => () => readConfig(environment);

describe('readConfig', () => {
  it('needs no variables', () => {
    const root = resolve(import.meta.dirname, '../../..');
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      database: { engine: 'sqlite', file: resolve(root, 'data/mathtools.db') },
      redisUrl: undefined,
      publicOrigin: 'http://localhost:3000',
      trustProxy: [],
      logLevel: 'warn',
      accessLog: false,
      webRoot: resolve(root, 'apps/web/dist/client'),
      production: false,
      sessionSecrets: [],
      rateLimits: true,
      apiDocs: false,
      loadShedding: true,
      mail: undefined,
      metricsToken: undefined,
      publishableKey: undefined,
      payments: { mode: 'off' },
      seller: undefined,
    });
  });

  it('uses every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::',
      DATABASE_FILE: 'elsewhere/m.db',
      REDIS_URL: 'redis://cache.example:6379',
      PUBLIC_ORIGIN: 'https://math.example/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
      LOG_LEVEL: 'info',
      ACCESS_LOG: 'off',
      WEB_ROOT: '/srv/site',
      NODE_ENV: 'production',
      SESSION_SECRET: `${'new'.repeat(11)}, ${'old'.repeat(11)}`,
      RATE_LIMITS: 'off',
      API_DOCS: 'on',
      LOAD_SHEDDING: 'off',
      SMTP_URL: 'smtps://user:word@mail.example?pool=true',
      MAIL_FROM: 'MathTools <hello@math.example>',
      SUPPORT_EMAIL: 'support@math.example',
      METRICS_TOKEN: 'monitor'.repeat(5),
      STRIPE_PUBLISHABLE_KEY: 'pk_live_123',
      STRIPE_SECRET_KEY: 'sk_live_123',
      STRIPE_WEBHOOK_SECRET: 'whsec_123',
      SELLER_NAME: 'Ada',
      SELLER_ADDRESS: '1 High Street, London',
      SELLER_VAT_ID: 'GB123456789',
      TAX_NOTE: 'includes 20% VAT.',
    });
    expect(config).toEqual({
      port: 8080,
      host: '::',
      database: { engine: 'sqlite', file: resolve('elsewhere/m.db') },
      redisUrl: 'redis://cache.example:6379',
      publicOrigin: 'https://math.example',
      trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      logLevel: 'info',
      accessLog: false,
      webRoot: '/srv/site',
      production: true,
      sessionSecrets: ['new'.repeat(11), 'old'.repeat(11)],
      rateLimits: false,
      apiDocs: true,
      loadShedding: false,
      mail: {
        smtpUrl: 'smtps://user:word@mail.example?pool=true',
        from: 'MathTools <hello@math.example>',
        supportEmail: 'support@math.example',
      },
      metricsToken: 'monitor'.repeat(5),
      publishableKey: 'pk_live_123',
      payments: { mode: 'live', secretKey: 'sk_live_123', webhookSecret: 'whsec_123', tax: false },
      seller: {
        facts: ['Ada', '1 High Street, London', 'VAT GB123456789'],
        email: 'support@math.example',
        taxNote: 'includes 20% VAT',
      },
    });
  });

  it.each(['postgres://user:word@db.example/mathtools?sslmode=require', 'postgresql:///mathtools?host=/run'])(
    'prefers the server %s to a file',
    (url) => {
      const { database } = readConfig({ DATABASE_URL: url, DATABASE_FILE: 'elsewhere/m.db' });
      expect(database).toEqual({ engine: 'postgres', url });
    },
  );

  it('derives the sender from the public origin', () => {
    const { mail } = readConfig({ SMTP_URL: 'smtp://localhost', PUBLIC_ORIGIN: 'https://math.example' });
    expect(mail).toEqual({
      smtpUrl: 'smtp://localhost',
      from: 'MathTools <no-reply@math.example>',
      supportEmail: undefined,
    });
  });

  it.each([
    ['warn', undefined, false],
    ['info', undefined, true],
    ['silent', 'on', true],
    ['debug', 'off', false],
  ])('at level %s with ACCESS_LOG %s logs answered requests: %s', (LOG_LEVEL, ACCESS_LOG, isLogged) => {
    expect(readConfig({ LOG_LEVEL, ACCESS_LOG }).accessLog).toBe(isLogged);
  });

  it('derives the public origin from the port', () => {
    expect(readConfig({ PORT: '4000' }).publicOrigin).toBe('http://localhost:4000');
  });

  it('treats a blank variable as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_ORIGIN: ' ' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mathtools.db'],
    ['DATABASE_URL', 'mysql://db.example/mathtools'],
    ['REDIS_URL', 'cache.example:6379'],
    ['REDIS_URL', 'redis://'],
    ['PUBLIC_ORIGIN', 'math.example'],
    ['PUBLIC_ORIGIN', 'ftp://math.example'],
    ['PUBLIC_ORIGIN', 'https://math.example/app'],
    ['PUBLIC_ORIGIN', 'https://user:word@math.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['LOG_LEVEL', 'loud'],
    ['ACCESS_LOG', 'yes'],
    ['NODE_ENV', 'prod'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', `${'long'.repeat(8)},`],
    ['RATE_LIMITS', 'no'],
    ['API_DOCS', 'yes'],
    ['LOAD_SHEDDING', 'no'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'MathTools'],
    ['MAIL_FROM', 'MathTools <hello@math.example>\r\nBcc: a@b.example'],
    ['SUPPORT_EMAIL', 'support@'],
    ['METRICS_TOKEN', 'short'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_123'],
    ['STRIPE_SECRET_KEY', 'pk_live_123'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_TAX', 'yes'],
    ['PAYMENTS', 'live'],
  ])('says in one sentence what is wrong with %s=%s', (name, value) => {
    const read = reading({ [name]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`^The environment variable ${name} must be [^\\n]+\\.$`));
  });
});

describe('payments', () => {
  const keys = {
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it.each([
    [{}, { mode: 'off' }],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, { mode: 'off' }],
    [keys, { mode: 'live', secretKey: 'sk_test_1', webhookSecret: 'whsec_1', tax: false }],
    [
      { ...keys, STRIPE_TAX: 'on' },
      { mode: 'live', secretKey: 'sk_test_1', webhookSecret: 'whsec_1', tax: true },
    ],
    [{ PAYMENTS: 'demo' }, { mode: 'demo', tax: false }],
    [
      { PAYMENTS: 'demo', STRIPE_TAX: 'on' },
      { mode: 'demo', tax: true },
    ],
  ])('with %j are %j', (environment, payments) => {
    expect(readConfig(environment).payments).toEqual(payments);
  });

  it.each([
    ['a key is missing', { ...keys, STRIPE_WEBHOOK_SECRET: '' }, /set all three, or none/],
    ['two keys are missing', { STRIPE_SECRET_KEY: 'sk_test_1' }, /set all three, or none/],
    ['only the webhook has its secret', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /set all three, or none/],
    ['one key is for tests', { ...keys, STRIPE_SECRET_KEY: 'sk_live_1' }, /take both from the same page/],
    ['a demonstration has keys', { ...keys, PAYMENTS: 'demo' }, /leave one or the other out/],
    [
      'tax has no keys',
      { STRIPE_TAX: 'on' },
      /^STRIPE_TAX=on needs STRIPE_SECRET_KEY, [^\n.]+: set all three, or leave it out\.$/,
    ],
    ['tax has some keys', { ...keys, STRIPE_WEBHOOK_SECRET: '', STRIPE_TAX: 'on' }, /set all three, or none/],
    [
      'all buyers have one tax',
      { ...keys, STRIPE_TAX: 'on', TAX_NOTE: 'includes 19% VAT' },
      /^STRIPE_TAX=on [^\n.]+ leave one of them out\.$/,
    ],
    ['a demonstration is in production', { PAYMENTS: 'demo', NODE_ENV: 'production' }, /sells nothing/],
  ])('stop the start with one sentence where %s', (_name, environment, sentence) => {
    const read = reading(environment);
    expect(read).toThrow(StartupError);
    expect(read).toThrow(sentence);
  });

  const selling = {
    ...keys,
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_SECRET_KEY: 'rk_live_1',
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://math.example',
    SMTP_URL: 'smtps://mail.example',
    SUPPORT_EMAIL: 'owner@math.example',
    SELLER_NAME: 'Ada',
    SELLER_ADDRESS: '1 High Street, London',
  };

  it.each([
    ['a name alone', { SELLER_NAME: 'Ada' }],
    ['an address alone', { SELLER_ADDRESS: 'London' }],
    ['a number for tax alone', { SELLER_VAT_ID: 'GB123456789' }],
    ['a note on tax alone', { TAX_NOTE: 'includes 19% VAT' }],
    ['no address for mail', { SELLER_NAME: 'Ada', SELLER_ADDRESS: 'London' }],
  ])('stop the start of a seller with %s', (_name, environment) => {
    expect(reading(environment)).toThrow(StartupError);
    expect(reading(environment)).toThrow(
      /^A seller needs SELLER_NAME, SELLER_ADDRESS, and SUPPORT_EMAIL, [^\n.]+: set all three\.$/,
    );
  });

  it.each([
    ['the keys are for tests', { ...selling, ...keys }, /a test key/],
    [
      'there is no public origin',
      { ...selling, PUBLIC_ORIGIN: '' },
      /set PUBLIC_ORIGIN to the https address/,
    ],
    ['the public origin is not https', { ...selling, PUBLIC_ORIGIN: 'http://math.example' }, /need https/],
    ['there is no mail', { ...selling, SMTP_URL: '' }, /set SMTP_URL/],
    [
      'nobody is notified of disputes',
      { ...selling, SUPPORT_EMAIL: '', SELLER_NAME: '', SELLER_ADDRESS: '' },
      /set SUPPORT_EMAIL/,
    ],
    [
      'nobody sells',
      { ...selling, SELLER_NAME: '', SELLER_ADDRESS: '' },
      /set SELLER_NAME and SELLER_ADDRESS/,
    ],
  ])('stop the start of production with one sentence where %s', (_name, environment, sentence) => {
    expect(readConfig(selling).payments.mode).toBe('live');
    const read = reading(environment);
    expect(read).toThrow(StartupError);
    expect(read).toThrow(sentence);
    expect(read).toThrow(/^In production, [^\n.]+\.$/);
    expect(readConfig({ ...environment, NODE_ENV: 'test' }).payments.mode).toBe('live');
    // A production server that sells nothing needs none of these.
    const unpaid = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
    expect(readConfig({ ...environment, ...unpaid }).payments.mode).toBe('off');
  });
});
