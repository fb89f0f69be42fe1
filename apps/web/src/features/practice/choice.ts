/** The state of a link to the Practice Center that first asks what to practice. Its address is that of general practice. */
export const CHOICE = { choice: true } as const;

/** Returns true if the state of a location asks for the choice. */
export function isChoice(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'choice' in state;
}
