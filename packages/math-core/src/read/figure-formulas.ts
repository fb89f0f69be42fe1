import { type Filled, type Slot, takeAll } from './patterns.js';

/** The formulas of a figure: the quantities that bare numbers stand for, and how each quantity follows from others. */
interface Figure {
  readonly bare: string;
  readonly formulas: readonly (readonly [name: string, formula: string])[];
}

const ROUND: Figure['formulas'] = [
  ['radius', 'diameter/2'],
  ['diameter', '2 * radius'],
];
const FIGURES: Readonly<Record<string, Figure>> = {
  circle: {
    bare: 'radius',
    formulas: [
      ...ROUND,
      ['radius', 'circumference / (2 * pi)'],
      ['radius', 'sqrt(area / pi)'],
      ['area', 'radius^2 * pi'],
      ['circumference', '2 * radius * pi'],
    ],
  },
  rectangle: {
    bare: 'length width',
    formulas: [
      ['width', 'area / length'],
      ['width', 'perimeter/2 - length'],
      ['width', 'sqrt(diagonal^2 - length^2)'],
      ['length', 'area / width'],
      ['length', 'perimeter/2 - width'],
      ['length', 'sqrt(diagonal^2 - width^2)'],
      ['area', 'length * width'],
      ['perimeter', '2 * (length + width)'],
      ['diagonal', 'sqrt(length^2 + width^2)'],
    ],
  },
  square: {
    bare: 'side',
    formulas: [
      ['side', 'perimeter / 4'],
      ['side', 'sqrt(area)'],
      ['side', 'diagonal / sqrt(2)'],
      ['area', 'side^2'],
      ['perimeter', '4 * side'],
      ['diagonal', 'side * sqrt(2)'],
    ],
  },
  triangle: {
    bare: 'base height',
    formulas: [
      ['height', '2 * area / base'],
      ['base', '2 * area / height'],
      ['area', 'base * height / 2'],
    ],
  },
  'right triangle': {
    bare: 'base height',
    formulas: [
      ['height', 'sqrt(hypotenuse^2 - base^2)'],
      ['base', 'sqrt(hypotenuse^2 - height^2)'],
      ['height', '2 * area / base'],
      ['base', '2 * area / height'],
      ['hypotenuse', 'sqrt(base^2 + height^2)'],
      ['area', 'base * height / 2'],
      ['perimeter', 'base + height + hypotenuse'],
    ],
  },
  cube: {
    bare: 'side',
    formulas: [
      ['side', 'root(3, volume)'],
      ['side', 'sqrt(surface / 6)'],
      ['surface', '6 * side^2'],
      ['volume', 'side^3'],
    ],
  },
  box: {
    bare: 'length width height',
    formulas: [
      ['height', 'volume / (length * width)'],
      ['volume', 'length * width * height'],
      ['surface', '2 * (length * width + length * height + width * height)'],
    ],
  },
  cylinder: {
    bare: 'radius height',
    formulas: [
      ...ROUND,
      ['height', 'volume / (radius^2 * pi)'],
      ['surface', '2 * radius * (radius + height) * pi'],
      ['volume', 'radius^2 * height * pi'],
    ],
  },
  cone: {
    bare: 'radius height',
    formulas: [
      ...ROUND,
      ['height', '3 * volume / (radius^2 * pi)'],
      ['volume', 'radius^2 * height / 3 * pi'],
    ],
  },
  sphere: {
    bare: 'radius',
    formulas: [
      ...ROUND,
      ['radius', 'root(3, 3 * volume / (4 * pi))'],
      ['radius', 'sqrt(surface / (4 * pi))'],
      ['surface', '4 * radius^2 * pi'],
      ['volume', '4/3 * radius^3 * pi'],
    ],
  },
};

/** The patterns of the names of figures. The first one that matches counts, so a right triangle comes before a triangle. */
const FIGURE_WORDS: Readonly<Record<string, string>> = {
  'right triangle': '((right|(right angled)) triangle)',
  circle: 'circle',
  rectangle: 'rectangle',
  square: 'square',
  triangle: 'triangle',
  cube: 'cube',
  box: '(box|cuboid|(rectangular prism))',
  cylinder: 'cylinder',
  cone: 'cone',
  sphere: 'sphere',
};
const QUANTITY_WORDS: Readonly<Record<string, string>> = {
  surface: '(surface area?)',
  area: 'area',
  perimeter: 'perimeter',
  circumference: 'circumference',
  volume: 'volume',
  hypotenuse: 'hypotenuse',
  diagonal: 'diagonal',
  radius: '(radius|r)',
  diameter: '(diameter|d)',
  height: '(height|h)',
  base: '(base|b)',
  side: '(side|sides|edge|edges) (length|lengths)?',
  length: '(length|l)',
  width: '(width|w)',
  leg: '(leg|legs|cathetus|catheti)',
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

const A = '(a|an|the|its)?';
const IS = '(of|is|are|equals|colon)?';
const ANY_FIGURE = `(${Object.values(FIGURE_WORDS).join('|')})`;
/** Returns the pattern of a quantity with its number. */
function givenPattern([name, words]: readonly [string, string]): readonly [string, string] {
  const behind = BEHIND[name] === undefined ? '' : `|{n} ${BEHIND[name]}`;
  const measure = `${words} (is|equals|colon)? {n:single}|${words} of ${A} ${ANY_FIGURE} (is|equals) {n:single}`;
  const pattern = MEASURES.includes(name)
    ? `${measure}|((with|whose|given|if) ${A}|a|an) ${words} of {n:single}`
    : `${words} ${IS} {n}${behind}`;
  return [name, pattern];
}

const quantities = Object.entries(QUANTITY_WORDS);
const figures = Object.entries(FIGURE_WORDS);
/** The patterns of given quantities, of figures, of quantities that are asked for, and of other numbers. */
const PATTERNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(quantities.map(givenPattern)),
  ...Object.fromEntries(figures.map(([name, words]) => [`figure ${name}`, words] as const)),
  ...Object.fromEntries(quantities.map(([name, words]) => [`asked ${name}`, words] as const)),
  bare: '{n}',
};
const WORDS =
  'of a an the for with and by x times if is are given whose other missing third find calculate dimensions have has';

/** Returns the names of a group of patterns that were found. */
const namesOf = (found: Readonly<Record<string, readonly unknown[]>>, group: string): readonly string[] =>
  Object.keys(found)
    .filter((name) => name.startsWith(`${group} `) && (found[name]?.length ?? 0) > 0)
    .map((name) => name.slice(group.length + 1));

/** Writes a measure of a figure with its formula. Returns undefined for text that isn't about one figure with its lengths. */
export function figureInSigns(text: string): string | undefined {
  const found = takeAll(text, PATTERNS, WORDS, { single });
  if (!found) return undefined;
  const named = Object.keys(QUANTITY_WORDS).filter((name) => (found[name]?.length ?? 0) > 0);
  const question = questionOf(namesOf(found, 'figure'), namesOf(found, 'asked'), named);
  const figure = FIGURES[question?.figure ?? ''];
  const given = figure && question && givenIn(found, named, figure, question);
  if (!given) return undefined;
  const { signs, used } = derived(question.asked, figure, given, []) ?? {};
  return used?.size === given.size ? signs : undefined;
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
      else if (given.has(name)) return undefined;
      else given.set(name, n);
  const free = bare.split(' ').filter((name) => !given.has(name) && name !== asked);
  if (numbers.length > free.length || given.has(asked)) return undefined;
  for (const [i, number] of numbers.entries()) given.set(free[i] ?? '', number);
  return new Map([...given].map(([name, value]) => [name, inParentheses(value)]));
}

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
  const [typed = asked === 'circumference' ? 'circle' : ''] = figures;
  const isRight = [asked, ...given].includes('hypotenuse') && ['', 'triangle'].includes(typed);
  const figure = isRight ? 'right triangle' : typed;
  if (figure === 'right triangle') {
    const side = given.includes('hypotenuse') ? 'height' : 'hypotenuse';
    return { figure, asked: ['', 'leg', 'side'].includes(asked) ? side : asked, sides: ['leg', 'side'] };
  }
  const isRound = figure === 'circle' && asked === 'perimeter';
  return { figure, asked: isRound ? 'circumference' : asked, sides: figure === 'rectangle' ? ['side'] : [] };
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
    const names = [...new Set(formula.match(/[a-z]{4,}/g) ?? [])].filter(
      (word) => !/^(?:sqrt|root)$/.test(word),
    );
    const parts = names.map((part) => derived(part, figure, given, [...pending, name]));
    if (parts.some((part) => part === undefined)) continue;
    const signs = names.reduce(
      (written, part, i) => written.replaceAll(part, inParentheses(parts[i]?.signs)),
      formula,
    );
    return { signs, used: new Set(parts.flatMap((part) => [...(part?.used ?? [])])) };
  }
  return undefined;
}

const inParentheses = (value = ''): string =>
  /^(?:\d+(?:\.\d+)?|\([^()]*\)|sqrt\([^()]*\))$/.test(value) ? value : `(${value})`;
