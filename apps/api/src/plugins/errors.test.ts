import { ApiProblem } from '@mathtools/contracts/api-problem';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedApp, testApp } from '../testing/test-app.js';

const Body = z.strictObject({ amount: z.int(), person: z.strictObject({ name: z.string() }).optional() });

const echoing = sharedApp(
  {},
  { routes: (app) => app.post('/api/echo', { schema: { body: Body } }, (request) => request.body) },
);

describe('a refused request', () => {
  it.each([
    [{}, ['amount']],
    [{ amount: 1.5 }, ['amount']],
    [{ amount: 1, person: { name: 7 } }, ['person.name']],
    [{ amount: 1, extra: true }, ['extra']],
    [{ amount: 'x', person: { nick: '' } }, ['amount', 'person.name', 'person.nick']],
  ])('names the wrong fields in %j', async (payload, fields) => {
    const { app } = echoing();
    const response = await app.inject({ method: 'POST', url: '/api/echo', payload });
    const problem = ApiProblem.parse(response.json());
    expect(response.statusCode).toBe(400);
    expect(problem.error).toBe('validation');
    expect(Object.keys(problem.fields ?? {}).sort()).toEqual(fields);
  });

  const json = { 'content-type': 'application/json' };
  it.each([
    ['broken JSON', 400, 'bad_request', { headers: json, payload: '{' }],
    ['a poisoned prototype', 400, 'bad_request', { headers: json, payload: '{"__proto__":{"a":1}}' }],
    ['no body', 400, 'validation', {}],
    [
      'plain text',
      415,
      'unsupported_type',
      { headers: { 'content-type': 'text/plain' }, payload: '{"amount":1}' },
    ],
    [
      'a form',
      415,
      'unsupported_type',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
    ],
    ['a large body', 413, 'too_large', { headers: json, payload: `"${'x'.repeat(16 * 1024)}"` }],
  ])('answers %s with %i %s', async (_name, status, error, parts) => {
    const { app } = echoing();
    const response = await app.inject({ method: 'POST', url: '/api/echo', ...parts });
    expect(response.statusCode).toBe(status);
    expect(ApiProblem.parse(response.json()).error).toBe(error);
  });

  it('with one wrong field gets the message of that field', async () => {
    const { app } = echoing();
    const response = await app.inject({ method: 'POST', url: '/api/echo', payload: { amount: 'x' } });
    const problem = ApiProblem.parse(response.json());
    expect(problem.message).toBe(problem.fields?.amount);
    const two = await app.inject({ method: 'POST', url: '/api/echo', payload: { amount: 'x', extra: 1 } });
    expect(ApiProblem.parse(two.json()).message).toBe('Some fields are missing or invalid.');
  });

  it('with an unknown parameter in its path is a 404', async () => {
    const { app } = await testApp();
    const schema = { params: z.strictObject({ size: z.enum(['small']) }) };
    app.get('/api/shoes/:size', { schema }, () => ({ found: true }));
    expect((await app.inject('/api/shoes/small')).statusCode).toBe(200);
    const response = await app.inject('/api/shoes/large');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: 'not_found', message: 'There is nothing at this address.' });
  });

  it('accepts a body just below the limit', async () => {
    const { app } = echoing();
    const payload = JSON.stringify({ amount: 1 }).padEnd(16 * 1024);
    const headers = { 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: '/api/echo', headers, payload })).statusCode).toBe(200);
  });
});

describe('an unexpected error', () => {
  it.each([
    ['thrown', new Error('select secret from visitor')],
    [
      'with the status of a service behind us',
      Object.assign(new Error('card secret'), { statusCode: 402, code: 'card_error' }),
    ],
    ['that is no Error', 'secret text'],
  ])('%s becomes a 500 that contains only the request ID', async (_name, error) => {
    const { app, log } = await testApp();
    app.get('/api/fails', () => {
      throw error as Error;
    });
    const response = await app.inject('/api/fails');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/secret|node_modules|\bat /);
    const problem = ApiProblem.parse(response.json());
    expect(problem.error).toBe('internal');
    const [id] = /[0-9a-f-]{36}/.exec(problem.message) ?? [];
    expect(log()).toContain(`"reqId":"${String(id)}"`);
    expect(log()).toContain('request failed');
  });

  it('is the result of a response that breaks its contract', async () => {
    const { app } = await testApp();
    const schema = { response: { 200: z.strictObject({ shown: z.string() }) } };
    app.get('/api/leaky', { schema }, () => ({ shown: 'yes', hidden: 'secret' }));
    const response = await app.inject('/api/leaky');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
  });
});

it('ignores a request ID from a client', async () => {
  const { app } = await testApp();
  app.get('/api/id', (request) => ({ id: request.id }));
  const response = await app.inject({
    url: '/api/id',
    headers: { 'request-id': 'forged', 'x-request-id': 'forged' },
  });
  expect(response.json<{ id: string }>().id).toMatch(/^[0-9a-f-]{36}$/);
});
