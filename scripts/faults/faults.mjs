// Faults that somebody in a hurry could make, over all parts. plant.mjs plants each and expects its command to fail.
//
// A fault: `file` in which the one place `find` becomes `replace` (`also`: further edits; `add` instead: a new file of this
// text), and the `tier` (gate, full, soak) and `part` of the tests that must notice it. `filter` narrows the command to the tests
// that are meant to: words of it, empty for the whole part. `kind` is its row in docs/testing.md.
import { content } from './content.mjs';
import { engine } from './engine.mjs';
import { server } from './server.mjs';
import { site } from './site.mjs';
import { statics } from './statics.mjs';

export const PARTS = [
  'format',
  'lint',
  'types',
  'boundaries',
  'unused',
  'engine',
  'practice',
  'content',
  'server',
  'site',
  'browser',
];

const COMMANDS = { gate: 'test', full: 'test:full', soak: 'soak' };

/** What `npm run` is given to look for a fault. */
function commandOf({ tier, part, filter }) {
  return [COMMANDS[tier], '--', part, ...filter.split(' ').filter(Boolean)];
}

export const FAULTS = [...statics, ...engine, ...content, ...server, ...site].map((fault) => ({
  ...fault,
  edits: fault.add === undefined ? [fault, ...(fault.also ?? [])] : [],
  command: commandOf(fault),
}));
