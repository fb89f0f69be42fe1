import type { Generated } from 'kysely';

/** The tables of sessions. */
export interface SessionTables {
  sessions: {
    /** By which other tables know the session; the hash of its first id. */
    id_hash: string;
    created_at: string;
    expires_at: string;
    /** SHA-256 of the id in the visitor's cookie, so that nobody who reads the database can take over a session. */
    cookie_hash: string;
    /** The one that it had before, and when that ended. */
    ended_hash: Generated<string | null>;
    ended_at: Generated<string | null>;
    /** What kind of browser it is, as "Firefox on Windows"; known once something was bought, restored or tried. */
    browser: Generated<string | null>;
  };
  /** New ids of sessions, which take effect when a browser first sends them. */
  session_renewals: {
    cookie_hash: string;
    session: string;
    created_at: string;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends SessionTables {}
}
