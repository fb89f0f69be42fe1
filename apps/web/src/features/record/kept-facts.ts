import type { Fact } from '@mathtools/practice/record';

/** The facts that the server has sent, and the cursor for those that arrive later. */
export interface KeptFacts {
  readonly facts: readonly Fact[];
  readonly cursor: string | null;
}

const NONE: KeptFacts = { facts: [], cursor: null };
/** The local storage key for the cursor of the kept facts. Facts with a different cursor are outdated. */
const CURSOR = 'record-cursor';
const STORE = 'facts';

/** Returns the kept facts, or none if the browser has none or refuses to store them. */
export async function readKept(): Promise<KeptFacts> {
  try {
    const cursor = localStorage.getItem(CURSOR);
    if (cursor === null) return NONE;
    const kept = (await inStore('readonly', (store) => store.get(STORE))) as KeptFacts | undefined;
    return kept?.cursor === cursor ? kept : NONE;
  } catch {
    return NONE;
  }
}

/**
 * Keeps facts for the next visit, even one without a connection. If the server has no record, deletes the facts of an
 * earlier one.
 */
export async function saveKept(kept: KeptFacts): Promise<void> {
  if (kept.cursor === null) {
    await deleteKept();
    return;
  }
  try {
    await inStore('readwrite', (store) => store.put(kept, STORE));
    localStorage.setItem(CURSOR, kept.cursor);
  } catch {
    // The facts are loaded again on the next visit.
  }
}

/** Deletes the kept facts. */
export async function deleteKept(): Promise<void> {
  try {
    localStorage.removeItem(CURSOR);
    await inStore('readwrite', (store) => store.clear());
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
