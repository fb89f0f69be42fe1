/**
 * The navigation state of a link that opens the Practice Center with the choice of what to practice. Its address is
 * the same as that of general practice.
 */
export const CHOICE = { choice: true } as const;

/** Returns true if a location's state requests that choice. */
export function isChoice(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'choice' in state;
}
