import fc from 'fast-check';
import { inject } from 'vitest';
import { runs } from './draws.test-support.js';

fc.configureGlobal({ seed: inject('seed'), numRuns: runs(100) });
