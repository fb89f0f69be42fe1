/** Query parameters. Each value of a list is added under the same name. */
export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Appends the defined values to a URL as its query. */
export function withQuery(address: string, values: QueryValues): string {
  const given = Object.entries(values).flatMap(([name, value = []]) =>
    [value].flat().map((each) => [name, each]),
  );
  return given.length > 0 ? `${address}?${new URLSearchParams(given).toString()}` : address;
}
