/** The table of the contact form. */
export interface ContactTables {
  contact_messages: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    created_at: string;
  };
}
