/** What is typed for a letter, in the link's text of all values: x=3;y=1/2. */
export function valueIn(at: string, letter: string): string {
  const entry = at.split(';').find((each) => each.startsWith(`${letter}=`));
  return entry === undefined ? '' : entry.slice(letter.length + 1);
}

/** The text of all values with another one for a letter. */
export function withValue(at: string, letter: string, text: string): string {
  const others = at.split(';').filter((each) => each !== '' && !each.startsWith(`${letter}=`));
  return [...others, ...(text === '' ? [] : [`${letter}=${text.replaceAll(';', '')}`])].join(';');
}

/** The values that are there. */
export function valuesIn(at: string, letters: readonly string[]): Readonly<Record<string, string>> {
  const entries = letters.map((letter) => [letter, valueIn(at, letter)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text.trim() !== ''));
}
