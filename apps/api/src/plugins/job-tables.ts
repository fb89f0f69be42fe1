/** The background jobs that the servers run once for all of them. */
export interface JobTables {
  jobs: {
    name: string;
    /** When the last successful run began. */
    succeeded_at: string;
  };
}

declare module '../db/schema.js' {
  interface Schema extends JobTables {}
}
