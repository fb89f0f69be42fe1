import type { Alternative } from '../read/reading.js';
import { anglesInDegrees, type Typed } from '../trigonometry/typed.js';
import type { Answered } from '../functions/answered.js';

const BARE = 'An angle without a degree sign is in radians';

/** Returns the reading of numbers without a degree sign, and the other reading. */
export function readingOfValue({ inDegrees, text, notes, alternatives, sides }: Typed): Partial<Answered> {
  const isBare = inDegrees !== false && hasBareAngles(sides);
  const other = isBare ? withDegrees(text) : text;
  const isOpen = other !== text;
  return readingWith(
    isOpen ? `${text} in radians` : text,
    [...notes, ...(isBare ? [BARE] : [])],
    [...alternatives, ...(isOpen ? [inDegreesAs(other)] : [])],
  );
}

/** Returns the reading of the number that an inverse function equals: arcsin x = 30. */
export function readingOfArc({ inDegrees, text, notes, alternatives, sides }: Typed): Partial<Answered> {
  return inDegrees === undefined && hasBareAngles(sides)
    ? readingWith(
        `${text} in radians`,
        [...notes, BARE],
        [...alternatives, inDegreesAs(`${text} in degrees`)],
      )
    : readingWith(text, notes, alternatives);
}

function hasBareAngles(sides: Typed['sides']): boolean {
  return JSON.stringify(anglesInDegrees(sides)) !== JSON.stringify(sides);
}

function inDegreesAs(text: string): Alternative {
  return { text, note: 'in degrees', angles: 'degrees' };
}

const NAME = String.raw`(?<![a-z])((?:sin|cos|tan)(?:[²³]|\s*\^\s*[23](?=\s|\())?)\s*`;
const NUMBER = String.raw`[-−]?\d+(?:[.,]\d+)?`;
/** Arguments without a degree sign: (45), (30 + 15), and 30 without parentheses, but not the beginning of 10^30 or 1e10. */
const BARE_ANGLES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${NAME}\(\s*(${NUMBER})\s*\)`, 'gi'), '$1($2°)'],
  [new RegExp(String.raw`${NAME}\(([\d.\s+*/^−-]+)\)`, 'gi'), '$1(($2)°)'],
  [new RegExp(String.raw`${NAME}(${NUMBER})(?![\d°.,]|\s*[\^²³⁰¹⁴-⁹!]|e[-−–+]?\d)`, 'gi'), '$1($2°)'],
];

/** Puts a degree sign after the number in each function. */
function withDegrees(text: string): string {
  return BARE_ANGLES.reduce((all, [pattern, by]) => all.replaceAll(pattern, by), text);
}

/** Returns a reading if there is something to say about it. */
export function readingWith(
  text: string,
  notes: readonly string[],
  alternatives: NonNullable<Answered['reading']>['alternatives'],
): Partial<Answered> {
  return notes.length + alternatives.length > 0 ? { reading: { text, notes, alternatives } } : {};
}

/**
 * Returns the reading of the unknown's unit. `isSolvable` says whether the equation can be solved in radians, too, if
 * degrees were guessed from the interval.
 */
export function readingOfEquation(
  typed: Typed,
  unknown: string,
  isSolvable: boolean | undefined,
): Partial<Answered> {
  const { text, range, notes, alternatives, inDegrees } = typed;
  if (inDegrees !== undefined) return readingWith(text + range, notes, alternatives);
  const whole = text + range;
  const hasPi = /π|pi/i.test(whole);
  if (isSolvable !== undefined)
    return readingWith(
      `${whole} in degrees`,
      [...notes, `${unknown} is read in degrees, because the interval is`],
      isSolvable
        ? [...alternatives, { text: `${whole} in radians`, note: 'in radians', angles: 'radians' }]
        : alternatives,
    );
  if (hasPi) return readingWith(whole, notes, alternatives);
  return readingWith(
    `${whole} in radians`,
    [...notes, `${unknown} is in radians`],
    [...alternatives, inDegreesAs(`${whole} in degrees`)],
  );
}
