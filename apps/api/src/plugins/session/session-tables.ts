import type { Generated } from 'kysely';

/** The tables of sessions. */
export interface SessionTables {
  sessions: {
    /** The key of the session in other tables; the hash of its first ID. */
    id_hash: string;
    created_at: string;
    expires_at: string;
    /**
     * The SHA-256 hash of the ID in the visitor's cookie. Only the hash is stored so that nobody who
     * reads the database can take over a session.
     */
    cookie_hash: string;
    /** The hash of the previous ID, and the time when that ID ended. */
    ended_hash: Generated<string | null>;
    ended_at: Generated<string | null>;
    /**
     * The kind of browser, such as "Firefox on Windows"; known once something was bought, restored, or tried.
     */
    browser: Generated<string | null>;
  };
  /** New session IDs, which take effect when a browser first sends them. */
  session_renewals: {
    cookie_hash: string;
    session: string;
    created_at: string;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends SessionTables {}
}
