import type { Kysely } from 'kysely';
import type { ContactTables } from '../modules/contact/contact-tables.js';
import type { MarketplaceTables } from '../modules/marketplace/marketplace-tables.js';
import type { NewsletterTables } from '../modules/newsletter/newsletter-tables.js';
import type { PaymentTables } from '../modules/payments/payments-tables.js';
import type { ProgressTables } from '../modules/progress/progress-tables.js';
import type { TrialTables } from '../modules/trial/trial-tables.js';
import type { OutboxTables } from '../plugins/mail/outbox-tables.js';
import type { SessionTables } from '../plugins/session/session-tables.js';

/** All tables. A slice declares its tables in `modules/<slice>/<slice>-tables.ts` and is listed here. */
export interface Schema
  extends SessionTables,
    OutboxTables,
    NewsletterTables,
    ContactTables,
    ProgressTables,
    MarketplaceTables,
    PaymentTables,
    TrialTables {
  /** Kysely's record of the migrations that have run. */
  kysely_migration: { name: string; timestamp: string };
}

/** The open database, as it is passed to repositories; a transaction is one too. */
export type Database = Kysely<Schema>;
