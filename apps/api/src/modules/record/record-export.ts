import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { ExportedFact, Fact } from '@mathtools/contracts/record';
import type { AnswerFact } from '@mathtools/practice/record';
import type { FastifyInstance } from 'fastify';
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

/** What signs cookies. */
type Signer = Pick<FastifyInstance, 'signCookie' | 'unsignCookie'>;

/** Returns what a seal proves: what the server has determined of an answer. */
const sealedText = ({ id, problem, skill, level, verdict, slip, mistake }: AnswerFact): string =>
  `fact ${JSON.stringify([id, problem, skill, level, verdict, slip, mistake])}`;

/** Returns true if this server has sealed an answer without its text. */
export function isSealed(signer: Signer, fact: AnswerFact, seal = ''): boolean {
  return fact.text === '' && signer.unsignCookie(`${sealedText(fact)}.${seal}`).valid;
}

/** Returns the format for importing a record again, with the seals of answers without their texts. */
export function jsonOf(signer: Signer): Format {
  const sealed = (fact: Fact): ExportedFact => {
    if (fact.kind !== 'answer' || fact.text !== '') return fact;
    const text = sealedText(fact);
    return { ...fact, seal: signer.signCookie(text).slice(text.length + 1) };
  };
  const textOf: Format['textOf'] = (facts, isFirst) => {
    const all = JSON.parse(`[${facts.slice(1)}]`) as Fact[];
    return (isFirst ? '' : ',') + JSON.stringify(all.map(sealed)).slice(1, -1);
  };
  return { head: '{"facts":[', tail: ']}', textOf };
}

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
