import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './config.js';

const file = readFileSync(new URL('../../../deploy/compose.yaml', import.meta.url), 'utf8');
const given: Record<string, string> = {
  DOMAIN: 'math.example',
  POSTGRES_PASSWORD: 'hunter2',
  REDIS_PASSWORD: 'hunter3',
  SESSION_SECRET: 'secret'.repeat(6),
  METRICS_TOKEN: 'monitor'.repeat(5),
  ACCESS_LOG: 'on',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@math.example',
  SUPPORT_EMAIL: 'support@math.example',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_SECRET_KEY: 'rk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SELLER_NAME: 'Ada',
  SELLER_ADDRESS: '1 High Street, London',
  SELLER_VAT_ID: 'GB123456789',
  TAX_NOTE: 'includes 20% VAT',
};

it('the scaled example sets only variables that the servers know', () => {
  const [, api = ''] = /\n {2}api:\n(.+?)\n {2}\w+:\n/s.exec(file) ?? [];
  const lines = [...api.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)];
  const environment = Object.fromEntries(
    lines.map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{(\w+)[^}]*\}/g, (_all, variable: string) => given[variable] ?? ''),
    ]),
  );
  const config = readConfig(environment);
  expect(config).toMatchObject({
    database: { engine: 'postgres', url: 'postgres://mathtools:hunter2@postgres:5432/mathtools' },
    redisUrl: 'redis://:hunter3@redis:6379',
    publicOrigin: 'https://math.example',
    mail: {
      smtpUrl: 'smtp://mail.example',
      from: 'hello@math.example',
      supportEmail: 'support@math.example',
    },
    payments: { mode: 'live', secretKey: 'rk_live_1', webhookSecret: 'whsec_1' },
    seller: { facts: ['Ada', '1 High Street, London', 'VAT GB123456789'] },
  });
  // These variables are set in the image.
  expect(readConfig({ ...environment, NODE_ENV: 'production' }).payments.mode).toBe('live');
  const taxed = { ...environment, TAX_NOTE: '', STRIPE_TAX: 'on' };
  for (const name of Object.keys(environment)) {
    const whole = name === 'STRIPE_TAX' ? taxed : environment;
    expect(read({ ...whole, [name]: undefined }), name).not.toEqual(readConfig(whole));
  }
  const { networks } = parse(file) as {
    networks: Record<string, { enable_ipv6?: boolean; ipam?: { config: { subnet: string }[] } }>;
  };
  expect(networks['edge']?.ipam?.config.map(({ subnet }) => subnet)).toEqual(config.trustProxy);
  expect(networks['edge']?.enable_ipv6, 'visitors by IPv6 keep their addresses').toBe(true);
});

it('the scaled example limits the log that Docker keeps for each service', () => {
  const { services } = parse(file) as { services: Record<string, { logging?: unknown }> };
  expect(Object.keys(services)).toEqual(['caddy', 'api', 'postgres', 'redis']);
  for (const [name, { logging }] of Object.entries(services))
    expect(logging, name).toEqual({ driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } });
});

/** Returns the configuration, or undefined if it is refused because it is incomplete. */
function read(environment: Record<string, string | undefined>) {
  try {
    return readConfig(environment);
  } catch {
    return undefined;
  }
}
