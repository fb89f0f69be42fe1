import { UnavailableError } from '../../../error-types.js';
import type { Fact } from '../domain/order-state.js';

/** A payment at the provider. */
export interface Intent {
  id: string;
  clientSecret: string;
  /** Whether it can no longer be paid. */
  canceled: boolean;
  /** Why the last attempt failed, in the provider's words for the buyer; set while the buyer can try again. */
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
  /** What it reports about a payment; undefined for other events. */
  report?: PaymentReport;
}

/** What an event, or a payment that was looked up, reports about a payment; fields that are not set can't be checked. */
export interface PaymentReport {
  intent: string | null;
  /** The id of the order that the payment is for. */
  order?: string | undefined;
  amountCents?: number;
  /** The amount received, if the payment succeeded. */
  receivedCents?: number;
  currency?: string;
  fact: Fact;
  /** The country of the card with which it was paid. */
  cardCountry?: string;
  /** The tax calculation that the provider records with it. */
  calculation?: string;
  /** What the owner has to look at, where it is no fact of the order: the bank suspects fraud, or a refund came back. */
  warning?: 'fraud' | 'refund-failed';
}

/** The attempt of an order that a payment is created for. */
export interface PaymentOrder {
  id: string;
  attempt: number;
  product: string;
  /** What the buyer's statement and the provider's own pages say is bought. */
  title: string;
  amountCents: number;
}

/** Where a buyer lives, as they say. */
export interface BuyerLocation {
  /** ISO 3166-1 alpha-2. */
  country: string;
  postalCode: string | null;
}

/** The tax in a price. */
export interface Tax {
  cents: number;
  /** The provider's id of the calculation. */
  calculation: string;
}

/** The payment provider. Calls that fail throw a PaymentProviderError. */
export interface PaymentProvider {
  livemode: boolean;
  /** Whether it computes the tax in the prices. */
  computesTax: boolean;
  /** Creates the payment of an attempt of an order; the same attempt never creates two. */
  createIntent: (order: PaymentOrder) => Promise<Intent>;
  /** Finds a payment; undefined if it doesn't exist. */
  findIntent: (id: string) => Promise<Intent | undefined>;
  /**
   * Computes the tax in the amount of a payment that is not made yet, and has it recorded when it is, and reversed when it is refunded;
   * undefined if the provider doesn't know the location.
   */
  setTax: (
    intent: string,
    order: Pick<PaymentOrder, 'product' | 'amountCents'>,
    location: BuyerLocation,
  ) => Promise<Tax | undefined>;
  /** Cancels a payment; false if it is paid or being paid, true if nobody can pay it any more. */
  cancelIntent: (id: string) => Promise<boolean>;
  /** Refunds a payment in full, once; resolves to the refunded cents. */
  refund: (order: { id: string; intent: string }) => Promise<number>;
  /** Returns the events since a time, the oldest first. */
  eventsSince: (since: Date) => Promise<ProviderEvent[]>;
  /** Parses a signed message; undefined if its signature is wrong, too old or missing. Throws UnreadableEventError. */
  read: (body: Buffer, signature: string | undefined) => ProviderEvent | undefined;
}

/** A message with a valid signature that holds no event. */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError';
}

/** A failed call of the provider: the visitor may try again, the log has the reason. */
export class PaymentProviderError extends UnavailableError {
  override name = 'PaymentProviderError';
  /** Whether the provider stores this failure and would repeat it for the same idempotency key. */
  readonly isStored: boolean;

  constructor(message: string, { isStored }: { isStored: boolean }) {
    super(message);
    this.isStored = isStored;
  }
}
