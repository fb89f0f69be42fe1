/** The tables of the newsletter; addresses are in lower case. */
export interface NewsletterTables {
  subscribers: {
    email: string;
    created_at: string;
    /** Null until the link in the confirmation letter was followed. */
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
