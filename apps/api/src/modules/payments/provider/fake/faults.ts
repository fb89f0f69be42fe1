/**
 * How the fake can fail: the connection breaks before the work (`reset`) or after it (`lost`), there is never an answer (`hang`), an
 * internal error that is stored under the idempotency key (`500`), or a refusal that is not (`429`).
 */
export type Fault = 'reset' | 'lost' | 'hang' | '500' | '429';
