import type { OrderState } from './domain/order-state.js';

/** Orders, the payment provider's reports about them, and withdrawals from them. */
export interface PaymentTables {
  orders: {
    id: string;
    /** The buyer's session. Null once it is deleted. */
    session: string | null;
    product: string;
    amount_cents: number;
    /** The address that the receipt is sent to. */
    email: string | null;
    /** Counts the payments that were created for the order. */
    attempt: number;
    /** The provider's ID of this attempt's payment. */
    payment_intent: string | null;
    payment: OrderState['payment'];
    refunded_cents: number;
    dispute: OrderState['dispute'];
    created_at: string;
    paid_at: string | null;
    /** The exact text that the buyer agreed to at checkout, and when. */
    consent: string | null;
    consented_at: string | null;
    /** The location that the buyer gave, if the tax in the price was computed for it. */
    country: string | null;
    postal_code: string | null;
    /** The tax in the price, and the provider's ID of its calculation. */
    tax_cents: number | null;
    tax_calculation: string | null;
    /** The country of the card that paid, as further evidence of where the buyer lives. */
    card_country: string | null;
  };
  payment_events: {
    /** The provider's ID of the event; the payment's ID if it was looked up. */
    id: string;
    type: string;
    /** The time of the event, according to the provider's clock. */
    created_at: string;
    received_at: string;
    order_id: string | null;
    outcome: 'applied' | 'foreign' | 'quarantined';
    /** The reason why it was quarantined. */
    reason: string | null;
    /** When the owner marked the quarantined event as resolved. */
    resolved_at: string | null;
  };
  withdrawals: {
    order_id: string;
    /** The name that the buyer entered. */
    name: string;
    /** The address that the confirmation was sent to. */
    email: string;
    created_at: string;
    /** When the money was returned, or the owner marked it as resolved. */
    resolved_at: string | null;
    /** When the owner was reminded of it. There is only one reminder. */
    reminded_at: string | null;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends PaymentTables {}
}
