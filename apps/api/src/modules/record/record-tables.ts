import type { Generated } from 'kysely';

/** Learners, their joins, and the facts that each device wrote. */
export interface RecordTables {
  learners: {
    id: string;
    /** Changes with the set of logs, so that browsers read the record from the start. */
    version: string;
    /** The time at which it was hidden. */
    deleted_at: string | null;
  };
  /** The logs that the devices of a learner read. */
  learner_logs: {
    learner: string;
    log: string;
    /** The last fact that they read. Null if they read all, as of each of the devices and its imports. */
    last_number: number | null;
  };
  /** Joins that wait for a yes of both sides, or that have ended. */
  joins: {
    id: string;
    /** The device on which the code was entered. */
    entered: string;
    /** The device that must agree, too. Null if the learner has none anymore. */
    shown: string | null;
    /** The learner that the device joins. */
    learner: string;
    entered_agreed: number;
    shown_agreed: number;
    state: 'waiting' | 'joined' | 'declined' | 'expired';
    /** The time at which it ends or ended. */
    until: string;
  };
  /** Joins and imports that can be undone. Those of imports remain. */
  learner_changes: {
    id: string;
    /** The device that joined or imported, the position among its changes, and the device that agreed. An import's own log has its ID. */
    log: string;
    number: number;
    met: string | null;
    /** The device's previous learner, and how and since when it had that. */
    from_learner: string | null;
    since: string;
    how: 'first' | 'joined' | 'recovered' | 'imported' | 'undone';
    to_learner: string | null;
    /** The last number in the log. An import takes the next number. */
    fact_count: number;
    /** The last fact that the other devices had kept of this device before. Null if none. */
    kept: number | null;
    at: string;
  };
  /** Logs of facts. */
  records: {
    id: string;
    /** The number of the last fact. */
    fact_count: number;
    /** Unused. */
    code_hash: Generated<null>;
  };
  facts: {
    record: string;
    /** The position in the order of arrival, from 1. */
    number: number;
    id: string;
    /** A `Fact` as JSON. */
    fact: string;
    /** The problem of the last try at it, whose text is kept. */
    problem: string | null;
    /** The time until which the typed text is kept: 90 days after the answer. */
    typed_until: string | null;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends RecordTables {}
}
