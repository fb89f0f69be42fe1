import type { Database } from '../../../db/schema.js';
import type { Provider } from '../provider/payment-provider.js';

/** Something that is sold. */
export interface Offer {
  id: string;
  title: string;
  priceCents: number;
}

/** How what was bought reaches its buyer; each call is made in the transaction of its cause. */
export interface Delivery {
  grant: (db: Database, handover: Handover) => Promise<void>;
  revoke: (db: Database, id: string) => Promise<void>;
  /** Gives the code that restores a purchase in another browser. */
  codeOf: (db: Database, id: string) => Promise<string | undefined>;
  /** Gives a token that does so once. */
  tokenFor: (db: Database, id: string) => Promise<string>;
}

/** A purchase that is handed over; its id is its order's. */
export interface Handover {
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

/** What selling needs. */
export interface Till {
  db: Database;
  provider: Provider;
  delivery: Delivery;
  offers: () => Promise<Offer[]>;
  /** Tells what something sold is called and how many days it lasts, on sale or no more; null: for good. */
  describe: (product: string) => { title: string; days: number | null };
  /** Tells whether a visitor has it already. */
  ownsNow: (session: string, product: string) => Promise<boolean>;
  /** Where the links of receipts lead; undefined: there is no mail. */
  mailOrigin: string | undefined;
  log: Log;
}
