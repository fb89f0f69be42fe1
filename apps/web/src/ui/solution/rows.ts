import type { Expression, Step } from '@mathtools/math-core/steps';

/** A titled list of steps. */
export interface SolutionPart {
  readonly title: string;
  readonly steps: readonly Step[];
}

export interface SolutionProps extends Partial<SolutionPart> {
  readonly steps: readonly Step[];
  /** Further parts, each with its own title. */
  readonly more?: readonly SolutionPart[] | undefined;
  /** True to hide the controls for single steps and for copying. */
  readonly plain?: boolean | undefined;
}

/** A step, and the steps that continue its statement, such as "Or: x > 2". */
export type Line = readonly [Step, ...Step[]];

/** A single line, or several lines collapsed under a name. */
export interface Row {
  /** The index of its part of the solution. */
  readonly part: number;
  /** The number of its first line. */
  readonly number: number;
  readonly lines: readonly Line[];
  /** For each line, true if it has the same law as the previous line. Its name isn't shown again then. */
  readonly repeats: readonly boolean[];
  /** The name of folded lines. Absent on a single line. */
  readonly name?: string;
  /** True if an earlier part has the same lines, so print and copies omit them. */
  readonly isKnown?: boolean;
  /** True if the name of the law has the set, and the previous line has the statement. */
  readonly isStated?: boolean;
}

/** The minimum number of similar lines that are folded. */
const COURSES = 3;
const DIVISIONS = 5;
const NARROW = 'algebra.narrow';

const written = (line: Line): string => JSON.stringify(line);

/** Joins steps whose law is only "Or" or "And" to the line that they continue. */
function linesOf(steps: readonly Step[]): readonly Line[] {
  const lines: [Step, ...Step[]][] = [];
  for (const step of steps.flatMap(valuesOf).map(chained)) {
    const last = /^(?:Or|And)$/.test(step.law) && lines.at(-1);
    if (last) last.push(step);
    else lines.push([step]);
  }
  return lines;
}

/**
 * Writes a step that has smaller ones as a chain: 2² − 6 × 2 + 8 = 4 − 12 + 8 = 0. The smaller steps of a derivative have rules
 * with names, which a chain would hide.
 */
function chained(step: Step): Step {
  const { id, substeps = [], relation, after } = step;
  const isPlain =
    !id.startsWith('calculus.') && relation === '=' && substeps.every((smaller) => smaller.relation === '=');
  const [first, ...rest] = isPlain ? [...substeps.slice(0, -1).map((smaller) => smaller.after), after] : [];
  const chain = rest.reduceRight<Expression | undefined>(
    (later, one) => (later === undefined ? one : ['=', one, later]),
    undefined,
  );
  return first === undefined || chain === undefined ? step : { ...step, after: ['=', first, chain] };
}

/** Splits a step that gives a letter several values: x = 1 or x = 2. */
function valuesOf(step: Step): readonly Step[] {
  const { before, relation, after } = step;
  const isLetter = typeof before === 'string' && /^\p{L}$/u.test(before);
  if (!isLetter || relation === '≠' || typeof after === 'string' || after[0] !== ',') return [step];
  const [, ...values] = after;
  return values.map((value, index) => ({ ...step, after: value, ...(index > 0 && { law: 'Or' }) }));
}

/** Returns the word before each step of a line: none, or "or" and "and" before those that continue it. */
export function jointOf({ law }: Step, index: number): string {
  return index === 0 ? '' : ` ${law.toLowerCase()} `;
}

/** Returns the rows of a solution. Lines that repeat, or that appear in an earlier part, are folded. */
export function rowsOf(parts: readonly SolutionPart[]): readonly Row[] {
  const earlier: string[] = [];
  return parts.flatMap(({ steps }, part) => {
    const lines = linesOf(steps);
    const texts = parts.length > 1 ? lines.map(written) : [];
    const rows: Row[] = [];
    for (let start = 0; start < lines.length; ) {
      const add = (end: number, more?: Pick<Row, 'name' | 'isKnown' | 'isStated'>): void => {
        const own = lines.slice(start, end);
        const repeats = own.map(([step], index) => isSameLaw(step, lines[start + index - 1]?.[0]));
        rows.push({ part, number: start + 1, lines: own, repeats, ...more });
        start = end;
      };
      const known = runLength(texts, start, (text) => earlier.includes(text));
      const id = idOf(lines[start]);
      const same = runLength(lines, start, (line) => idOf(line) === id);
      if (known > 1) add(start + known, { name: `As above (${known} lines)`, isKnown: true });
      else if (id === 'gpa.course' && same >= COURSES) {
        add(start + 1);
        add(start + same - 1, { name: `Same for courses 2–${same}` });
      } else if (/division|remainder/.test(id) && same >= DIVISIONS) {
        const last = start + same - 1;
        add(start + 1);
        add(last, { name: `Same steps again: lines ${start + 1}–${last}` });
      } else if (id === NARROW && idOf(lines[start - 1]) !== NARROW && rows.some(isNarrowing))
        add(start + same, { name: `Narrow the interval the same way: lines ${start + 1}–${start + same}` });
      else add(start + 1, { isStated: isStated(lines[start], lines[start - 1]) });
    }
    earlier.push(...texts);
    return rows;
  });
}

/** Matches steps whose law ends with a set: "The solution set: (−∞, 2)". */
const SET = /^algebra\.(?:interval-solutions|function-domain|function-range)$/;

/** Returns whether a line only names the set of the statement in the previous line. */
function isStated(line: Line | undefined, before: Line | undefined): boolean {
  const [step, last] = [line?.[0], before?.at(-1)];
  if (!step || !last || line?.length !== before?.length || !SET.test(step.id) || !step.law.includes(': '))
    return false;
  const [own, other] = [step, last].map(({ before: left, relation, after }) =>
    JSON.stringify([left, relation, after]),
  );
  return own === other;
}

function isSameLaw({ id, law }: Step, before: Step | undefined): boolean {
  return id === before?.id && law === before.law;
}

const idOf = (line: Line | undefined): string => line?.[0].id ?? '';

function isNarrowing({ lines }: Row): boolean {
  return lines.some((line) => idOf(line) === NARROW);
}

function runLength<T>(items: readonly T[], start: number, belongs: (item: T) => boolean): number {
  const end = items.findIndex((item, index) => index >= start && !belongs(item));
  return (end < 0 ? items.length : end) - start;
}
