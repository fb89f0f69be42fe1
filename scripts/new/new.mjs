// Creates a working tool, page, family, lesson or endpoint: `npm run new <kind> <name>`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planOf, UsageError, usage } from './plan.mjs';

/**
 * Writes and formats the planned files at `root`, and returns the plan. Exits if the arguments are invalid.
 */
export function makeNew(root, words, biome) {
  const plan = planned(root, words);
  for (const [path, text] of plan.texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const code = [...plan.texts.keys()].filter((path) => !path.endsWith('.md'));
  const { status, stderr } = spawnSync(biome, ['format', '--write', ...code], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Biome could not format the new files: ${stderr}`);
  return plan;
}

function planned(root, words) {
  try {
    return planOf(root, words);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    return process.exit(2);
  }
}
