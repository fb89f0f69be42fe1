/**
 * The ways in which the fake can fail: the connection breaks before the work (`reset`) or after it (`lost`),
 * no response is sent (`hang`), an internal error is stored under the idempotency key (`500`), or a refusal
 * is not stored (`429`).
 */
export type Fault = 'reset' | 'lost' | 'hang' | '500' | '429';
