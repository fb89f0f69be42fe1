import { expect, it } from 'vitest';
import { returnOf, withoutReturn } from './return.js';

const payment = { kind: 'payment', id: 'pi_1', isNew: true, hasFailed: false };

it.each([
  ['?payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=succeeded', null, payment],
  ['?payment_intent=pi_1&redirect_status=failed', null, { ...payment, hasFailed: true }],
  ['?trial=abc', null, { kind: 'trial', token: 'abc' }],
  ['?restore=AB12', { payment: 'pi_0' }, { kind: 'restore', code: 'AB12' }],
  ['?restore=', null, undefined],
  ['', { payment: 'pi_1' }, { ...payment, isNew: false }],
  ['?pack=algebra', null, undefined],
  ['', { payment: 7 }, undefined],
  ['', 'pi_1', undefined],
])('%s with %j in the history is %j', (search, state, expected) => {
  expect(returnOf(search, state)).toEqual(expected);
});

it.each([
  ['?payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=succeeded', ''],
  ['?trial=abc&pack=algebra', '?pack=algebra'],
  ['?pack=algebra&lesson=a%20b', '?pack=algebra&lesson=a+b'],
  ['', ''],
])('%s is %s without it', (search, rest) => {
  expect(withoutReturn(search)).toBe(rest);
});
