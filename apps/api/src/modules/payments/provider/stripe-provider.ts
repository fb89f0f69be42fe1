import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { maxFailureLength } from '@mathtools/contracts/payments';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Fact } from '../domain/order-state.js';
import {
  type Intent,
  type PaymentProvider,
  PaymentProviderError,
  UnreadableEventError,
  type PaymentReport,
  type ReadEvent,
} from './payment-provider.js';

/** The connection settings for Stripe. */
export interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  /** True if Stripe Tax computes the tax in the prices. */
  tax: boolean;
  /** A server to use instead of Stripe's. */
  server?: { host: string; port: number };
  /** The timeout of one try once it is connected. A visitor waits for at most three and a half of these. */
  timeoutMs?: number;
}

/**
 * The API version of requests and their responses. The webhook's version is set where the webhook is created.
 */
export const apiVersion = '2026-10-28.endive';

/** The maximum length of a product ID on a statement. With the account's prefix, a line has 22 characters. */
const maxSuffixLength = 10;

/** Returns Stripe as the payment provider. */
export function stripeProvider(access: StripeAccess): PaymentProvider {
  const { secretKey, webhookSecret, tax, server, timeoutMs = 4_000 } = access;
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(server && { ...server, protocol: 'http' }),
  });
  // Used where a visitor is waiting and can try again.
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
      // Each call uses a new key: a stored failure must not block the next call, and Stripe never refunds
      // more than was paid.
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
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        // The signature is valid, so the failure is in parsing the JSON.
        return new UnreadableEventError(error);
      }
      return eventOf(event);
    },
  };
}

/** Replaces Stripe's errors. Their messages can contain keys and customers, so they don't leave this file. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    const facts = [type, code, statusCode, requestId].filter((fact) => fact !== undefined).join(' ');
    // A 5xx response is stored under its key for a day, and so are the parameters of the first use. A 409
    // only means that a request is in progress.
    const isStored = (statusCode ?? 0) >= 500 || (type === 'StripeIdempotencyError' && statusCode !== 409);
    throw new PaymentProviderError(`The payment provider failed: ${facts}`, { isStored });
  }
}

/** Rejects after a timeout. The SDK's timeouts exclude connecting, and restart with each byte. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = delay(ms, undefined, { ref: false }).then(() => {
    throw new PaymentProviderError('The payment provider did not respond in time.', { isStored: false });
  });
  return Promise.race([answer, late]);
}

async function collected<T>(all: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
}

/** Returns a function that returns undefined for Stripe's error with a code. */
const undefinedFor =
  (code: string) =>
  (error: unknown): undefined => {
    if (!(error instanceof Stripe.errors.StripeError && error.code === code)) throw error;
  };
const missing = undefinedFor('resource_missing');
const unlocated = undefinedFor('customer_tax_location_invalid');

/** Returns true for a payment that can't be canceled, because it is paid, being paid, or already canceled. */
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

/** Returns the message that Stripe also shows in browsers. */
function failureOf({ status, last_payment_error }: Stripe.PaymentIntent): string | undefined {
  if (status !== 'requires_payment_method') return undefined;
  return last_payment_error?.message?.slice(0, maxFailureLength);
}

/**
 * Returns the fact about a payment. A payment that is waiting for its buyer has none: an event reports a
 * declined card.
 */
function factOf(status: Stripe.PaymentIntent.Status): Fact {
  if (status === 'succeeded') return { payment: 'paid' };
  if (status === 'processing') return { payment: 'processing' };
  return status === 'canceled' ? { payment: 'failed' } : {};
}

/** A string in a message. PostgreSQL stores no null characters. */
const Text = z.string().regex(/^[^\0]{1,5000}$/);
const Cents = z.int().min(0);
const Reference = z.union([Text, z.object({ id: Text }).transform(({ id }) => id), z.null()]);
const About = z.object({ id: Text, payment_intent: Reference });
const Warning = About.extend({ charge: Reference, payment_intent: Reference.default(null) });
const Charge = About.extend({ amount: Cents, currency: Text });

/** The fields of a payment that are reported. */
const PaymentIntent = z.object({
  id: Text,
  amount: Cents,
  amount_received: Cents,
  currency: Text,
  hooks: z
    .object({ inputs: z.object({ tax: z.object({ calculation: Text }).nullish() }).nullish() })
    .nullish(),
  metadata: z.object({ order_id: Text.optional() }),
  status: z.enum([
    ...(['canceled', 'processing', 'succeeded'] as const),
    ...(['requires_action', 'requires_capture', 'requires_confirmation', 'requires_payment_method'] as const),
  ]),
});
const card = z.object({ country: z.string().nullish() });
const PaidCharge = Charge.extend({
  payment_method_details: z.object({ card: card.nullish() }).nullish(),
});
const RefundedCharge = Charge.extend({ amount_refunded: Cents }).refine(
  ({ amount, amount_refunded }) => amount_refunded <= amount,
);

const reporting =
  (report: Omit<PaymentReport, 'intent'>) =>
  ({ payment_intent: intent }: z.infer<typeof About>): PaymentReport => ({ intent, ...report });

/** Schemas that turn the object of a requested event into its report. The SDK checks only the signature. */
const reports = new Map<string, z.ZodType<PaymentReport>>(
  Object.entries({
    'payment_intent.succeeded': PaymentIntent.transform(reportOfIntent),
    'payment_intent.processing': PaymentIntent.transform(reportOfIntent),
    'payment_intent.canceled': PaymentIntent.transform(reportOfIntent),
    'payment_intent.payment_failed': PaymentIntent.transform((intent) => {
      return { ...reportOfIntent(intent), fact: { payment: 'failed' as const } };
    }),
    'charge.succeeded': PaidCharge.transform((charge) => {
      const country = charge.payment_method_details?.card?.country ?? '';
      const report = { intent: charge.payment_intent, amountCents: charge.amount, currency: charge.currency };
      return { ...report, fact: {}, ...(/^[A-Z]{2}$/.test(country) && { cardCountry: country }) };
    }),
    'charge.refunded': RefundedCharge.transform(({ payment_intent, amount, currency, amount_refunded }) => {
      const fact = { refundedCents: amount_refunded };
      return { intent: payment_intent, amountCents: amount, currency, fact };
    }),
    'charge.dispute.created': About.transform(reporting({ fact: { dispute: 'open' } })),
    'charge.dispute.closed': About.extend({ status: Text }).transform(({ payment_intent, status }) => {
      return { intent: payment_intent, fact: { dispute: status === 'lost' ? 'lost' : 'won' } as const };
    }),
    'refund.failed': About.transform(reporting({ fact: {}, warning: 'refund-failed' })),
    'radar.early_fraud_warning.created': Warning.transform(reporting({ fact: {}, warning: 'fraud' })),
  }),
);

/**
 * Also requested where tax is computed: this event has the card's country, which is evidence of where the
 * buyer lives.
 */
export const taxEventTypes = ['charge.succeeded'];

/** The event types that change an order or concern the owner. Others are not requested. */
export const eventTypes = [...reports.keys()].filter((type) => !taxEventTypes.includes(type));

/** The schema of the fields that every event has. */
const Envelope = z.object({
  id: Text,
  type: Text,
  /** In seconds, at most until the end of the year 9999. */
  created: z.int().min(0).max(253_402_300_799),
  livemode: z.boolean(),
  data: z.object({
    object: z.record(z.string(), z.unknown()).refine((object) => Object.keys(object).length > 0),
  }),
});

function eventOf(event: unknown): ReadEvent {
  const { data: envelope, error } = Envelope.safeParse(event);
  if (!envelope) return new UnreadableEventError(error);
  const { id, type, created, livemode, data } = envelope;
  const report = reports.get(type)?.safeParse(data.object);
  if (report?.error) return new UnreadableEventError(report.error);
  const reported = report && { report: report.data };
  return { id, type, createdAt: new Date(created * 1000), livemode, ...reported };
}

function reportOfIntent(intent: z.infer<typeof PaymentIntent> | Stripe.PaymentIntent): PaymentReport {
  const { id, amount, amount_received, currency, hooks, metadata, status } = intent;
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
