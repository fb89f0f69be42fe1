/**
 * How the fake can fail: the connection breaks before the work (`reset`) or after it (`lost`), nothing is ever answered
 * (`hang`), an internal error that is kept under its key (`500`), a refusal that is not (`429`).
 */
export type Fault = 'reset' | 'lost' | 'hang' | '500' | '429';
