import type { Database } from '../../../db/schema.js';
import type { Draft } from '../../../plugins/mail/mail-message.js';
import type { PaymentProvider } from '../provider/payment-provider.js';
import type { entitlements } from '../../../plugins/ownership/entitlement-repository.js';

/** A product for sale. */
export interface Offer {
  id: string;
  title: string;
  priceCents: number;
}

/** A description of a product. */
export interface ProductDescription {
  title: string;
  /** Its contents, in a few sentences. */
  contents: string;
  /** The duration of access in days. Null if there is no limit. */
  days: number | null;
}

/** The log. */
export interface Log {
  info: (facts: object, message: string) => void;
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
}

/** The dependencies of orders on the rest of the server, even while payments are off. */
export interface SellingDependencies {
  db: Database;
  entitlements: typeof entitlements;
  /** Describes a product, even if it is no longer sold. */
  describeProduct: (product: string) => ProductDescription;
  /** The origin of the links in receipts. Undefined if mail is not configured. */
  mailOrigin: string | undefined;
  /** The seller, as one line of a receipt. Undefined if not configured. */
  seller: string | undefined;
  /** The seller's note about the tax in the prices. Undefined if there is none. */
  taxNote: string | undefined;
  /** The exact text that buyers must agree to. Undefined if no money is taken, so there is none. */
  consent: string | undefined;
  /** True if payments are only tests and nobody is charged. */
  isTest: boolean;
  /**
   * Emails the owner. Does nothing without mail and an owner address. Call it in the transaction of the event
   * that it reports.
   */
  tellOwner: (db: Database, letter: OwnerLetter) => Promise<void>;
}

/** The dependencies of payments on the rest of the server. */
export interface PaymentDependencies extends SellingDependencies {
  provider: PaymentProvider;
  offers: () => Promise<Offer[]>;
  /** Returns true if a visitor already has a product. */
  ownsNow: (session: string, product: string) => Promise<boolean>;
  log: Log;
}

/** An email to the owner. */
export type OwnerLetter = Pick<Draft, 'subject' | 'paragraphs' | 'replyTo'>;
