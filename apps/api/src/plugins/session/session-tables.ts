/** The tables of sessions. */
export interface SessionTables {
  sessions: {
    /** SHA-256 of the id in the visitor's cookie: who reads the database can't take a session over. */
    id_hash: string;
    created_at: string;
    expires_at: string;
  };
}
