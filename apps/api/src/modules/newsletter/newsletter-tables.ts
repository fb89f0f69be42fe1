/** Subscribers, confirmation links, and sent newsletters. Addresses are in lower case. */
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
    /** The SHA-256 hash of the file, in hexadecimal. */
    id: string;
    subject: string;
    begun_at: string;
    /** The number of emails that are or were in the outbox. */
    queued: number;
    /**
     * The unsubscribe token of the last queued subscriber, which defines the order. Null once all emails are
     * queued.
     */
    queued_to: string | null;
    finished_at: string | null;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends NewsletterTables {}
}
