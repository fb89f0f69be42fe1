/** Subscribers, the links to confirm, and the newsletters sent; addresses are in lower case. */
export interface NewsletterTables {
  subscribers: {
    email: string;
    created_at: string;
    /** Null until the subscription is confirmed. */
    confirmed_at: string | null;
    unsubscribe_token: string;
  };
  confirmations: {
    token_hash: string;
    email: string;
    created_at: string;
    expires_at: string;
  };
  newsletter_issues: {
    /** The SHA-256 of the file, in hexadecimal. */
    id: string;
    subject: string;
    begun_at: string;
    /** How many letters are in the outbox, or were. */
    queued: number;
    /** The unsubscribe token of the last one, in whose order they are queued; null once all are. */
    queued_to: string | null;
    finished_at: string | null;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends NewsletterTables {}
}
