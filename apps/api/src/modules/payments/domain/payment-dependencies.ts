import type { Database } from '../../../db/schema.js';
import type { PaymentProvider } from '../provider/payment-provider.js';

/** Something that is sold. */
export interface Offer {
  id: string;
  title: string;
  priceCents: number;
}

/** What a product is. */
export interface ProductDescription {
  title: string;
  /** What it contains, in a few sentences. */
  contents: string;
  /** How many days it lasts; null: no limit. */
  days: number | null;
}

/** Grants and revokes purchases; each call is made in the transaction that stores the reason for it. */
export interface EntitlementService {
  grant: (db: Database, grant: EntitlementGrant) => Promise<void>;
  revoke: (db: Database, id: string) => Promise<void>;
  /** Whether there is a code that restores a purchase in another browser; undefined if it is not active. */
  hasCode: (db: Database, id: string) => Promise<boolean | undefined>;
  /** Whether a session has a purchase; one that another browser removed has not. */
  isHeldBy: (db: Database, id: string, session: string) => Promise<boolean>;
  /** Returns a new code that restores a purchase, and ends the previous one; undefined if none can be made. */
  newCode: (db: Database, id: string, reason: 'first' | 'again' | 'mailed') => Promise<string | undefined>;
  /** Returns a new token that restores a purchase once, within 24 hours. */
  createRestoreToken: (db: Database, id: string) => Promise<string>;
}

/** A purchase to be granted, with the id of its order. */
export interface EntitlementGrant {
  id: string;
  product: string;
  trial: boolean;
  session: string | null;
  grantedAt: Date;
  expiresAt: Date | null;
}

/** The log. */
export interface Log {
  info: (facts: object, message: string) => void;
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
}

/** What orders need from the rest of the server, whether or not anything can be paid at the moment. */
export interface SellingDependencies {
  db: Database;
  entitlements: EntitlementService;
  /** Describes a product, even if it is no longer sold. */
  describeProduct: (product: string) => ProductDescription;
  /** The origin of the links in receipts; undefined: mail is not configured. */
  mailOrigin: string | undefined;
  /** Who sells, as one line of a receipt; undefined: not configured. */
  seller: string | undefined;
  /** What the seller says about the tax in the prices; undefined: nothing. */
  taxNote: string | undefined;
  /** What buyers must agree to, word for word; undefined: nothing, since no money is taken. */
  consent: string | undefined;
  /** Whether payments are only tests, so that nobody is charged. */
  isTest: boolean;
  /** Sends the owner a letter; nothing without mail and an address. Belongs in the transaction of what it tells. */
  tellOwner: (db: Database, letter: OwnerLetter) => Promise<void>;
}

/** What payments need from the rest of the server. */
export interface PaymentDependencies extends SellingDependencies {
  provider: PaymentProvider;
  offers: () => Promise<Offer[]>;
  /** Whether a visitor has a product already. */
  ownsNow: (session: string, product: string) => Promise<boolean>;
  log: Log;
}

/** A letter to the owner. */
export interface OwnerLetter {
  subject: string;
  paragraphs: string[];
  /** Whom an answer reaches. */
  replyTo?: string;
}
