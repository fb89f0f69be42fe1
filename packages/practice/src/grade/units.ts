/** Spellings of the same unit, in lower case and singular. */
const SAME: readonly (readonly string[])[] = [
  ['mm', 'millimeter', 'millimetre'],
  ['cm', 'centimeter', 'centimetre'],
  ['dm', 'decimeter', 'decimetre'],
  ['m', 'meter', 'metre'],
  ['km', 'kilometer', 'kilometre'],
  ['g', 'gram'],
  ['kg', 'kilogram'],
  ['ml', 'milliliter', 'millilitre'],
  ['l', 'liter', 'litre'],
  ['s', 'sec', 'second'],
  ['min', 'minute'],
  ['h', 'hr', 'hour'],
  ['km/h', 'kmh', 'kph', 'kilometers per hour', 'kilometres per hour'],
  ['°', 'degree', 'deg'],
  ['%', 'percent', 'per cent'],
];

/** The spellings of a unit in lower case, longest first: "cm²" is also "cm^2" and "square centimeters". */
export function spellingsOf(unit: string): readonly string[] {
  const written = unit.toLowerCase();
  const power = /²$|^square /.test(written) ? '²' : /³$|^cubic /.test(written) ? '³' : '';
  const base = written.replace(/[²³]$|^square |^cubic /, '');
  const singular = base.length > 2 ? base.replace(/s$/, '') : base;
  const names = SAME.find((group) => group.includes(singular)) ?? [singular];
  const simple = [base, ...names.flatMap((name) => (name.length > 2 ? [name, `${name}s`] : [name]))];
  const raised = simple.flatMap((name) => (power === '' ? [name] : raisedTo(name, power)));
  return [...new Set([written, ...raised])].sort((a, b) => b.length - a.length);
}

function raisedTo(name: string, power: '²' | '³'): readonly string[] {
  const [digit, words] = power === '²' ? ['2', ['square', 'sq']] : ['3', ['cubic', 'cu']];
  return [
    `${name}${power}`,
    `${name}^${digit}`,
    `${name}${digit}`,
    ...words.map((word) => `${word} ${name}`),
  ];
}
