const KEY = 'practice-counted';
/** How many problems are remembered; the oldest are forgotten first. */
const MOST = 2000;
/** What the browser refused to store. */
let memory: string | undefined;

function readCounted(): readonly string[] {
  try {
    const text = memory ?? localStorage.getItem(KEY) ?? '[]';
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
  const text = JSON.stringify([...counted, id].slice(-MOST));
  try {
    localStorage.setItem(KEY, text);
  } catch {
    memory = text;
  }
  return true;
}
