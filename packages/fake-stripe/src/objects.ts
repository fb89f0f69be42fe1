import type Stripe from 'stripe';

/** The fields in which payments differ. */
export type IntentFields = Pick<Stripe.PaymentIntent, 'id' | 'amount' | 'currency' | 'metadata' | 'created'>;

/** Returns a payment as the provider first returns it. */
export function newIntent(parts: IntentFields, clientSecret: string): Stripe.PaymentIntent {
  return {
    object: 'payment_intent',
    ...parts,
    client_secret: clientSecret,
    status: 'requires_payment_method',
    livemode: false,
    amount_received: 0,
    amount_capturable: 0,
    allowed_payment_method_types: null,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  };
}

/** Returns the charge of a successful payment by a card from a country. */
export function chargeOf(
  intent: Stripe.PaymentIntent,
  amountRefunded: number,
  cardCountry: string,
): Stripe.Charge {
  return {
    id: intent.id.replace('pi_', 'ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: amountRefunded,
    currency: intent.currency,
    created: intent.created,
    livemode: false,
    metadata: intent.metadata,
    payment_intent: intent.id,
    paid: true,
    captured: true,
    refunded: amountRefunded === intent.amount,
    disputed: false,
    status: 'succeeded',
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    customer: null,
    description: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    on_behalf_of: null,
    outcome: null,
    payment_method: null,
    payment_method_details: { type: 'card', card: cardOf(cardCountry) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  };
}

function cardOf(country: string): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    brand: 'visa',
    country,
    exp_month: 12,
    exp_year: 2030,
    funding: 'credit',
    last4: '4242',
    network: 'visa',
    amount_authorized: null,
    authorization_code: null,
    checks: null,
    electronic_commerce_indicator: null,
    installments: null,
    mandate: null,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

/** The fields in which calculations differ. The tax, with a rate in percent, is included in the amount. */
export interface CalculationFields {
  id: string;
  amount: number;
  created: number;
  percent: number;
  address: { country: string; postal_code?: string | undefined };
}

/** Returns a calculation of the tax in a price. */
export function newCalculation({
  id,
  amount,
  created,
  percent,
  address: { country, postal_code },
}: CalculationFields): Stripe.Tax.Calculation {
  const tax = Math.round((amount * percent) / (100 + percent));
  return {
    id,
    object: 'tax.calculation',
    amount_total: amount,
    currency: 'usd',
    customer: null,
    customer_details: {
      address: {
        country,
        postal_code: postal_code ?? null,
        city: null,
        line1: null,
        line2: null,
        state: null,
      },
      address_source: 'billing',
      ip_address: null,
      tax_ids: [],
      taxability_override: 'none',
    },
    expires_at: created + 90 * 86_400,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: 0,
    tax_amount_inclusive: tax,
    tax_breakdown: [
      {
        amount: tax,
        inclusive: true,
        tax_rate_details: {
          country,
          flat_amount: null,
          percentage_decimal: String(percent),
          rate_type: 'percentage',
          state: null,
          tax_type: percent > 0 ? 'vat' : null,
        },
        taxability_reason: percent > 0 ? 'standard_rated' : 'not_collecting',
        taxable_amount: amount - tax,
      },
    ],
    tax_date: created,
  };
}

/** Returns a refund. */
export function newRefund(id: string, intent: Stripe.PaymentIntent, amount: number): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount,
    charge: intent.id.replace('pi_', 'ch_'),
    created: intent.created,
    currency: intent.currency,
    payment_intent: intent.id,
    status: 'succeeded',
    balance_transaction: null,
    customer: null,
    customer_account: null,
    metadata: {},
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  };
}
