import { UnavailableError } from '../../../error-types.js';
import type { Fact } from '../domain/order-state.js';

/** A payment at the provider. */
export interface Intent {
  id: string;
  clientSecret: string;
  /** True if it can no longer be paid. */
  canceled: boolean;
  /**
   * Why the last attempt failed, in the provider's words for the buyer. Set only while the buyer can try
   * again.
   */
  failure: string | undefined;
  livemode: boolean;
  report: PaymentReport;
}

/** An event at the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  livemode: boolean;
  /** The report about a payment. Undefined for other events. */
  report?: PaymentReport;
}

/** The report of an event, or of a payment that was looked up. Fields that aren't set can't be checked. */
export interface PaymentReport {
  intent: string | null;
  /** The ID of the order that the payment is for. */
  order?: string | undefined;
  amountCents?: number;
  /** The amount received, if the payment succeeded. */
  receivedCents?: number;
  currency?: string;
  fact: Fact;
  /** The country of the card that paid. */
  cardCountry?: string;
  /** The tax calculation that the provider records with it. */
  calculation?: string;
  /**
   * An alert for the owner that isn't a fact about the order: the bank suspects fraud, or a refund was
   * returned.
   */
  warning?: 'fraud' | 'refund-failed';
}

/** One attempt to pay for an order. Each attempt creates a payment. */
export interface PaymentOrder {
  id: string;
  attempt: number;
  product: string;
  /** The product name on the buyer's statement and the provider's pages. */
  title: string;
  amountCents: number;
}

/** The location that a buyer gave. */
export interface BuyerLocation {
  /** ISO 3166-1 alpha-2. */
  country: string;
  postalCode: string | null;
}

/** The tax in a price. */
export interface Tax {
  cents: number;
  /** The provider's ID of the calculation. */
  calculation: string;
}

/** The payment provider. Calls that fail throw a PaymentProviderError. */
export interface PaymentProvider {
  livemode: boolean;
  /** True if it computes the tax in the prices. */
  computesTax: boolean;
  /** Creates the payment of an attempt of an order. The same attempt never creates two. */
  createIntent: (order: PaymentOrder) => Promise<Intent>;
  /** Finds a payment. Resolves to undefined if it doesn't exist. */
  findIntent: (id: string) => Promise<Intent | undefined>;
  /**
   * Computes the tax in the amount of a payment that hasn't been made yet. The provider records the tax with
   * the payment and reverses it with a refund. Resolves to undefined if the provider doesn't recognize the
   * location.
   */
  setTax: (
    intent: string,
    order: Pick<PaymentOrder, 'product' | 'amountCents'>,
    location: BuyerLocation,
  ) => Promise<Tax | undefined>;
  /**
   * Cancels a payment. Resolves to false if it is paid or being paid, and to true if it can no longer be
   * paid.
   */
  cancelIntent: (id: string) => Promise<boolean>;
  /** Refunds a payment in full, once. Resolves to the refunded cents. */
  refund: (order: { id: string; intent: string }) => Promise<number>;
  /** Returns the events since a time, oldest first. */
  eventsSince: (since: Date) => Promise<ReadEvent[]>;
  /** Parses a signed message. Returns undefined if its signature is wrong, too old, or missing. */
  read: (body: Buffer, signature: string | undefined) => ReadEvent | undefined;
}

/** A message with a valid signature, or an entry of the list of events, that contains no event. */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError';

  constructor(cause: unknown) {
    super('The message is signed but contains no event.', { cause });
  }
}

/** An event, or the reason why it can't be processed. */
export type ReadEvent = ProviderEvent | UnreadableEventError;

/** A failed call to the provider. The visitor may try again. The log has the reason. */
export class PaymentProviderError extends UnavailableError {
  override name = 'PaymentProviderError';
  /** True if the provider stores this failure and would repeat it for the same idempotency key. */
  readonly isStored: boolean;

  constructor(message: string, { isStored }: { isStored: boolean }) {
    super(message);
    this.isStored = isStored;
  }
}
