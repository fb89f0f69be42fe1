/** The records of learners, the sessions that share them, and their facts. */
export interface RecordTables {
  records: {
    id: string;
    /** The number of the last fact. */
    fact_count: number;
    /** The SHA-256 hash of the code that opens it in another browser. Null if none was created. */
    code_hash: string | null;
  };
  record_holders: {
    session: string;
    record: string;
  };
  merged_record_codes: {
    /** The SHA-256 hash of the code of a record that was merged into another one. */
    code_hash: string;
    record: string;
  };
  facts: {
    record: string;
    /** The position in the order of arrival, from 1. */
    number: number;
    id: string;
    /** A `Fact` as JSON. */
    fact: string;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends RecordTables {}
}
