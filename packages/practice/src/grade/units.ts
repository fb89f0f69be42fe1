/** A unit of measure: its dimension ("m2" is an area), and how many base units it is, as a fraction. */
export interface Unit {
  readonly dimension: string;
  readonly factor: string;
}

/** Dimension, size in base units, and spellings in lower case and singular. A plural may have an s. */
const TABLE: readonly (readonly [dimension: string, factor: string, spellings: string])[] = [
  ['length', '1/1000', 'mm millimeter millimetre'],
  ['length', '1/100', 'cm centimeter centimetre'],
  ['length', '1/10', 'dm decimeter decimetre'],
  ['length', '1', 'm meter metre mtr'],
  ['length', '1000', 'km kilometer kilometre'],
  ['length', '127/5000', 'in inch inches inche'],
  ['length', '381/1250', 'ft foot feet'],
  ['length', '1143/1250', 'yd yard'],
  ['length', '201168/125', 'mi mile'],
  ['mass', '1/1000', 'mg milligram'],
  ['mass', '1', 'g gram gramme gr gm'],
  ['mass', '1000', 'kg kilogram kilogramme kilo'],
  ['mass', '1000000', 't ton tonne'],
  ['mass', '45359237/100000', 'lb pound'],
  ['length^3', '1/1000000', 'ml milliliter millilitre cc'],
  ['length^3', '1/100000', 'cl centiliter centilitre'],
  ['length^3', '1/1000', 'l liter litre ltr'],
  ['time', '1', 's sec second'],
  ['time', '60', 'min minute minuten minuto'],
  ['time', '3600', 'h hr hour std stunde stunden hora heure'],
  ['time', '86400', 'd day tag tage dia día jour'],
  ['time', '604800', 'wk week'],
  ['month', '1', 'mo month'],
  ['month', '12', 'y yr year yo jahr jahre año'],
  ['angle', '1', '° degree deg grad grado'],
  ['angle', '180/pi', 'rad radian'],
  ['percent', '1', '% percent pct'],
  ['dollar', '1', '$ dollar usd buck'],
  ['dollar', '1/100', 'cent'],
  ['euro', '1', '€ euro eur'],
  ['pound', '1', '£ gbp'],
  ['yen', '1', '¥ yen'],
  ['celsius', '1', '°c celsius'],
  ['fahrenheit', '1', '°f fahrenheit'],
  ['loudness', '1', 'db decibel'],
  ['points', '1', 'pt pts point'],
  ['amount', '1', 'mol mole'],
];

const SPELLINGS: ReadonlyMap<string, Unit> = new Map(
  TABLE.flatMap(([dimension, factor, spellings]) =>
    spellings
      .split(' ')
      .flatMap((name) => (name.length > 1 ? [name, `${name}s`] : [name]))
      .map((name) => [name, { dimension, factor }] as const),
  ),
);

const POWERS: ReadonlyMap<string, string> = new Map([
  ['²', '2'],
  ['2', '2'],
  ['squared', '2'],
  ['square', '2'],
  ['sq', '2'],
  ['³', '3'],
  ['3', '3'],
  ['cubed', '3'],
  ['cubic', '3'],
  ['cu', '3'],
]);

/** Returns the unit of tokens in lower case: `cm ^ 2`, `square centimeters`, `sq . cm`, `km / h`, `meters per second`. */
export function readUnit(tokens: readonly string[]): Unit | undefined {
  const parts = tokens.filter((token) => !/^[.^()*]$/.test(token));
  const per = parts.findIndex((token) => token === '/' || token === 'per' || token === 'an');
  if (per > 0) {
    const [over, under] = [readUnit(parts.slice(0, per)), readUnit(parts.slice(per + 1))];
    if (!over || !under || under.dimension.includes('/')) return undefined;
    return {
      dimension: `${over.dimension}/${under.dimension}`,
      factor: `(${over.factor})/(${under.factor})`,
    };
  }
  // `km h^-1`
  if (parts.length === 4 && /^[-⁻]$/.test(parts[2] ?? '') && /^[1¹]$/.test(parts[3] ?? ''))
    return readUnit([parts[0] ?? '', '/', parts[1] ?? '']);
  const [first = '', second = ''] = parts;
  if (parts.length === 1) {
    if (/^k(?:m?ph|mh)$/.test(first)) return readUnit(['km', '/', 'h']);
    if (first === 'mph') return readUnit(['mi', '/', 'h']);
    const [, square, cubic] = /^(?:(?:sq|q|quadrat)([a-z]+)|(?:cu|cb|kubik)([a-z]+))$/.exec(first) ?? [];
    const own = (name: string): string => name.replace('zenti', 'centi').replace('dezi', 'deci');
    if (square !== undefined) return readUnit(['square', own(square)]);
    if (cubic !== undefined) return readUnit(['cubic', own(cubic)]);
    if (/^(?:mq|ccm)$/.test(first)) return readUnit(first === 'mq' ? ['square', 'm'] : ['cubic', 'cm']);
    return SPELLINGS.get(first);
  }
  if (parts.length !== 2) return undefined;
  if (first === '°' && /^[cf]$/.test(second)) return SPELLINGS.get(`°${second}`);
  if (first === 'per' && second === 'cent') return SPELLINGS.get('%');
  if (first === 'degrees' || first === 'degree' || first === '°')
    return SPELLINGS.get(second)?.dimension === 'celsius' || SPELLINGS.get(second)?.dimension === 'fahrenheit'
      ? SPELLINGS.get(second)
      : undefined;
  const [name, power] = POWERS.has(first) && !/\d/.test(first) ? [second, first] : [first, second];
  const [base, exponent] = [SPELLINGS.get(name), POWERS.get(power)];
  if (base?.dimension !== 'length' || exponent === undefined) return undefined;
  return { dimension: `length^${exponent}`, factor: `(${base.factor})^${exponent}` };
}

/** Tests if two words are the same except for a plural s: "seat" and "seats". */
export function isSameWord(a: string, b: string): boolean {
  const [first, second] = [a, b].map((word) => (word.length > 2 ? word.replace(/(?:es|s|e)$/, '') : word));
  return first === second;
}
