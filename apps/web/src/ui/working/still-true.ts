/** Returns the notes on the lines above the first line that has changed. */
export function stillTrue<Note>(notes: readonly Note[], asked: string, now: string): readonly Note[] {
  const [before, after] = [asked.split('\n'), now.split('\n')];
  const changed = after.findIndex((line, place) => line !== before[place]);
  return changed < 0 ? notes.slice(0, after.length) : notes.slice(0, changed);
}
