import type { OrderState } from './domain/order-state.js';

/** Orders, and what the payment provider has reported about them. */
export interface PaymentTables {
  orders: {
    id: string;
    /** Whose checkout it is; null when that session was deleted. */
    session: string | null;
    product: string;
    amount_cents: number;
    /** Where the receipt goes. */
    email: string | null;
    /** A new one asks the provider for a new payment. */
    attempt: number;
    /** The provider's id of the payment of this attempt. */
    payment_intent: string | null;
    payment: OrderState['payment'];
    refunded_cents: number;
    dispute: OrderState['dispute'];
    created_at: string;
    paid_at: string | null;
  };
  payment_events: {
    /** The provider's; that of the payment itself where it was looked up. */
    id: string;
    type: string;
    /** When it happened, by the provider's clock. */
    created_at: string;
    received_at: string;
    order_id: string | null;
    outcome: 'applied' | 'foreign' | 'quarantined';
    /** Why it is in quarantine. */
    reason: string | null;
  };
}
