import type { Generated } from 'kysely';

/** The table of the contact form. */
export interface ContactTables {
  contact_messages: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    /** 1 if the message has priority over others. */
    priority: 0 | 1;
    created_at: string;
    /**
     * The time when it was forwarded individually, or stored without a support address. Null if it was sent
     * in a digest.
     */
    forwarded_at: string | null;
    waits_for_digest: Generated<0 | 1>;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends ContactTables {}
}
