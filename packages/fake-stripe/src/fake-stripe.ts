import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { StripeApiError, Ledger } from './ledger.js';
import {
  CancelIntent,
  CreateCalculation,
  CreateIntent,
  CreateRefund,
  type Fields,
  fieldsOf,
  ListEvents,
  RetrieveIntent,
  UpdateIntent,
} from './requests.js';

/**
 * The ways in which the fake can fail: the connection breaks before the work (`reset`) or after it (`lost`),
 * no response is sent (`hang`), an internal error is stored under the idempotency key (`500`), or a refusal
 * is not stored (`429`).
 */
export type Fault = 'reset' | 'lost' | 'hang' | '500' | '429';

export { StripeApiError } from './ledger.js';
export type { Fields } from './requests.js';

/** A webhook message, signed the way the provider signs it. */
export interface Message {
  body: string;
  signature: string;
}

/** The settings of the fake. */
export interface FakeStripeOptions {
  webhookSecret: string;
  /** Delivers a message to the shop. If delivery fails, the message is still listed as an event. */
  deliver: (message: Message) => Promise<unknown>;
}

/**
 * A local payment provider that implements the part of Stripe's API that the shop uses. It charges nobody.
 */
export interface FakeStripe {
  port: number;
  ledger: Ledger;
  /** Every request: its method and path, and its parsed fields. */
  requests: { call: string; fields: Fields }[];
  /** Makes the next requests fail. */
  fail: (fault: Fault, times?: number) => void;
  /** Resolves when every message so far has been delivered or refused. */
  delivered: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the fake on a free local port. */
export async function fakeStripe({ webhookSecret, deliver }: FakeStripeOptions): Promise<FakeStripe> {
  let messages: Promise<unknown> = Promise.resolve();
  const ledger = new Ledger((event) => {
    messages = messages.then(() => deliver(signed(event, webhookSecret))).catch(() => undefined);
  });
  const faults: Fault[] = [];
  const stored = new Map<string, { request: string; status: number; answer: unknown }>();
  const requests: FakeStripe['requests'] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const fault = faults.shift();
    const body = await text(request);
    if (fault === 'hang') return;
    if (fault === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    const { status, answer } = answerTo(request, body, fault);
    if (fault === 'lost') request.socket.resetAndDestroy();
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };

  const answerTo = (request: IncomingMessage, body: string, fault: Fault | undefined) => {
    const key = String(request.headers['idempotency-key'] ?? '');
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    const before = request.method === 'POST' ? stored.get(key) : undefined;
    if (before && before.request !== `${call} ${body}`)
      return refusal(400, 'idempotency_error', 'idempotency_error');
    if (before) return before;
    const done = fault === '500' || fault === '429' ? failures[fault] : attempt(request, body);
    // Successes and internal errors are stored under the key. Requests that were rejected before any work are
    // not.
    if (request.method === 'POST' && (done.status < 400 || done.status >= 500)) {
      stored.set(key, { request: `${call} ${body}`, ...done });
    }
    return done;
  };

  const attempt = (request: IncomingMessage, body: string) => {
    try {
      return { status: 200, answer: structuredClone(work(request, body)) };
    } catch (error) {
      if (error instanceof StripeApiError) return refusal(error.status, error.type, error.code);
      return refusal(400, 'invalid_request_error', 'parameter_invalid');
    }
  };

  /** The calls that the shop makes. */
  const calls: Record<string, (fields: Fields, id: string) => object> = {
    'POST /v1/payment_intents': (fields) => ledger.createIntent(CreateIntent.parse(fields)),
    'POST /v1/payment_intents/:id': (fields, id) => ledger.updateIntent(id, UpdateIntent.parse(fields)),
    'POST /v1/payment_intents/:id/cancel': (fields, id) => {
      CancelIntent.parse(fields);
      return ledger.cancel(id);
    },
    'POST /v1/tax/calculations': (fields) => ledger.calculate(CreateCalculation.parse(fields)),
    'POST /v1/refunds': (fields) => ledger.refund(CreateRefund.parse(fields)),
    'GET /v1/events': (fields) => ledger.list(ListEvents.parse(fields)),
    'GET /v1/payment_intents/:id': (fields, id) => {
      RetrieveIntent.parse(fields);
      return ledger.findIntent(id);
    },
  };
  const idInPath = /(?<=^\/v1\/payment_intents\/)\w+/;

  const work = ({ method, url = '', headers }: IncomingMessage, body: string): object => {
    if (!/^Bearer sk_\w+$/.test(headers.authorization ?? ''))
      throw new StripeApiError(401, 'invalid_request_error', 'key');
    const { pathname, search } = new URL(url, 'http://fake');
    const fields = fieldsOf(method === 'GET' ? search : body);
    requests.push({ call: `${method ?? ''} ${pathname}`, fields });
    const run = calls[`${method ?? ''} ${pathname.replace(idInPath, ':id')}`];
    if (run) return run(fields, idInPath.exec(pathname)?.[0] ?? '');
    throw new StripeApiError(404, 'invalid_request_error', 'url_invalid');
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    ledger,
    requests,
    fail: (fault, times = 1) => void faults.push(...Array.from({ length: times }, () => fault)),
    delivered: async () => {
      await messages;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const failures = {
  '500': refusal(500, 'api_error', 'internal'),
  '429': refusal(429, 'invalid_request_error', 'rate_limit'),
};

function refusal(status: number, type: string, code: string): { status: number; answer: unknown } {
  return { status, answer: { error: { type, code, message: `The fake says: ${code}.` } } };
}

/** Signs a message: `t` is its time, and `v1` is the HMAC of the time and the body. */
export function signed(event: Stripe.Event, secret: string, at = new Date()): Message {
  return signedText(JSON.stringify(event), secret, at);
}

/** Signs any body the way the provider does. */
export function signedText(body: string, secret: string, at = new Date()): Message {
  const t = String(Math.floor(at.getTime() / 1000));
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return { body, signature: `t=${t},v1=${v1}` };
}
