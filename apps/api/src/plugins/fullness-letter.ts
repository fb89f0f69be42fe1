import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Database } from '../db/schema.js';
import { ownerLetter } from './mail/owner-letter.js';

/** The shares in use of the disk and the memory, from 0 to 1. */
export type Fullness = Record<'disk' | 'memory', number>;

/** The share in use from which the owner is told. */
const nearlyFull = 0.8;

const letters = {
  disk: [
    'The disk is nearly full',
    'When it is full, nothing can be stored. Free space, or get a larger disk.',
  ],
  memory: ['The memory is nearly full', 'When it is full, the server stops. Restart it, or get more memory.'],
} as const;

/** Returns a function that emails the owner, at most once a day each, when the disk or the memory is nearly full. */
export function fullnessTeller(
  db: Database,
  owner: string,
  probe: () => Promise<Fullness>,
): () => Promise<void> {
  const parts = (['disk', 'memory'] as const).map((part) => ({ part, tell: ownerLetter(db, owner, part) }));
  return async () => {
    const shares = await probe();
    for (const { part, tell } of parts) {
      const [subject, advice] = letters[part];
      const percent = Math.floor(shares[part] * 100);
      if (shares[part] >= nearlyFull)
        await tell(
          subject,
          `${percent}% of the ${part} is used. ${advice}`,
          'You get this email at most once a day.',
        );
    }
  };
}

/**
 * Measures the disk with a folder, and the memory of the machine, of this process within its container's limit, or of its
 * objects within the limit of the engine, whichever is fuller.
 */
export async function fullnessOf(folder: string): Promise<Fullness> {
  const { blocks, bfree, bavail } = await statfs(folder);
  const { used_heap_size: objects, heap_size_limit: mostObjects } = getHeapStatistics();
  // The first one is 0 if it is unknown.
  const limit = Math.min(...[process.constrainedMemory(), totalmem()].filter((bytes) => bytes > 0));
  return {
    // Like df, without the blocks that only root may use.
    disk: (blocks - bfree) / (blocks - bfree + bavail),
    memory: Math.max(1 - freemem() / totalmem(), process.memoryUsage.rss() / limit, objects / mostObjects),
  };
}
