import { UnavailableError } from '../../../unavailable-error.js';
import type { Fact } from '../domain/order-state.js';

/** A payment as the provider knows it. */
export interface Intent {
  id: string;
  clientSecret: string;
  /** It can't be paid any more. */
  canceled: boolean;
  /** Why its last try failed, in the provider's words for the buyer; only while it waits for another. */
  failure: string | undefined;
  livemode: boolean;
  report: PaymentReport;
}

/** Something that happened at the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  livemode: boolean;
  /** What it says of a payment; undefined: nothing that matters here. */
  report?: PaymentReport;
}

/** What an event, or the payment itself, says of a payment; what it leaves open can't be checked. */
export interface PaymentReport {
  intent: string | null;
  /** The order that the payment was made for. */
  order?: string | undefined;
  amountCents?: number;
  /** What was received, where the payment succeeded. */
  receivedCents?: number;
  currency?: string;
  fact: Fact;
}

/** What a payment is asked for. */
export interface PaymentOrder {
  id: string;
  attempt: number;
  product: string;
  amountCents: number;
}

/** The provider of payments. Each call throws a PaymentProviderError where it fails. */
export interface PaymentProvider {
  livemode: boolean;
  /** Creates the payment of an order's attempt; the same attempt never creates two. */
  createIntent: (order: PaymentOrder) => Promise<Intent>;
  /** Finds a payment; undefined where the provider doesn't know it. */
  findIntent: (id: string) => Promise<Intent | undefined>;
  /** Refunds a payment in full, once; resolves to the refunded cents. */
  refund: (order: { id: string; intent: string }) => Promise<number>;
  /** Returns the events since a time, the oldest first. */
  eventsSince: (since: Date) => Promise<ProviderEvent[]>;
  /** Reads a signed message; undefined where its signature is wrong, old or missing. */
  read: (body: Buffer, signature: string | undefined) => ProviderEvent | undefined;
}

/** Why the provider gave no answer that can be used: a visitor may try again, the operator reads why. */
export class PaymentProviderError extends UnavailableError {
  override name = 'PaymentProviderError';
  /** The same request with the same key would fail again: the provider keeps its answer. */
  readonly isKept: boolean;

  constructor(message: string, { isKept }: { isKept: boolean }) {
    super(message);
    this.isKept = isKept;
  }
}
