import { unitNames } from '../unit-text/index.js';
import { type Filled, type Slot, takeAll } from './patterns.js';
import { tokenize } from './tokens.js';
import { tripInSigns } from './trips.js';

/** The formulas of a figure: the quantities that bare numbers stand for, and how each quantity follows from others. */
interface Figure {
  readonly bare: string;
  readonly formulas: readonly (readonly [name: string, formula: string])[];
}

/** Reads the formulas of a figure from text. */
function figure(bare: string, formulas: string): Figure {
  return { bare, formulas: formulas.split('; ').map((each) => each.split(' = ') as [string, string]) };
}

const FIGURES: Readonly<Record<string, Figure>> = {
  circle: figure(
    'radius',
    'radius = diameter/2; diameter = 2 * radius; radius = circumference / (2 * pi); radius = sqrt(area / pi); area = radius^2 * pi; circumference = 2 * radius * pi',
  ),
  semicircle: figure(
    'radius',
    'radius = diameter/2; diameter = 2 * radius; area = radius^2 / 2 * pi; perimeter = radius * (pi + 2)',
  ),
  ring: figure('', 'area = (outer^2 - inner^2) * pi'),
  sector: figure(
    '',
    'radius = diameter/2; diameter = 2 * radius; area = angle / 360 * radius^2 * pi; arcs = angle / 180 * radius * pi',
  ),
  rectangle: figure(
    'length width',
    'width = area / length; width = perimeter/2 - length; width = sqrt(diagonal^2 - length^2); length = area / width; length = perimeter/2 - width; length = sqrt(diagonal^2 - width^2); area = length * width; perimeter = 2 * (length + width); diagonal = sqrt(length^2 + width^2)',
  ),
  square: figure(
    'side',
    'side = perimeter / 4; side = sqrt(area); side = diagonal / sqrt(2); area = side^2; perimeter = 4 * side; diagonal = side * sqrt(2)',
  ),
  triangle: figure(
    'base height',
    'height = 2 * area / base; base = 2 * area / height; area = base * height / 2',
  ),
  'equilateral triangle': figure(
    'side',
    'height = side / 2 * sqrt(3); area = side^2 / 4 * sqrt(3); perimeter = 3 * side',
  ),
  'isosceles triangle': figure(
    '',
    'height = sqrt(side^2 - (base/2)^2); area = base * height / 2; perimeter = 2 * side + base',
  ),
  parallelogram: figure('base height', 'area = base * height'),
  trapezoid: figure('base secondbase height', 'area = (base + secondbase) / 2 * height'),
  rhombus: figure(
    'diagonal seconddiagonal',
    'area = diagonal * seconddiagonal / 2; side = sqrt(diagonal^2 + seconddiagonal^2) / 2; perimeter = 4 * side',
  ),
  'right triangle': figure(
    'base height',
    'angle = arctan(opposite / adjacent); angle = arcsin(opposite / hypotenuse); angle = arccos(adjacent / hypotenuse); hypotenuse = sqrt(opposite^2 + adjacent^2); height = sqrt(hypotenuse^2 - base^2); base = sqrt(hypotenuse^2 - height^2); height = 2 * area / base; base = 2 * area / height; hypotenuse = sqrt(base^2 + height^2); area = base * height / 2; perimeter = base + height + hypotenuse',
  ),
  cube: figure(
    'side',
    'side = root(3, volume); side = sqrt(surface / 6); diagonal = side * sqrt(3); surface = 6 * side^2; volume = side^3',
  ),
  box: figure(
    'length width height',
    'height = volume / (length * width); volume = length * width * height; surface = 2 * (length * width + length * height + width * height)',
  ),
  cylinder: figure(
    'radius height',
    'radius = diameter/2; diameter = 2 * radius; height = volume / (radius^2 * pi); surface = 2 * radius * (radius + height) * pi; volume = radius^2 * height * pi',
  ),
  cone: figure(
    'radius height',
    'radius = diameter/2; diameter = 2 * radius; height = 3 * volume / (radius^2 * pi); height = sqrt(slant^2 - radius^2); slant = sqrt(radius^2 + height^2); surface = radius * (radius + slant) * pi; volume = radius^2 * height / 3 * pi',
  ),
  pyramid: figure('', 'volume = ground * height / 3; volume = side^2 * height / 3'),
  prism: figure('', 'volume = ground * height'),
  sphere: figure(
    'radius',
    'radius = diameter/2; diameter = 2 * radius; radius = root(3, 3 * volume / (4 * pi)); radius = sqrt(surface / (4 * pi)); surface = 4 * radius^2 * pi; volume = 4/3 * radius^3 * pi',
  ),
  line: figure('', 'slope = rise / run'),
  trip: figure('', 'distance = speed * time; speed = distance / time; time = distance / speed'),
  sale: figure('', 'price = cost * (1 + markup/100); profits = (price - cost) / cost as a percent'),
};

/** The patterns of the names of figures. The first one that matches counts, so a right triangle comes before a triangle. */
const FIGURE_WORDS: Readonly<Record<string, string>> = {
  'right triangle': '((right|(right angled)) triangle|((pythagoras|pythagorean) theorem?))',
  'equilateral triangle': '(equilateral triangle)',
  'isosceles triangle': '(isosceles triangle)',
  semicircle: '(semicircle|(half circle))',
  ring: '(ring|annulus)',
  sector: '((circle|circular)? sector (of (a|the)? circle)?)',
  circle: 'circle',
  rectangle: 'rectangle',
  square: 'square',
  triangle: 'triangle',
  parallelogram: 'parallelogram',
  trapezoid: '(trapezoid|trapezium)',
  rhombus: 'rhombus',
  cube: 'cube',
  box: '(box|cuboid|(rectangular prism))',
  pyramid: '(square? (based|base)? pyramid)',
  prism: '((triangular|hexagonal)? prism)',
  cylinder: 'cylinder',
  cone: 'cone',
  sphere: 'sphere',
};
const QUANTITY_WORDS: Readonly<Record<string, string>> = {
  ground: '((base area)|(area of the? base))',
  surface: '(surface area?)',
  area: 'area',
  perimeter: 'perimeter',
  circumference: 'circumference',
  volume: 'volume',
  hypotenuse: '(hypotenuse|hyp)',
  diagonal: 'diagonal',
  inner: '((inner|inside) radius)',
  outer: '((outer|outside) radius)',
  radius: '(radius|r)',
  diameter: '(diameter|d)',
  slant: '(slant height)',
  height: '(height|h)',
  base: '(base|bases|b|(parallel (side|sides|base|bases)))',
  side: '(equal? (side|sides|edge|edges) (length|lengths)?|(square base (side|length|of)?))',
  length: '(length|l)',
  width: '(width|w)',
  leg: '(leg|legs|cathetus|catheti)',
  opposite: 'opposite side?',
  adjacent: 'adjacent side?',
  angle: '(central? angle)',
  arcs: '(arc length?)',
  rise: 'rise',
  run: 'run',
  slope: '(slope|gradient)',
  distance: 'distance',
  speed: '(average? speed)',
  time: 'time',
  cost: '(cost price?)',
  price: '(((sell|selling|sold) (price|for|at)?)|price)',
  markup: '(mark up|markup)',
  profits: '((profit (percent|percentage))|((percent|percentage) profit))',
};
const BEHIND: Readonly<Record<string, string>> = {
  radius: 'radius',
  diameter: 'diameter',
  height: '(tall|high)',
  length: 'long',
  width: 'wide',
};
const MEASURES = ['surface', 'area', 'perimeter', 'circumference', 'volume', 'hypotenuse', 'diagonal'];

/** Matches a number without a second one behind it. "Area 24" gives the area, while "area 5 by 3" asks for it. */
const single: Slot = (tokens, at) => {
  const [token, next, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isJoined = ['by', 'x', 'times', 'comma', 'and'].includes(next?.text ?? '');
  if (token?.kind !== 'number' || next?.kind === 'number' || (isJoined && second?.kind === 'number'))
    return [];
  return [[token.text, at + 1]];
};

/** Matches a number without a sign, because lengths and amounts have none. */
const plain: Slot = (tokens, at) => (tokens[at]?.kind === 'number' ? [[tokens[at].text, at + 1]] : []);

/** Matches a number that isn't a factor: half of the hypotenuse. */
const bare: Slot = (tokens, at) => (tokens[at + 1]?.text === 'of' ? [] : plain(tokens, at, ''));

const A = '(a|an|the|its)?';
const IS = '(of|is|are|equals|colon)?';
const ANY_FIGURE = `(${Object.values(FIGURE_WORDS).join('|')})`;
/** Returns the pattern of a quantity with its number. */
function givenPattern([name, words]: readonly [string, string]): readonly [string, string] {
  if (name === 'markup') return [name, `${words} ${IS} {n:p}`];
  const behind = BEHIND[name] === undefined ? '' : `|{n:plain} ${BEHIND[name]}`;
  const measure = `${words} (is|equals|colon)? {n:single}|${words} of ${A} ${ANY_FIGURE} (is|equals) {n:single}`;
  const pattern = MEASURES.includes(name)
    ? `${measure}|((with|whose|given|if) ${A}|a|an) ${words} of {n:single}${name === 'diagonal' ? `|diagonals ${IS} {n:plain}` : ''}`
    : `${words} ${IS} {n:plain}${name === 'angle' ? ' (degrees|°)?' : ''}${behind}`;
  return [name, pattern];
}

const quantities = Object.entries(QUANTITY_WORDS);
const figures = Object.entries(FIGURE_WORDS);
/** The patterns of given quantities, of figures, of quantities that are asked for, and of other numbers. */
const PATTERNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(quantities.map(givenPattern)),
  ...Object.fromEntries(figures.map(([name, words]) => [`figure ${name}`, words] as const)),
  ...Object.fromEntries(quantities.map(([name, words]) => [`asked ${name}`, words] as const)),
  bare: '{n:bare}',
};
const WORDS =
  'what its of a an the for with and by x if is are given whose other missing third find calculate dimensions have has one two';

/** Returns the names of a group of patterns that were found. */
const namesOf = (found: Readonly<Record<string, readonly unknown[]>>, group: string): readonly string[] =>
  Object.keys(found)
    .filter((name) => name.startsWith(`${group} `) && (found[name]?.length ?? 0) > 0)
    .map((name) => name.slice(group.length + 1));

/** A short problem as a calculation. */
export interface ShortProblem {
  /** The calculation, equation or request. Absent if the text doesn't say which measure is wanted. */
  readonly signs?: string;
  /** The unit of the measure: "cm²" for an area if the lengths are in cm. Empty without units. */
  readonly unit: string;
  /** True for a length, an area or a volume, which is above 0. */
  readonly isMeasure: boolean;
  /** Questions about the figure of a text without one. */
  readonly questions?: readonly string[];
}

/** Figures whose quantities aren't measures. */
const OTHERS = ['line', 'trip', 'sale'];
const POWERS: Readonly<Record<string, string>> = { area: '²', surface: '²', volume: '³' };
/** The measures that a text without a question may ask for. */
const ASKED = [...MEASURES, 'width', 'side'];
const MOST_QUESTIONS = 4;

/** Reads a measure of a figure with the formula for it. Returns undefined for text that isn't about one figure with its lengths. */
export function figureProblem(typed: string): ShortProblem | undefined {
  if (!/\d/.test(typed)) return undefined;
  const trip = tripInSigns(typed);
  return trip === undefined ? measureProblem(typed) : { signs: trip, unit: '', isMeasure: false };
}

function measureProblem(typed: string): ShortProblem | undefined {
  const { text, units } = withoutLengthUnits(typed);
  const [unit = '', ...others] = units;
  const plainly = unit === '' ? undefined : figureIn(text);
  const bare = plainly?.isMeasure ? plainly : undefined;
  const found = bare ?? figureIn(typed);
  if (!found) return undefined;
  const { given, asked, questions, ...problem } = found;
  if (!found.isMeasure) return { ...problem, unit: '' };
  // An area or a volume that is given has another unit than the lengths.
  if (bare && (others.length > 0 || given.some((name) => name in POWERS))) return undefined;
  return {
    ...problem,
    unit: bare ? unit + (POWERS[asked] ?? '') : '',
    ...(questions && { questions: questions.map((one) => `${one} of ${typed}`) }),
  };
}

/** Leaves out the units of lengths. Returns them, too. */
function withoutLengthUnits(typed: string): { text: string; units: readonly string[] } {
  const tokens = tokenize(typed);
  const lengths = tokens.filter(
    ({ kind, text }, at) =>
      kind === 'word' &&
      tokens[at - 1]?.kind === 'number' &&
      unitNames(text).some(({ category }) => category === 'length'),
  );
  const text = lengths.reduceRight((all, { at, end }) => all.slice(0, at) + all.slice(end), typed);
  return { text, units: [...new Set(lengths.map((token) => token.text))] };
}

interface Found extends Omit<ShortProblem, 'unit'> {
  /** The names of the given quantities and of the requested one. */
  readonly given: readonly string[];
  readonly asked: string;
}

function figureIn(text: string): Found | undefined {
  const found = takeAll(text, PATTERNS, WORDS, { single, plain, bare });
  if (!found) return undefined;
  const has = (name: string): boolean => (found[name]?.length ?? 0) > 0;
  const given = Object.keys(QUANTITY_WORDS).filter(has);
  const question = questionOf(namesOf(found, 'figure'), namesOf(found, 'asked'), given);
  if (!question) return undefined;
  const isNamed = question.figure !== '';
  if (!isNamed && has('bare')) return undefined;
  const figures = isNamed ? [question.figure] : Object.keys(FIGURES);
  const asked = question.asked || (given.includes('markup') ? 'price' : '');
  const measures = (one: string): readonly string[] => [
    ...new Set(
      figures.flatMap(
        (figure) => measureOf(found, given, FIGURES[figure], { ...question, asked: one }) ?? [],
      ),
    ),
  ];
  if (asked === '' && isNamed && given.length > 0) {
    const questions = ASKED.filter((one) => !given.includes(one) && measures(one).length === 1);
    return openFigure(given, questions.slice(0, MOST_QUESTIONS));
  }
  // Without a figure's name, all figures with these quantities must agree.
  const [signs, ...others] = measures(asked);
  const isOther = OTHERS.some((name) => FIGURES[name]?.formulas.some(([one]) => one === asked));
  if (signs === undefined || others.length > 0) return undefined;
  return { signs, given, asked, isMeasure: !isOther && asked !== 'angle' };
}

function openFigure(given: readonly string[], questions: readonly string[]): Found | undefined {
  return questions.length === 0 ? undefined : { given, asked: '', isMeasure: true, questions };
}

/** Writes a measure of one figure with its formula, if all given quantities are used. */
function measureOf(
  typed: Readonly<Record<string, readonly Filled[]>>,
  named: readonly string[],
  figure: Figure | undefined,
  question: Question,
): string | undefined {
  const given = figure && givenIn(typed, named, figure, question);
  const found = given && derived(question.asked, figure, given, []);
  return found?.used.size === given?.size ? found?.signs : undefined;
}

/**
 * Returns the given quantities. Bare numbers are the lengths of the figure that have no name. Returns undefined if a number is left
 * over, or is the answer.
 */
function givenIn(
  found: Readonly<Record<string, readonly Filled[]>>,
  named: readonly string[],
  { bare }: Figure,
  { asked, sides }: Question,
): ReadonlyMap<string, string> | undefined {
  const given = new Map<string, string>();
  const numbers: string[] = [];
  for (const name of [...named, 'bare'])
    for (const { n = '' } of found[name] ?? [])
      if (name === 'bare' || sides.includes(name)) numbers.push(n);
      else if (!given.has(name)) given.set(name, n);
      else if (bare.includes(`second${name}`) && !given.has(`second${name}`)) given.set(`second${name}`, n);
      else return undefined;
  const free = bare.split(' ').filter((name) => !given.has(name) && name !== asked);
  if (numbers.length > free.length || given.has(asked)) return undefined;
  for (const [i, number] of numbers.entries()) given.set(free[i] ?? '', number);
  return new Map([...given].map(([name, value]) => [name, inParentheses(value)]));
}

/** Quantities that only right triangles have. */
const RIGHT = ['hypotenuse', 'leg', 'opposite', 'adjacent'];

interface Question {
  readonly figure: string;
  readonly asked: string;
  /** The words for lengths that bare numbers could stand for, too. */
  readonly sides: readonly string[];
}

/** Returns the figure and the quantity to find. The names of the sides of a right triangle can stand in for both. */
function questionOf(
  figures: readonly string[],
  [asked = '', ...others]: readonly string[],
  given: readonly string[],
): Question | undefined {
  if (figures.length > 1 || others.length > 0) return undefined;
  const [figure = asked === 'circumference' ? 'circle' : ''] = figures;
  if (isRight(figure, [asked, ...given])) {
    const side = given.includes('hypotenuse') ? 'height' : 'hypotenuse';
    const isSide = ['', 'leg', 'side'].includes(asked);
    return { figure: 'right triangle', asked: isSide ? side : asked, sides: ['leg', 'side'] };
  }
  const isRound = figure === 'circle' && asked === 'perimeter';
  return { figure, asked: isRound ? 'circumference' : asked, sides: figure === 'rectangle' ? ['side'] : [] };
}

/** Returns whether a figure is a right triangle, by its name or by quantities that no other figure has. */
function isRight(figure: string, quantities: readonly string[]): boolean {
  if (figure === 'right triangle') return true;
  return ['', 'triangle'].includes(figure) && RIGHT.some((name) => quantities.includes(name));
}

interface Derived {
  readonly signs: string;
  /** The given quantities that the formula has. */
  readonly used: ReadonlySet<string>;
}

/** Returns the formula of a quantity with the given ones filled in, if it follows from them. */
function derived(
  name: string,
  figure: Figure,
  given: ReadonlyMap<string, string>,
  pending: readonly string[],
): Derived | undefined {
  const value = given.get(name);
  if (value !== undefined) return { signs: value, used: new Set([name]) };
  if (pending.includes(name)) return undefined;
  for (const [quantity, formula] of figure.formulas) {
    if (quantity !== name) continue;
    const names = [...new Set(formula.match(/[a-z]{3,}/g) ?? [])].filter(
      (word) => !/^(?:pi|sqrt|root|arctan|arcsin|arccos|percent)$/.test(word),
    );
    const parts = names.map((part) => derived(part, figure, given, [...pending, name]));
    if (parts.some((part) => part === undefined)) continue;
    const signs = names.reduce(
      (written, part, i) =>
        written.replaceAll(new RegExp(`\\b${part}\\b`, 'g'), inParentheses(parts[i]?.signs)),
      formula,
    );
    return { signs, used: new Set(parts.flatMap((part) => [...(part?.used ?? [])])) };
  }
  return undefined;
}

const inParentheses = (value = ''): string =>
  /^(?:\d+(?:\.\d+)?|\([^()]*\)|sqrt\([^()]*\))$/.test(value) ? value : `(${value})`;

/** The words of figures and their quantities. */
export const FIGURE_VOCABULARY: readonly string[] = [
  ...Object.values(FIGURE_WORDS),
  ...Object.values(QUANTITY_WORDS),
].flatMap((words) => words.match(/[a-z]{2,}/g) ?? []);
