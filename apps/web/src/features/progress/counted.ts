const KEY = 'practice-counted';
/** How many problems are remembered; the oldest are forgotten first. */
const MOST = 2000;
/** Used if the browser refuses storage. */
let memory = '[]';

function readCounted(): readonly string[] {
  let text = memory;
  try {
    text = localStorage.getItem(KEY) ?? memory;
  } catch {
    // remembered in memory
  }
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Notes that a problem was answered right; false if it was before. A problem without an id counts always. */
export function countOnce(id: string | undefined): boolean {
  if (id === undefined) return true;
  const counted = readCounted();
  if (counted.includes(id)) return false;
  memory = JSON.stringify([...counted, id].slice(-MOST));
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // remembered in memory
  }
  return true;
}
