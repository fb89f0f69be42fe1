import type { OrderStatus } from '@mathtools/contracts/payments';

const payments = ['pending', 'processing', 'failed', 'paid'] as const;
const disputes = ['none', 'open', 'won', 'lost'] as const;

/**
 * The known facts about an order. The state only grows, because the provider's events arrive in any order and
 * more than once.
 */
export interface OrderState {
  payment: (typeof payments)[number];
  refundedCents: number;
  dispute: (typeof disputes)[number];
}

/** A fact that the provider reports about an order. */
export type Fact = Partial<OrderState>;

/** The state of a new order. */
export const initialOrderState: OrderState = { payment: 'pending', refundedCents: 0, dispute: 'none' };

/**
 * Adds a fact to a state. The result is the least upper bound of both, so the order and repetition of facts
 * don't matter.
 */
export function applyFact(state: OrderState, fact: Fact): OrderState {
  return {
    payment: later(payments, state.payment, fact.payment),
    refundedCents: Math.max(state.refundedCents, fact.refundedCents ?? 0),
    dispute: later(disputes, state.dispute, fact.dispute),
  };
}

/**
 * Returns true if the buyer has access: the order is paid, and it isn't fully refunded or lost in a dispute.
 */
export function grantsAccess(state: OrderState, amountCents: number): boolean {
  return state.payment === 'paid' && !isReturned(state, amountCents);
}

/** Returns the status that the buyer sees. */
export function statusOf(state: OrderState, amountCents: number): OrderStatus {
  return isReturned(state, amountCents) ? 'refunded' : state.payment;
}

function isReturned({ refundedCents, dispute }: OrderState, amountCents: number): boolean {
  return refundedCents >= amountCents || dispute === 'lost';
}

function later<T>(ranks: readonly T[], one: T, other: T | undefined): T {
  return other !== undefined && ranks.indexOf(other) > ranks.indexOf(one) ? other : one;
}
