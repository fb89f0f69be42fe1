import type { Step } from '@mathtools/math-core/steps';

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

/** A single line, or several lines collapsed under a name. */
export interface Row {
  /** The index of its part of the solution. */
  readonly part: number;
  /** The number of its first line. */
  readonly number: number;
  readonly steps: readonly Step[];
  /** The name of folded lines. Absent on a single line. */
  readonly name?: string;
  /** True if an earlier part has the same lines, so print and copies omit them. */
  readonly isKnown?: boolean;
}

/** The minimum number of similar lines that are folded. */
const COURSES = 3;
const DIVISIONS = 5;
const NARROW = 'algebra.narrow';

const written = (step: Step): string => JSON.stringify(step);

/** Returns the rows of a solution. Lines that repeat, or that appear in an earlier part, are folded. */
export function rowsOf(parts: readonly SolutionPart[]): readonly Row[] {
  const earlier: string[] = [];
  return parts.flatMap(({ steps }, part) => {
    const texts = parts.length > 1 ? steps.map(written) : [];
    const rows: Row[] = [];
    for (let start = 0; start < steps.length; ) {
      const add = (end: number, more?: Pick<Row, 'name' | 'isKnown'>): void => {
        rows.push({ part, number: start + 1, steps: steps.slice(start, end), ...more });
        start = end;
      };
      const known = runLength(texts, start, (text) => earlier.includes(text));
      const same = runLength(steps, start, ({ id }) => id === steps[start]?.id);
      const id = steps[start]?.id ?? '';
      if (known > 1) add(start + known, { name: `As above (${known} lines)`, isKnown: true });
      else if (id === 'gpa.course' && same >= COURSES) {
        add(start + 1);
        add(start + same - 1, { name: `Same for courses 2–${same}` });
      } else if (/division|remainder/.test(id) && same >= DIVISIONS) {
        const last = start + same - 1;
        add(start + 1);
        add(last, { name: `Same steps again: lines ${start + 1}–${last}` });
      } else if (id === NARROW && steps[start - 1]?.id !== NARROW && rows.some(isNarrowing))
        add(start + same, { name: `Narrow the interval the same way: lines ${start + 1}–${start + same}` });
      else add(start + 1);
    }
    earlier.push(...texts);
    return rows;
  });
}

function isNarrowing({ steps }: Row): boolean {
  return steps.some(({ id }) => id === NARROW);
}

function runLength<T>(items: readonly T[], start: number, belongs: (item: T) => boolean): number {
  const end = items.findIndex((item, index) => index >= start && !belongs(item));
  return (end < 0 ? items.length : end) - start;
}
