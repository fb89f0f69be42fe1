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

/** The parts of a unit, without punctuation. */
type Parts = readonly string[];

/** Returns the unit of tokens in lower case: `cm ^ 2`, `square centimeters`, `sq . cm`, `km / h`, `meters per second`. */
export function readUnit(tokens: readonly string[]): Unit | undefined {
  const parts = tokens.filter((token) => !/^[.^()*]$/.test(token));
  if (parts.slice(1).some(isPer)) return rateOf(parts);
  return WAYS.map((way) => way(parts)).find((unit) => unit !== undefined);
}

const isPer = (part: string): boolean => part === '/' || part === 'per' || part === 'an';

/** Returns a quotient of two units: `km / h`. */
function rateOf(parts: Parts): Unit | undefined {
  const per = parts.findIndex(isPer);
  const [over, under] = [readUnit(parts.slice(0, per)), readUnit(parts.slice(per + 1))];
  if (per === 0 || !over || !under || under.dimension.includes('/')) return undefined;
  return { dimension: `${over.dimension}/${under.dimension}`, factor: `(${over.factor})/(${under.factor})` };
}

/** Short forms of units in one word. */
const SHORT: Readonly<Record<string, Parts>> = {
  mph: ['mi', '/', 'h'],
  mq: ['square', 'm'],
  ccm: ['cubic', 'cm'],
};

/** The ways of writing a unit. */
const WAYS: readonly ((parts: Parts) => Unit | undefined)[] = [
  // `km h^-1`
  ([over = '', under = '', minus = '', one = '', ...more]) =>
    /^[-⁻]$/.test(minus) && /^[1¹]$/.test(one) && more.length === 0
      ? readUnit([over, '/', under])
      : undefined,
  ([word = '', ...more]) => (more.length === 0 ? unitOfWord(word) : undefined),
  // `° c`, `degrees celsius`
  ([degrees = '', scale = '', ...more]) => {
    const own = SPELLINGS.get(degrees === '°' && /^[cf]$/.test(scale) ? `°${scale}` : scale);
    const isDegrees = more.length === 0 && /^(?:degrees?|°)$/.test(degrees);
    return isDegrees && /^(?:celsius|fahrenheit)$/.test(own?.dimension ?? '') ? own : undefined;
  },
  (parts) => (parts.join(' ') === 'per cent' ? SPELLINGS.get('%') : undefined),
  // `square centimeters`, `cm 2`
  ([first = '', second = '', ...more]) => {
    const [name, power] = POWERS.has(first) && !/\d/.test(first) ? [second, first] : [first, second];
    const [base, exponent] = [SPELLINGS.get(name), POWERS.get(power)];
    if (more.length > 0 || base?.dimension !== 'length' || exponent === undefined) return undefined;
    return { dimension: `length^${exponent}`, factor: `(${base.factor})^${exponent}` };
  },
];

/** Returns the unit of one word: `cm`, `kmh`, `sqm`, `qm`. */
function unitOfWord(word: string): Unit | undefined {
  if (/^k(?:m?ph|mh)$/.test(word)) return readUnit(['km', '/', 'h']);
  const short = Object.hasOwn(SHORT, word) ? SHORT[word] : undefined;
  if (short) return readUnit(short);
  const [, square, cubic] = /^(?:(?:sq|q|quadrat)([a-z]+)|(?:cu|cb|kubik)([a-z]+))$/.exec(word) ?? [];
  const own = square ?? cubic;
  if (own === undefined) return SPELLINGS.get(word);
  const name = own.replace('zenti', 'centi').replace('dezi', 'deci');
  return readUnit([square === undefined ? 'cubic' : 'square', name]);
}

/** Tests if two words are the same except for a plural s: "seat" and "seats". */
export function isSameWord(a: string, b: string): boolean {
  const [first, second] = [a, b].map((word) => (word.length > 2 ? word.replace(/(?:es|s|e)$/, '') : word));
  return first === second;
}
