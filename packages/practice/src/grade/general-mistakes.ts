import type { Mistake } from '../problem.js';
import { type Asked, grade } from './grade.js';

/** Returns a sentence about a mistake that isn't specific to one problem, or undefined. */
type Found = (entry: string, problem: Asked) => string | undefined;

/** Matches a single value, with or without a name: `x = 3`. */
const NAMED = /^\s*([a-z])\s*=\s*([^=,;&]+)$/i;

/** Matches a power, with or without a name and its value: `2^7`, `x = 10^(-3)`, `2^7 = 128`. */
const POWER = /^\s*(?:[a-z]\s*=\s*)?\(?[\w./]+\)?\^\(?([-−]?[\d./]+)\)?(?:\s*=\s*[\d.,/]+)?\s*$/i;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const isValue = (entry: string, answer: string): boolean =>
  grade(entry, { answer, form: { kind: 'number' } }) === 'correct';

/** Finds the right value of one unknown without the others. */
const oneOfSeveral: Found = (entry, { answer, form }) => {
  const [, name = '', value = ''] = NAMED.exec(entry) ?? [];
  if (form.kind !== 'point' || /\band\b/i.test(value)) return undefined;
  const wanted = answer.replaceAll(/^\(|\)$/g, '').split(', ')[form.names.indexOf(name)];
  if (wanted === undefined || !isValue(value, wanted)) return undefined;
  const others = form.names.filter((other) => other !== name).map((other) => `$${other}$`);
  return `$${name}$ is right. Also give ${others.join(' and ')}.`;
};

/** Finds an answer that lacks only the factor π. */
const withoutPi: Found = (entry, problem) => {
  const { answer, form } = problem;
  if (form.kind !== 'number' || /π|pi/i.test(entry) || / [-+] /.test(answer)) return undefined;
  const [front, ...rest] = answer.replace(/(?<!\d)π/, '1π').split('π');
  if (front === undefined || rest.length !== 1) return undefined;
  return grade(entry, { ...problem, answer: front + (rest[0] ?? '') }) === 'correct'
    ? 'The number is right, but the factor π is missing.'
    : undefined;
};

/** Finds a power whose exponent is the answer. */
const powerForExponent: Found = (entry, { answer, form }) => {
  if (form.kind !== 'number') return undefined;
  const typed = entry.replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (digits) =>
    Array.from(digits, (digit, at) => (at === 0 ? '^' : '') + String(SUPERSCRIPTS.indexOf(digit))).join(''),
  );
  const exponent = POWER.exec(typed)?.[1];
  return exponent !== undefined && isValue(exponent, answer)
    ? 'That is the whole power. The question asks only for its exponent.'
    : undefined;
};

/** Finds the right number with the wrong sign: ln 5 for −ln 5. */
const onlySign: Found = (entry, problem) => {
  const { answer, form } = problem;
  const isNumber = form.kind === 'number' || form.kind === 'rounded' || form.kind === 'fraction';
  if (!isNumber || /[\w)] [-+] /.test(answer)) return undefined;
  const opposite = /^[-−]/.test(answer) ? answer.slice(1) : `-${answer}`;
  return grade(entry, { ...problem, answer: opposite }) === 'correct'
    ? 'Only the sign is wrong. Check the minus signs.'
    : undefined;
};

/** Returns a mistake that students make in any problem of a kind, if it leads to the entry. */
export function generalMistake(entry: string, problem: Asked): Mistake | undefined {
  const why = [oneOfSeveral, withoutPi, powerForExponent, onlySign].reduce<string | undefined>(
    (found, finds) => found ?? finds(entry, problem),
    undefined,
  );
  return why === undefined ? undefined : { answer: entry, why };
}
