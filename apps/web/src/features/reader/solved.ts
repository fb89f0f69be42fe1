const KEY = 'pack-solved';
/** Used instead of local storage if the browser refuses it. */
let memory = '{}';

function read(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? memory) as Readonly<Record<string, unknown>>;
  } catch {
    return JSON.parse(memory) as Readonly<Record<string, unknown>>;
  }
}

/**
 * Returns the ids of a pack's problems that were solved in this browser. Anything else in storage counts as
 * none.
 */
export function readSolved(pack: string): ReadonlySet<string> {
  const ids = (read() as Readonly<Record<string, unknown>> | null)?.[pack];
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}

/** Stores a problem as solved, and returns the ids of all solved problems. */
export function saveSolved(pack: string, id: string): ReadonlySet<string> {
  const solved = new Set(readSolved(pack)).add(id);
  memory = JSON.stringify({ ...read(), [pack]: [...solved] });
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // The ids are kept in memory.
  }
  return solved;
}
