import type { OrderState } from './domain/order-state.js';

/** Orders, what the payment provider has reported about them, and withdrawals from them. */
export interface PaymentTables {
  orders: {
    id: string;
    /** The buyer's session; null once it is deleted. */
    session: string | null;
    product: string;
    amount_cents: number;
    /** Where the receipt is sent. */
    email: string | null;
    /** Counts the payments that were created for the order. */
    attempt: number;
    /** The provider's id of this attempt's payment. */
    payment_intent: string | null;
    payment: OrderState['payment'];
    refunded_cents: number;
    dispute: OrderState['dispute'];
    created_at: string;
    paid_at: string | null;
    /** What the buyer agreed to at the checkout, word for word, and when. */
    consent: string | null;
    consented_at: string | null;
    /** Where the buyer lives, as they said, if the tax in the price was computed for it. */
    country: string | null;
    postal_code: string | null;
    /** The tax in the price, and the provider's id of its calculation. */
    tax_cents: number | null;
    tax_calculation: string | null;
    /** The country of the card that paid, the other evidence of where the buyer lives. */
    card_country: string | null;
  };
  payment_events: {
    /** The provider's id of the event; the payment's id if it was looked up. */
    id: string;
    type: string;
    /** When it happened, by the provider's clock. */
    created_at: string;
    received_at: string;
    order_id: string | null;
    outcome: 'applied' | 'foreign' | 'quarantined';
    /** Why it was quarantined. */
    reason: string | null;
    /** When the owner said that a quarantined event is dealt with. */
    resolved_at: string | null;
  };
  withdrawals: {
    order_id: string;
    /** As the buyer gave it. */
    name: string;
    /** Where the confirmation was sent. */
    email: string;
    created_at: string;
    /** When the money was returned, or the owner said that it is dealt with. */
    resolved_at: string | null;
    /** When the owner was reminded of it, once. */
    reminded_at: string | null;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends PaymentTables {}
}
