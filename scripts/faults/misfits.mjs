// Lists the faults that can no longer be planted or aren't in docs/testing.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAULTS, PARTS } from './faults.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const COMMANDS = { gate: 'npm test', full: 'npm run test:full', soak: 'npm run soak' };

/** The rows of the table: kind, example, tier, command. */
const rows = readFileSync(join(root, 'docs/testing.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

function isRowOf(row, { kind, tier, part }) {
  return row[1] === kind && row[3] === tier && row[4] === `\`${COMMANDS[tier]} -- ${part}\``;
}

const isListed = (fault) => rows.some((row) => isRowOf(row, fault));

/** Returns whether the text of an edit occurs exactly once. */
function fits({ file, find, replace }) {
  const path = join(root, file);
  return existsSync(path) && readFileSync(path, 'utf8').split(find).length === 2 && find !== replace;
}

function misfit(fault) {
  const { id, tier, part, kind, file, add, edits } = fault;
  if (FAULTS.filter((other) => other.id === id).length > 1) return 'its id is already used';
  if (!PARTS.includes(part) || !(tier in COMMANDS)) return 'there is no such part or tier';
  if (!isListed(fault)) return `docs/testing.md doesn't say that "${kind}" is caught by ${tier}, ${part}`;
  if (add !== undefined) return existsSync(join(root, file)) ? `${file} exists` : undefined;
  const odd = edits.find((edit) => !fits(edit));
  return odd && `this must occur in ${odd.file} exactly once: ${odd.find}`;
}

/** Returns a line for each fault that doesn't fit the code, and for each row of the table without a fault. */
export function misfitsOf(faults) {
  const unproven = rows.filter(
    (row) => Object.hasOwn(COMMANDS, row[3]) && !FAULTS.some((fault) => isRowOf(row, fault)),
  );
  return [
    ...faults.flatMap((fault) => {
      const why = misfit(fault);
      return why === undefined ? [] : [`${fault.id}: ${why}`];
    }),
    ...unproven.map((row) => `docs/testing.md: no fault proves that ${row[4]} catches "${row[1]}"`),
  ];
}
