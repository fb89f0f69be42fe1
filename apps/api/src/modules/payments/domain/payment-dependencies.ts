import type { Database } from '../../../db/schema.js';
import type { PaymentProvider } from '../provider/payment-provider.js';

/** Something that is sold. */
export interface Offer {
  id: string;
  title: string;
  priceCents: number;
}

/** Grants and revokes what was bought; each call is made in the transaction of its cause. */
export interface EntitlementService {
  grant: (db: Database, grant: EntitlementGrant) => Promise<void>;
  revoke: (db: Database, id: string) => Promise<void>;
  /** The code that restores a purchase in another browser. */
  restoreCode: (db: Database, id: string) => Promise<string | undefined>;
  /** Returns a new token that does so once. */
  createRestoreToken: (db: Database, id: string) => Promise<string>;
}

/** A purchase that is granted; its id is that of the order. */
export interface EntitlementGrant {
  id: string;
  product: string;
  trial: boolean;
  session: string | null;
  grantedAt: Date;
  expiresAt: Date | null;
}

/** Where warnings and errors go. */
export interface Log {
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
}

/** What payments need from the rest of the server. */
export interface PaymentDependencies {
  db: Database;
  provider: PaymentProvider;
  entitlements: EntitlementService;
  offers: () => Promise<Offer[]>;
  /** The title of a product and how many days it lasts (null: for good), whether or not it is still sold. */
  describeProduct: (product: string) => { title: string; days: number | null };
  /** Whether a visitor has a product already. */
  ownsNow: (session: string, product: string) => Promise<boolean>;
  /** Where the links of receipts lead; undefined: there is no mail. */
  mailOrigin: string | undefined;
  log: Log;
}
