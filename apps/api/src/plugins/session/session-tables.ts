/** The tables of sessions. */
export interface SessionTables {
  sessions: {
    /** SHA-256 of the id in the visitor's cookie, so that nobody who reads the database can take over a session. */
    id_hash: string;
    created_at: string;
    expires_at: string;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends SessionTables {}
}
