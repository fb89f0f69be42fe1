import { config } from 'zod';

/**
 * Stops schemas from compiling themselves with `new Function`, which a content security policy forbids. Only
 * schemas that are created afterwards are affected, so call it before you load them.
 */
export function withoutEval(): void {
  config({ jitless: true });
}
