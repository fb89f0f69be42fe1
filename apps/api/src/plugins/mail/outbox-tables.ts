/** The table of letters to be mailed; a letter that was delivered is gone. */
export interface OutboxTables {
  outbox: {
    id: string;
    /** A Letter as JSON. */
    letter: string;
    state: 'waiting' | 'dead';
    attempts: number;
    /** No attempt is made before; while one is under way, when another process may try. */
    due_at: string;
    created_at: string;
    last_error: string | null;
  };
}
