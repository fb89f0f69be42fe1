import { add, divide, exactText } from '../rational/operations.js';
import { unitNames } from '../unit-text/index.js';
import { type Slot, takeAll } from './patterns.js';

/** Returns the numbers with a unit of a category, the longest unit first. */
const quantityOf =
  (category: string): Slot =>
  (tokens, at, text) =>
    tokens[at]?.kind === 'number'
      ? [4, 3, 2, 1]
          .map((more) => at + more)
          .filter((last) => last < tokens.length)
          .filter((last) =>
            unitNames(text.slice(tokens[at + 1]?.at, tokens[last]?.end)).some(
              (unit) => unit.category === category,
            ),
          )
          .map((last) => [text.slice(tokens[at]?.at, tokens[last]?.end), last + 1] as const)
      : [];

const HOURS = /^\d+ ?h(?:(?:ou)?rs?)?$/;
const MINUTES = /^\d+ ?m(?:in(?:ute)?s?)?$/;

const times = quantityOf('time');
/** Matches a time, which may be in hours and minutes. */
const time: Slot = (tokens, at, text) => {
  const [first, ...shorter] = [...times(tokens, at, text)];
  if (!first) return [];
  const [minutes] = [...times(tokens, first[1], text)];
  const isTogether = HOURS.test(first[0]) && minutes !== undefined && MINUTES.test(minutes[0]);
  if (!isTogether) return [first, ...shorter];
  const [hours, rest] = [first[0], minutes[0]].map((text) => Number.parseInt(text, 10)) as [number, number];
  return [[`${exactText(add(hours, divide(rest, 60)))} h`, minutes[1]]];
};

const lengths = quantityOf('length');
/** Matches a distance. A blank before its unit tells 100 m from 100m, which may be minutes. */
const distance: Slot = (tokens, at, text) =>
  [...lengths(tokens, at, text)].map(([typed, end]) => [typed.replace(/(?<=\d)(?=[a-z])/i, ' '), end]);

const SLOTS = { speed: quantityOf('speed'), distance, time };
const PATTERNS = {
  speed: '{q:speed}',
  distance: '{q:distance}',
  time: '{q:time}',
  'asked speed': '(speed|velocity|(how fast))',
  'asked distance': '(distance|(how far))',
  'asked time': '((how (long|much time))|(what time)|time)',
};
const WORDS =
  "average how what what's is was does do did will would can it its his her their he she i you we they a an the to of at in for on if takes take get go goes going went travel travels traveled travelled traveling drive drives driving drove walk walks walking walked run runs running ran cycle cycles cycling ride rides fly flies flying cover covers needed car train bus plane bike boat person runner cyclist with and by";

const FORMULAS: Readonly<Record<string, readonly [first: string, sign: string, second: string]>> = {
  speed: ['distance', '/', 'time'],
  distance: ['speed', '*', 'time'],
  time: ['distance', '/', 'speed'],
};

/** Writes the speed, the distance or the time of a trip as a calculation, if the other two are given with their units. */
export function tripInSigns(text: string): string | undefined {
  const found = takeAll(text, PATTERNS, WORDS, SLOTS);
  if (!found) return undefined;
  for (const [name, [first, sign, second]] of Object.entries(FORMULAS)) {
    const [wanted = [], one = [], other = []] = [name, first, second].map(
      (each) => found[each as keyof typeof found],
    );
    const isAsked = found[`asked ${name}` as keyof typeof found].length > 0;
    if (isAsked && wanted.length === 0 && one.length === 1 && other.length === 1)
      return `${one[0]?.['q'] ?? ''} ${sign} ${other[0]?.['q'] ?? ''}`;
  }
  return undefined;
}
