import { randomUUID } from 'node:crypto';
import { maxFailureLength } from '@mathtools/contracts/payments';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Fact } from '../domain/order-state.js';
import {
  type Intent,
  type PaymentProvider,
  type ProviderEvent,
  PaymentProviderError,
  UnreadableEventError,
  type PaymentReport,
} from './payment-provider.js';

/** The SDK, for the fake; only this file imports it. */
export { Stripe };

/** How Stripe is reached. */
export interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  /** Whether Stripe Tax computes the tax in the prices. */
  tax: boolean;
  /** Another server instead of Stripe's. */
  server?: { host: string; port: number };
  /** The time limit of one try once it is connected; what a visitor waits for ends after at most three and a half. */
  timeoutMs?: number;
}

/** The event types that change an order or concern the owner; others are not requested. */
export const eventTypes = [
  ...['processing', 'payment_failed', 'canceled', 'succeeded'].map((what) => `payment_intent.${what}`),
  'charge.refunded',
  'refund.failed',
  ...['created', 'closed'].map((what) => `charge.dispute.${what}`),
  'radar.early_fraud_warning.created',
];

/** Requested too where tax is computed: it has the country of the card, which is evidence of where the buyer lives. */
export const taxEventTypes = ['charge.succeeded'];

/** The version of the API in which requests are answered; that of the webhook is set where it is made. */
export const apiVersion = '2026-10-28.endive';

/** The most characters of a product's id on a statement: with the account's prefix a line has 22. */
const maxSuffixLength = 10;

/** Returns the payment provider Stripe. */
export function stripeProvider(access: StripeAccess): PaymentProvider {
  const { secretKey, webhookSecret, tax, server, timeoutMs = 4_000 } = access;
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(server && { ...server, protocol: 'http' }),
  });
  // Where a visitor is waiting, and can try again.
  const soon = { timeout: timeoutMs / 2, maxNetworkRetries: 1 };
  return {
    computesTax: tax,
    livemode: /^[a-z]+_live_/.test(secretKey),
    createIntent: ({ id, attempt, product, title, amountCents }) => {
      const metadata = { order_id: id, product_id: product };
      const request = {
        amount: amountCents,
        currency: 'usd',
        automatic_payment_methods: { enabled: true },
        description: title,
        statement_descriptor_suffix: product.replaceAll('-', ' ').slice(0, maxSuffixLength).toUpperCase(),
      };
      const idempotencyKey = `order:${id}:${attempt}`;
      const created = stripe.paymentIntents.create({ ...request, metadata }, { idempotencyKey });
      return within(3.5 * timeoutMs, answered(created)).then(intentOf);
    },
    findIntent: async (id) => {
      const found = answered(stripe.paymentIntents.retrieve(id, {}, soon).catch(missing));
      const intent = await within(1.25 * timeoutMs, found);
      return intent && intentOf(intent);
    },
    setTax: async (intent, { product, amountCents }, { country, postalCode }) => {
      const address = { country, ...(postalCode !== null && { postal_code: postalCode }) };
      const request = {
        currency: 'usd',
        line_items: [{ amount: amountCents, reference: product, tax_behavior: 'inclusive' as const }],
        customer_details: { address, address_source: 'billing' as const },
      };
      const calculated = stripe.tax.calculations.create(request, { maxNetworkRetries: 1 }).catch(unlocated);
      const found = await within(1.5 * timeoutMs, answered(calculated));
      if (!found?.id) return undefined;
      const hooks = { inputs: { tax: { calculation: found.id } } };
      await within(timeoutMs, answered(stripe.paymentIntents.update(intent, { hooks }, soon)));
      return { cents: found.tax_amount_inclusive, calculation: found.id };
    },
    cancelIntent: async (id) => {
      const reason = { cancellation_reason: 'abandoned' } as const;
      const isCancelled = await answered(stripe.paymentIntents.cancel(id, reason).then(() => true, refused));
      const intent = isCancelled || (await answered(stripe.paymentIntents.retrieve(id).catch(missing)));
      return typeof intent !== 'object' || intent.status === 'canceled';
    },
    refund: async ({ id, intent }) => {
      // A new key for each call: a stored failure must not block the next one, and Stripe never refunds more than was paid.
      const idempotencyKey = `refund:${id}:${randomUUID()}`;
      const refund = await answered(stripe.refunds.create({ payment_intent: intent }, { idempotencyKey }));
      if (refund.status === 'succeeded' || refund.status === 'pending') return refund.amount;
      throw new PaymentProviderError(`The refund is ${String(refund.status)}.`, { isStored: true });
    },
    eventsSince: async (since) => {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const all = stripe.events.list({
        created,
        types: [...eventTypes, ...(tax ? taxEventTypes : [])],
        limit: 100,
      });
      return (await answered(collected(all))).map(eventOf).reverse();
    },
    read: (body, signature = '') => {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
        Envelope.parse(event);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        // The signature was right, so what failed is parsing the JSON, or a field that every event has.
        throw new UnreadableEventError('The message is signed, but holds no event.', { cause: error });
      }
      return eventOf(event);
    },
  };
}

/** Replaces Stripe's errors: their messages can contain keys and customers, so they don't leave this file. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    const facts = [type, code, statusCode, requestId].filter((fact) => fact !== undefined).join(' ');
    // A 5xx is stored for a day under its key, and so are the parameters of its first use; 409 is only a request in progress.
    const isStored = (statusCode ?? 0) >= 500 || (type === 'StripeIdempotencyError' && statusCode !== 409);
    throw new PaymentProviderError(`The payment provider failed: ${facts}`, { isStored });
  }
}

/** Gives up after a time: the SDK's limits leave out connecting, and begin again with each byte. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new PaymentProviderError('The payment provider gave no answer in time.', { isStored: false }));
    }, ms);
  });
  return Promise.race([answer, late]).finally(() => {
    clearTimeout(timer);
  });
}

async function collected<T>(all: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
}

function missing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
  throw error;
}

function unlocated(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.code === 'customer_tax_location_invalid')
    return undefined;
  throw error;
}

/** A payment that is paid, being paid or cancelled can't be cancelled. */
function refused(error: unknown): false {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
  throw error;
}

function intentOf(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    canceled: intent.status === 'canceled',
    failure: failureOf(intent),
    livemode: intent.livemode,
    report: reportOfIntent(intent),
  };
}

/** The message that Stripe shows in browsers too. */
function failureOf({ status, last_payment_error }: Stripe.PaymentIntent): string | undefined {
  if (status !== 'requires_payment_method') return undefined;
  return last_payment_error?.message?.slice(0, maxFailureLength);
}

/** A payment that waits for its buyer has no fact: a declined card is reported by an event. */
function factOf(status: Stripe.PaymentIntent.Status): Fact {
  if (status === 'succeeded') return { payment: 'paid' };
  if (status === 'processing') return { payment: 'processing' };
  return status === 'canceled' ? { payment: 'failed' } : {};
}

/** What every event has, checked: the types of the SDK only promise it. */
const Envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({}) }),
});

function eventOf(event: Stripe.Event): ProviderEvent {
  const { id, type, created, livemode } = Envelope.parse(event);
  const report = reportOfEvent(event);
  return { id, type, createdAt: new Date(created * 1000), livemode, ...(report && { report }) };
}

function reportOfEvent(event: Stripe.Event): PaymentReport | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return reportOfIntent(event.data.object);
    case 'payment_intent.payment_failed':
      return { ...reportOfIntent(event.data.object), fact: { payment: 'failed' } };
    case 'charge.succeeded': {
      const { payment_intent, amount, currency, payment_method_details } = event.data.object;
      const [cardCountry] = /^[A-Z]{2}$/.exec(payment_method_details?.card?.country ?? '') ?? [];
      const report = { intent: idOf(payment_intent), amountCents: amount, currency, fact: {} };
      return { ...report, ...(cardCountry && { cardCountry }) };
    }
    case 'charge.refunded': {
      const { payment_intent, amount, currency, amount_refunded } = event.data.object;
      const fact = { refundedCents: amount_refunded };
      return { intent: idOf(payment_intent), amountCents: amount, currency, fact };
    }
    case 'charge.dispute.created':
      return { intent: idOf(event.data.object.payment_intent), fact: { dispute: 'open' } };
    case 'charge.dispute.closed': {
      const { payment_intent, status } = event.data.object;
      return { intent: idOf(payment_intent), fact: { dispute: status === 'lost' ? 'lost' : 'won' } };
    }
    case 'refund.failed':
      return { intent: idOf(event.data.object.payment_intent), fact: {}, warning: 'refund-failed' };
    case 'radar.early_fraud_warning.created':
      return { intent: idOf(event.data.object.payment_intent ?? null), fact: {}, warning: 'fraud' };
    default:
      return undefined;
  }
}

function reportOfIntent({
  id,
  amount,
  amount_received,
  currency,
  hooks,
  metadata,
  status,
}: Stripe.PaymentIntent): PaymentReport {
  const calculation = hooks?.inputs?.tax?.calculation;
  return {
    intent: id,
    order: metadata.order_id,
    amountCents: amount,
    currency,
    fact: factOf(status),
    ...(status === 'succeeded' && { receivedCents: amount_received }),
    ...(calculation && { calculation }),
  };
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' || reference === null ? reference : reference.id;
}
