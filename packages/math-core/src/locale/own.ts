/** Returns the value of an own key. Keys such as "constructor" are inherited and aren't words. */
export function own<T>(texts: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
