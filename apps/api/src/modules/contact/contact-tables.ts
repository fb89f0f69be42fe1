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
  };
}

declare module '../../db/schema.js' {
  interface Schema extends ContactTables {}
}
