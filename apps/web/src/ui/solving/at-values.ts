/** Returns the text typed for a variable, from the encoded values of all variables: x=3;y=1/2. */
export function valueIn(at: string, letter: string): string {
  const entry = at.split(';').find((each) => each.startsWith(`${letter}=`));
  return entry === undefined ? '' : entry.slice(letter.length + 1);
}

/** Returns the encoded values with a new value for a variable. */
export function withValue(at: string, letter: string, text: string): string {
  const others = at.split(';').filter((each) => each !== '' && !each.startsWith(`${letter}=`));
  return [...others, ...(text === '' ? [] : [`${letter}=${text.replaceAll(';', '')}`])].join(';');
}

/** Returns the values of the variables that have one. */
export function valuesIn(at: string, letters: readonly string[]): Readonly<Record<string, string>> {
  const entries = letters.map((letter) => [letter, valueIn(at, letter)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text.trim() !== ''));
}
