import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { seeded } from '@mathtools/practice';
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('seed') });

// Random problems are drawn with randomInt, and tests count them.
const draws = seeded(inject('seed'));
Object.assign(crypto, {
  randomInt: (low: number, high?: number) =>
    high === undefined ? draws.whole(0, low - 1) : draws.whole(low, high - 1),
});
syncBuiltinESMExports();
