// Faults in all parts that someone in a hurry could make. plant.mjs plants each one and expects its command
// to fail.  A fault: in `file`, the only occurrence of `find` becomes `replace` (`also`: further edits; `add`
// instead: a new file with this text). `tier` (gate, full, soak) and `part` name the tests that must catch
// it. `filter` narrows the command to the relevant tests: words of the command, empty for the whole part.
// `kind` is its row in docs/testing.md.
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

/** The arguments of `npm run` that look for a fault. */
function commandOf({ tier, part, filter }) {
  return [COMMANDS[tier], '--', part, ...filter.split(' ').filter(Boolean)];
}

export const FAULTS = [...statics, ...engine, ...content, ...server, ...site].map((fault) => ({
  ...fault,
  edits: fault.add === undefined ? [fault, ...(fault.also ?? [])] : [],
  command: commandOf(fault),
}));
