/** Appends the given values to an address as its query. */
export function withQuery(address: string, values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${address}?${new URLSearchParams(given).toString()}` : address;
}
