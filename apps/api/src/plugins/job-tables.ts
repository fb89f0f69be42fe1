/** What the servers do in the background, once for all of them. */
export interface JobTables {
  jobs: {
    name: string;
    /** When the last run that succeeded began. */
    succeeded_at: string;
  };
}

declare module '../db/schema.js' {
  interface Schema extends JobTables {}
}
