const KEY = 'practice-counted';
/** The number of problems remembered. The oldest are forgotten first. */
const MOST = 2000;
/** Used instead of local storage if the browser refuses it. */
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

/**
 * Records a correctly answered problem. Returns false if it was recorded before. A problem without an id
 * always counts.
 */
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
