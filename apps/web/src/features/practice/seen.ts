const KEY = 'practice-seen';
/** As many as the server takes. */
const MOST = 30;
/** What the browser refused to store. */
let memory: string | undefined;

/** The ids of the problems seen last, the latest first; random problems are none of these. */
export function readSeen(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(memory ?? localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Notes that a problem was seen. */
export function saveSeen(id: string): void {
  const text = JSON.stringify([id, ...readSeen().filter((other) => other !== id)].slice(0, MOST));
  try {
    localStorage.setItem(KEY, text);
  } catch {
    memory = text;
  }
}
