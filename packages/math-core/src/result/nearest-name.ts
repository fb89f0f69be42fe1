/** Returns the name that is at most two typing mistakes away from the typed text, or one for short text. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const typed = text.trim().toLowerCase();
  if (typed.length > 40) return undefined;
  const most = typed.length < 2 ? 0 : typed.length < 5 ? 1 : 2;
  return names
    .map((name) => ({ name, mistakes: mistakesBetween(typed, name.toLowerCase()) }))
    .sort((a, b) => a.mistakes - b.mistakes)
    .find(({ mistakes }) => mistakes <= most)?.name;
}

/** Returns the number of letters to insert, leave out, replace or swap with the next one. */
function mistakesBetween(one: string, other: string): number {
  let above: readonly number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let k = 0; k < other.length; k++) {
      const replaced = (row[k] ?? 0) + (one[i] === other[k] ? 0 : 1);
      const isSwapped = one[i] === other[k - 1] && one[i - 1] === other[k];
      const swapped = isSwapped ? (above[k - 1] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[k + 1] ?? 0) + 1, (next[k] ?? 0) + 1));
    }
    above = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
