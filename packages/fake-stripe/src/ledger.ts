import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type Stripe from 'stripe';
import { chargeOf, newCalculation, newIntent, newRefund } from './objects.js';
import type { CreateCalculation, CreateIntent, CreateRefund, ListEvents, UpdateIntent } from './requests.js';

/** An error that the fake responds with. */
export class StripeApiError extends Error {
  override name = 'StripeApiError';
  readonly status: number;
  readonly type: string;
  readonly code: string;

  constructor(status: number, type: string, code: string) {
    super(code);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

/** The ways in which a buyer's payment can end. */
export type PaymentOutcome = 'paid' | 'declined' | 'processing';

/** The places where the fake's seller is registered for tax, with rates in percent. */
const percents: Record<string, number> = { AT: 20, DE: 19, ES: 21, FR: 20, IE: 23, IT: 22, NL: 21, PL: 23 };

/** The address fields that are required besides the country. */
const postalCodes: Record<string, RegExp> = {
  US: /^(?!00000)\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
};

/** The payments, refunds, taxes, and events of the fake. Each change emits an event. */
export class Ledger {
  readonly intents = new Map<string, Stripe.PaymentIntent>();
  readonly events: Stripe.Event[] = [];
  /** The taxes recorded with payments, in cents, and reversed with refunds. */
  readonly taxes: { intent: string; cents: number }[] = [];
  readonly #calculations = new Map<string, Stripe.Tax.Calculation>();
  readonly #cardCountries = new Map<string, string>();
  readonly #refunded = new Map<string, number>();
  readonly #emit: (event: Stripe.Event) => void;

  constructor(emit: (event: Stripe.Event) => void) {
    this.#emit = emit;
  }

  createIntent({
    amount,
    currency,
    metadata,
    ...texts
  }: z.output<typeof CreateIntent>): Stripe.PaymentIntent {
    const id = newId('pi');
    const created = seconds();
    const intent = newIntent(
      { id, amount, currency, metadata, created },
      `${id}_secret_${newId('s').slice(2)}`,
    );
    const { description, statement_descriptor_suffix } = texts;
    Object.assign(intent, { description, statement_descriptor_suffix });
    this.intents.set(id, intent);
    return intent;
  }

  findIntent(id: string): Stripe.PaymentIntent {
    const intent = this.intents.get(id);
    if (!intent) throw new StripeApiError(404, 'invalid_request_error', 'resource_missing');
    return intent;
  }

  /** Sets the tax of a payment that hasn't been made yet. */
  updateIntent(id: string, { hooks }: z.output<typeof UpdateIntent>): Stripe.PaymentIntent {
    const intent = this.findIntent(id);
    if (!this.#calculations.has(hooks.inputs.tax.calculation))
      throw new StripeApiError(404, 'invalid_request_error', 'resource_missing');
    if (['succeeded', 'canceled'].includes(intent.status))
      throw new StripeApiError(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    return Object.assign(intent, { hooks });
  }

  /** Calculates the tax in a price. */
  calculate({
    line_items,
    customer_details: { address },
  }: z.output<typeof CreateCalculation>): Stripe.Tax.Calculation {
    const { country, postal_code = '' } = address;
    if (postalCodes[country]?.test(postal_code) === false)
      throw new StripeApiError(400, 'invalid_request_error', 'customer_tax_location_invalid');
    const id = newId('taxcalc');
    const percent = percents[country] ?? 0;
    const { amount } = line_items[0];
    const calculation = newCalculation({ id, amount, address, percent, created: seconds() });
    this.#calculations.set(id, calculation);
    return calculation;
  }

  /**
   * Ends a payment as the buyer's browser would, with a card from a country. Defaults to the country of the
   * tax.
   */
  pay(clientSecret: string, outcome: PaymentOutcome, cardCountry?: string): Stripe.PaymentIntent {
    const intent = [...this.intents.values()].find((one) => one.client_secret === clientSecret);
    if (!intent) throw new StripeApiError(404, 'invalid_request_error', 'resource_missing');
    if (['succeeded', 'canceled'].includes(intent.status)) {
      throw new StripeApiError(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    }
    if (outcome === 'paid') {
      this.#charge(intent, cardCountry);
      return this.#change(intent, 'payment_intent.succeeded', succeeded(intent));
    }
    if (outcome === 'processing') {
      return this.#change(intent, 'payment_intent.processing', { status: 'processing' });
    }
    return this.#change(intent, 'payment_intent.payment_failed', {
      status: 'requires_payment_method',
      last_payment_error: {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      },
    });
  }

  /** Cancels a payment, as the shop's request or the provider's dashboard would. */
  cancel(id: string): Stripe.PaymentIntent {
    const intent = this.findIntent(id);
    if (['succeeded', 'processing', 'canceled'].includes(intent.status))
      throw new StripeApiError(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    return this.#change(intent, 'payment_intent.canceled', { status: 'canceled' });
  }

  /** Simulates that the bank returns a refund. */
  failRefund(id: string): void {
    const intent = this.findIntent(id);
    const refund = newRefund(newId('re'), intent, intent.amount);
    this.#record('refund.failed', {
      ...refund,
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
  }

  /** Simulates that the card's bank suspects fraud. */
  warnOfFraud(id: string): void {
    this.#record('radar.early_fraud_warning.created', {
      id: newId('issfr'),
      object: 'radar.early_fraud_warning',
      actionable: true,
      charge: id.replace('pi_', 'ch_'),
      created: seconds(),
      fraud_type: 'made_with_stolen_card',
      livemode: false,
      payment_intent: id,
    } satisfies Stripe.Radar.EarlyFraudWarning);
  }

  refund({ payment_intent, amount }: z.output<typeof CreateRefund>): Stripe.Refund {
    const intent = this.findIntent(payment_intent);
    const before = this.#refunded.get(intent.id) ?? 0;
    const cents = amount ?? intent.amount - before;
    if (intent.status !== 'succeeded')
      throw new StripeApiError(400, 'invalid_request_error', 'charge_not_captured');
    if (cents === 0) throw new StripeApiError(400, 'invalid_request_error', 'charge_already_refunded');
    if (before + cents > intent.amount)
      throw new StripeApiError(400, 'invalid_request_error', 'amount_too_large');
    this.#refunded.set(intent.id, before + cents);
    this.#tax(intent, -cents);
    this.#record('charge.refunded', chargeOf(intent, before + cents, this.#cardCountryOf(intent)));
    return newRefund(newId('re'), intent, cents);
  }

  /** Opens or closes a dispute of a payment. */
  dispute(id: string, status: 'needs_response' | 'won' | 'lost'): void {
    const { amount, currency } = this.findIntent(id);
    const dispute = {
      id: id.replace('pi_', 'dp_'),
      object: 'dispute',
      amount,
      currency,
      payment_intent: id,
      status,
    };
    const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
    this.#record(type, dispute);
  }

  /** Returns events the way the provider lists them, newest first. */
  list({ created, types, limit, starting_after }: z.output<typeof ListEvents>): Stripe.ApiList<Stripe.Event> {
    const fitting = [...this.events]
      .reverse()
      .filter((event) => event.created >= created.gte && types.includes(event.type));
    const start = starting_after ? fitting.findIndex(({ id }) => id === starting_after) + 1 : 0;
    const data = fitting.slice(start, start + limit);
    return { object: 'list', url: '/v1/events', has_more: start + limit < fitting.length, data };
  }

  #charge(intent: Stripe.PaymentIntent, cardCountry: string | undefined): void {
    if (cardCountry !== undefined) this.#cardCountries.set(intent.id, cardCountry);
    this.#tax(intent, intent.amount);
    // A webhook subscribes to this event only where tax is computed.
    if (intent.hooks) this.#record('charge.succeeded', chargeOf(intent, 0, this.#cardCountryOf(intent)));
  }

  /** Records the tax in part of a payment. */
  #tax(intent: Stripe.PaymentIntent, amount: number): void {
    const calculation = this.#calculationOf(intent);
    if (!calculation) return;
    const cents = Math.round((calculation.tax_amount_inclusive * amount) / calculation.amount_total);
    this.taxes.push({ intent: intent.id, cents });
  }

  #calculationOf({ hooks }: Stripe.PaymentIntent): Stripe.Tax.Calculation | undefined {
    return this.#calculations.get(hooks?.inputs?.tax?.calculation ?? '');
  }

  #cardCountryOf(intent: Stripe.PaymentIntent): string {
    const { address = null } = this.#calculationOf(intent)?.customer_details ?? {};
    return this.#cardCountries.get(intent.id) ?? address?.country ?? 'US';
  }

  #change(
    intent: Stripe.PaymentIntent,
    type: string,
    change: Partial<Stripe.PaymentIntent>,
  ): Stripe.PaymentIntent {
    Object.assign(intent, change);
    this.#record(type, structuredClone(intent));
    return intent;
  }

  #record(type: string, object: object): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      type,
      api_version: null,
      created: seconds(),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      data: { object },
    } as Stripe.Event;
    this.events.push(event);
    this.#emit(event);
  }
}

function succeeded(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  const latest_charge = intent.id.replace('pi_', 'ch_');
  return { status: 'succeeded', amount_received: intent.amount, latest_charge, last_payment_error: null };
}

function newId(kind: string): string {
  return `${kind}_fake${randomBytes(12).toString('hex')}`;
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
