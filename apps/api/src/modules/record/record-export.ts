import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Fact } from '@mathtools/contracts/record';
import type { Database } from '../../db/schema.js';
import { UnavailableError } from '../../error-types.js';
import type { Visitor } from './device-repository.js';
import { csvHead, csvRows } from './record-csv.js';
import { readRecord } from './record-repository.js';

/** The number of facts that an export reads at a time. */
const limit = 500;

/** A format of a file. */
interface Format {
  head: string;
  tail: string;
  /** Returns facts, which are JSON with a comma before each, in the format. */
  textOf: (facts: string, isFirst: boolean) => string;
}

export const json: Format = {
  head: '{"facts":[',
  tail: ']}',
  textOf: (facts, isFirst) => (isFirst ? facts.slice(1) : facts),
};
export const csv: Format = {
  head: csvHead,
  tail: '',
  textOf: (facts) => csvRows(JSON.parse(`[${facts.slice(1)}]`) as Fact[]),
};

/** Returns the record of a learner as a file, which is read from the database only as fast as the client reads it. */
export function exportRecord(db: Database, visitor: Visitor | undefined, format: Format): Readable {
  return Readable.from(textsOf(db, visitor, format), { highWaterMark: 1 });
}

async function* textsOf(db: Database, visitor: Visitor | undefined, format: Format): AsyncGenerator<string> {
  const { head, tail, textOf } = format;
  yield head;
  let after: string | undefined;
  for (let hasMore = visitor !== undefined; visitor && hasMore; ) {
    const part = await readRecord(db, visitor, { after, limit });
    // A file that lacks facts must not look complete.
    if (after !== undefined && part.isFromStart)
      throw new UnavailableError('The record was joined or deleted during the export.');
    if (part.facts !== '') yield textOf(part.facts, after === undefined);
    ({ hasMore } = part);
    after = part.cursor ?? undefined;
    await turn(); // SQLite responds without one.
  }
  yield tail;
}
