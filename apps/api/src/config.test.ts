import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { StartFailure } from './start-failure.js';

describe('readConfig', () => {
  it('needs no variable at all', () => {
    const root = resolve(import.meta.dirname, '../../..');
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseFile: resolve(root, 'data/mathtools.db'),
      publicOrigin: 'http://localhost:3000',
      trustProxy: [],
      logLevel: 'warn',
      webRoot: resolve(root, 'apps/web/dist/client'),
      production: false,
    });
  });

  it('takes every variable at its word', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::',
      DATABASE_FILE: 'elsewhere/m.db',
      PUBLIC_ORIGIN: 'https://math.example/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
      LOG_LEVEL: 'info',
      WEB_ROOT: '/srv/site',
      NODE_ENV: 'production',
    });
    expect(config).toEqual({
      port: 8080,
      host: '::',
      databaseFile: resolve('elsewhere/m.db'),
      publicOrigin: 'https://math.example',
      trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      logLevel: 'info',
      webRoot: '/srv/site',
      production: true,
    });
  });

  it('lets the public origin follow the port', () => {
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
    ['NODE_ENV', 'prod'],
  ])('says in one sentence what is wrong with %s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(new RegExp(`^The environment variable ${name} must be [^\\n]+\\.$`));
  });
});
