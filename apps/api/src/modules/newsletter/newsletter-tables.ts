/** Subscribers and the links to confirm; addresses are in lower case. */
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
}

declare module '../../db/schema.js' {
  interface Schema extends NewsletterTables {}
}
