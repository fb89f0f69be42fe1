const names = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the name of a country: `Germany` for `DE`. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
