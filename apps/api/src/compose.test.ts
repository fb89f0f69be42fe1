import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from './config.js';

const file = readFileSync(new URL('../../../deploy/compose.yaml', import.meta.url), 'utf8');
const given: Record<string, string> = {
  DOMAIN: 'math.example',
  POSTGRES_PASSWORD: 'hunter2',
  SESSION_SECRET: 'secret'.repeat(6),
  METRICS_TOKEN: 'monitor'.repeat(5),
  SMTP_URL: 'smtp://mail.example',
  SUPPORT_EMAIL: 'support@math.example',
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
    redisUrl: 'redis://redis:6379',
    publicOrigin: 'https://math.example',
    mail: { smtpUrl: 'smtp://mail.example', supportEmail: 'support@math.example' },
  });
  for (const name of Object.keys(environment)) {
    expect(readConfig({ ...environment, [name]: undefined }), name).not.toEqual(config);
  }
  expect(file).toContain(`subnet: ${config.trustProxy.join()} `);
});
