/** The table of the contact form. */
export interface ContactTables {
  contact_messages: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    /** Whether it has priority over others. */
    priority: 0 | 1;
    created_at: string;
    /** When it was forwarded, or stored where there is nobody to forward it to; null while it waits for a digest. */
    forwarded_at: string | null;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends ContactTables {}
}
