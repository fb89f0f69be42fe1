/** Returns the value of an own key, so that "constructor" isn't taken for a word. */
export function own<T>(texts: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
