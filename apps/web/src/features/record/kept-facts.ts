import type { Fact } from '@mathtools/practice/record';
import { keyFor, readText, writeText } from '../learners/storage.js';

/** The facts that the server has sent, and the cursor for those that arrive later. */
export interface KeptFacts {
  readonly facts: readonly Fact[];
  readonly cursor: string | null;
}

const NONE: KeptFacts = { facts: [], cursor: null };
/** The local storage key for the cursor of the kept facts. Facts with a different cursor are outdated. */
const CURSOR = 'record-cursor';
const STORE = 'facts';

/** Returns the kept facts of a learner, or none if the browser has none or refuses to store them. */
export async function readKept(learner: string): Promise<KeptFacts> {
  try {
    const cursor = readText(keyFor(CURSOR, learner));
    if (cursor === undefined) return NONE;
    const kept = (await inStore('readonly', (store) => store.get(keyFor(STORE, learner)))) as
      | KeptFacts
      | undefined;
    return kept?.cursor === cursor ? kept : NONE;
  } catch {
    return NONE;
  }
}

/**
 * Keeps a learner's facts for the next visit, even one without a connection. If the server has no record, deletes the facts of an
 * earlier one.
 */
export async function saveKept(learner: string, kept: KeptFacts): Promise<void> {
  if (kept.cursor === null) {
    await deleteKept(learner);
    return;
  }
  try {
    await inStore('readwrite', (store) => store.put(kept, keyFor(STORE, learner)));
    writeText(keyFor(CURSOR, learner), kept.cursor);
  } catch {
    // The facts are loaded again on the next visit.
  }
}

/** Deletes the kept facts of a learner. */
export async function deleteKept(learner: string): Promise<void> {
  writeText(keyFor(CURSOR, learner), undefined);
  try {
    await inStore('readwrite', (store) => store.delete(keyFor(STORE, learner)));
  } catch {
    // The browser stores nothing.
  }
}

/** Runs one request on the database. */
function inStore(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('record', 1);
    const fail = (): void => {
      reject(new Error('The browser refuses to store the record.'));
    };
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(STORE);
    };
    opening.onerror = fail;
    opening.onblocked = fail;
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = run(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = fail;
    };
  });
}
