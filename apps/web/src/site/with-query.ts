/** Values of a query; of a list each value is given under the same name. */
export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Appends the given values to an address as its query. */
export function withQuery(address: string, values: QueryValues): string {
  const given = Object.entries(values).flatMap(([name, value = []]) =>
    [value].flat().map((each) => [name, each]),
  );
  return given.length > 0 ? `${address}?${new URLSearchParams(given).toString()}` : address;
}
