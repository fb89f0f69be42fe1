import type { Step } from '@mathtools/math-core/steps';

/** Steps under their title. */
export interface SolutionPart {
  readonly title: string;
  readonly steps: readonly Step[];
}

export interface SolutionProps extends Partial<SolutionPart> {
  readonly steps: readonly Step[];
  /** What is worked out after it, under titles of its own. */
  readonly more?: readonly SolutionPart[] | undefined;
  /** Whether it is only read: without reading one step at a time, and without copying. */
  readonly plain?: boolean | undefined;
}

/** Lines that are shown together: one, or several folded under a name. */
export interface Row {
  /** The part of the solution to which it belongs. */
  readonly part: number;
  /** The number of its first line. */
  readonly number: number;
  readonly steps: readonly Step[];
  /** What the folded lines are; absent on a line that stands open. */
  readonly name?: string;
  /** Whether they stand in an earlier part, so that paper and copies leave them out. */
  readonly isKnown?: boolean;
}

/** The fewest lines of a kind that are folded. */
const COURSES = 3;
const DIVISIONS = 5;

const written = (step: Step): string => JSON.stringify(step);

/** The rows of a solution: what repeats itself, or stands in an earlier part, is folded. */
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
        add(start + same - 1, { name: `The same for courses 2–${same}` });
      } else if (/division|remainder/.test(id) && same >= DIVISIONS) {
        const last = start + same - 1;
        add(start + 1);
        add(last, { name: `The same again, lines ${start + 1}–${last}` });
      } else add(start + 1);
    }
    earlier.push(...texts);
    return rows;
  });
}

function runLength<T>(items: readonly T[], start: number, belongs: (item: T) => boolean): number {
  const end = items.findIndex((item, index) => index >= start && !belongs(item));
  return (end < 0 ? items.length : end) - start;
}
