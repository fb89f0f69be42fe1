import { takeAll } from './patterns.js';

/** The formulas of figures: the words of the measure and of the figure, the given lengths, and the formula. */
const FORMULAS: readonly (readonly [words: RegExp, given: string, formula: string])[] = [
  [/surface area.*cube/, 'side', '6 * side^2'],
  [/surface area.*sphere/, 'radius', '4 * radius^2 * pi'],
  [/surface area.*cylinder/, 'radius height', '2 * radius * (radius + height) * pi'],
  [/area.*circle/, 'radius', 'radius^2 * pi'],
  [/circumference|perimeter.*circle/, 'radius', '2 * radius * pi'],
  [/area.*rectangle/, 'length width', 'length * width'],
  [/perimeter.*rectangle/, 'length width', '2 * (length + width)'],
  [/area.*square/, 'side', 'side^2'],
  [/perimeter.*square/, 'side', '4 * side'],
  [/area.*triangle/, 'base height', 'base * height / 2'],
  [/hypotenuse/, 'base height', 'sqrt(base^2 + height^2)'],
  [/volume.*cube/, 'side', 'side^3'],
  [/volume.*(?:box|cuboid|rectangular prism)/, 'length width height', 'length * width * height'],
  [/volume.*cylinder/, 'radius height', 'radius^2 * height * pi'],
  [/volume.*cone/, 'radius height', 'radius^2 * height / 3 * pi'],
  [/volume.*sphere/, 'radius', '4/3 * radius^3 * pi'],
];

/** Matches a measure that is given, not asked for: circle circumference 20. */
const GIVEN =
  /(?:circle|rectangle|square|triangle|cube|box|sphere) (?:area|circumference|perimeter|volume) (?:is |= ?)?\d/i;

const IS = '(of|is|equals|colon)?';
const PATTERNS = {
  radius: `(radius|r) ${IS} {n}|{n} radius`,
  diameter: `(diameter|d) ${IS} {n}|{n} diameter`,
  height: `(height|h) ${IS} {n}|{n} (tall|high)`,
  base: `(base|b) ${IS} {n}`,
  side: `(side|sides|edge|edges) (length|lengths)? ${IS} {n}`,
  length: `(length|l) ${IS} {n}|{n} long`,
  width: `(width|w) ${IS} {n}|{n} wide`,
  bare: '{n}',
};
const WORDS =
  'area circumference perimeter volume surface hypotenuse circle rectangle square triangle right rectangular prism cube box cuboid cylinder cone sphere of a an the for with and by x times if is legs leg sides find calculate dimensions';

/** Writes a measure of a figure with its formula. Returns undefined for text that isn't about one figure with its lengths. */
export function figureInSigns(text: string): string | undefined {
  const [, given = '', formula = ''] = FORMULAS.find(([words]) => words.test(text.toLowerCase())) ?? [];
  const found = formula === '' || GIVEN.test(text) ? undefined : takeAll(text, PATTERNS, WORDS);
  if (!found) return undefined;
  const { bare, diameter, ...named } = found;
  const rest = bare.map(({ n = '' }) => n);
  const lengths: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(named).map(([name, [first]]) => [name, first?.['n']]),
  );
  const [across] = diameter;
  if (across) lengths['radius'] = `${across['n'] ?? ''}/2`;
  const names = given.split(' ');
  const values = names.map((name) => lengths[name] ?? rest.shift());
  const count = bare.length + diameter.length + Object.values(named).flat().length;
  if (values.includes(undefined) || count !== names.length) return undefined;
  return names.reduce((signs, name, i) => signs.replaceAll(name, inParentheses(values[i])), formula);
}

const inParentheses = (value = ''): string => (/^\d+(?:\.\d+)?$/.test(value) ? value : `(${value})`);
