const KEY = 'pack-solved';
/** Stands in where a browser keeps nothing. */
let memory = '{}';

function read(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? memory) as Readonly<Record<string, unknown>>;
  } catch {
    return JSON.parse(memory) as Readonly<Record<string, unknown>>;
  }
}

/** Gives the ids of the problems of a pack that were solved in this browser; anything else it may hold counts as none. */
export function readSolved(pack: string): ReadonlySet<string> {
  const ids = (read() as Readonly<Record<string, unknown>> | null)?.[pack];
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}

/** Notes a problem as solved, and gives all that are. */
export function saveSolved(pack: string, id: string): ReadonlySet<string> {
  const solved = new Set(readSolved(pack)).add(id);
  memory = JSON.stringify({ ...read(), [pack]: [...solved] });
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // kept in memory
  }
  return solved;
}
