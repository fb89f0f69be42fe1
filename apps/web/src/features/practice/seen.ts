const KEY = 'practice-seen';
/** The maximum number of ids that the server accepts. */
const MOST = 30;
/** Used instead of local storage if the browser refuses it. */
let memory: string | undefined;

/** Returns the ids of the most recently seen problems, latest first. Random problems are never one of these. */
export function readSeen(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(memory ?? localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Records that a problem was seen. */
export function saveSeen(id: string): void {
  const text = JSON.stringify([id, ...readSeen().filter((other) => other !== id)].slice(0, MOST));
  try {
    localStorage.setItem(KEY, text);
  } catch {
    memory = text;
  }
}
