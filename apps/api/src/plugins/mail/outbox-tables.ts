/** The emails that are waiting to be sent or were given up. */
export interface OutboxTables {
  outbox: {
    id: string;
    /** The email: a MailMessage as JSON. */
    letter: string;
    state: 'waiting' | 'dead';
    attempts: number;
    /** Lower numbers are sent first. */
    priority: number;
    /** When the next attempt may be made; during an attempt, when another process may take over. */
    due_at: string;
    created_at: string;
    last_error: string | null;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends OutboxTables {}
}
