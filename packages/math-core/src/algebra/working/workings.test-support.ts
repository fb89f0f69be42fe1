import { expressionText } from '../../steps/to-text.js';
import { readStatement } from '../read/read-statement.js';
import workings from '../testing/workings.json' with { type: 'json' };
import { approximate } from '../approximate.js';
import { holdsNear, type Point } from './near.js';
import { checkWorking } from './check-working.js';
import type { LineVerdict } from './verdict.js';

/** A working with what a teacher says of its lines. */
export interface Labelled {
  readonly id: string;
  readonly lines: readonly string[];
  readonly verdicts: readonly string[];
  readonly mistake?: { readonly line: number; readonly name: string; readonly alsoFair?: readonly string[] };
  readonly conditional?: readonly number[];
  readonly tolerate?: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The workings that were labelled before the judge was built. */
export const LABELLED = workings as readonly Labelled[];

/** A working and what was said of it. */
export interface Judged extends Labelled {
  readonly found: readonly LineVerdict[];
}

export function judged(list: readonly Labelled[]): readonly Judged[] {
  return list.map((entry) => ({ ...entry, found: checkWorking(entry.lines) }));
}

/** Verdicts that differ from the label, and are not tolerated there. */
export function wrongVerdicts(list: readonly Judged[]): readonly string[] {
  return list.flatMap(({ id, lines, verdicts, tolerate, found }) =>
    verdicts.flatMap((verdict, i) => {
      const said = found[i]?.verdict ?? '';
      const isFair = said === verdict || (tolerate?.[String(i + 2)]?.includes(said) ?? false);
      return isFair ? [] : [`${id}: ${lines[i] ?? ''} → ${lines[i + 1] ?? ''}: ${said}`];
    }),
  );
}

/** First mistakes that are not named as labelled. */
export function wrongNames(list: readonly Judged[]): readonly string[] {
  return list.flatMap(({ id, mistake, found }) => {
    const said = mistake && found[mistake.line - 2];
    const name = said?.verdict === 'wrong' ? said.mistake : undefined;
    return !mistake || name === mistake.name || mistake.alsoFair?.includes(name ?? '')
      ? []
      : [`${id}: ${name ?? '-'}`];
  });
}

/** Lines from which on a check is asked for, where the label does not say so, or the other way round. */
export function wrongConditions(list: readonly Judged[]): readonly string[] {
  return list.flatMap(({ id, conditional = [], found }) => {
    const first = found.findIndex((line) => line.verdict === 'follows' && line.needsCheck);
    const expected = conditional[0];
    const said = first < 0 ? undefined : first + 2;
    return said === expected ? [] : [`${id}: ${String(said)}`];
  });
}

/** Counterexamples whose numbers are not what they are said to be. */
export function falseCounterexamples(list: readonly Judged[]): readonly string[] {
  return list.flatMap(({ id, lines, found }) =>
    found.flatMap((line, i) => {
      if (line.verdict !== 'wrong' || !line.counterexample) return [];
      const { at, holds, before, after } = line.counterexample;
      const point: Point = Object.fromEntries(
        Object.entries(at).map(([name, value]) => [name, approximate(value, {})]),
      );
      const read = readStatement(lines[i + 1] ?? '');
      if (!read.ok) return [`${id}: unreadable`];
      const isTrue =
        holds === 'neither' ? differ(before, after) : holdsNear(read.value, point) === (holds === 'after');
      const sides =
        read.value.kind === 'relation' && after.length === 2 ? [read.value.left, read.value.right] : [];
      const areValues = sides.every((side, k) =>
        isClose(approximate(side, point), approximate(after[k] ?? '0', {})),
      );
      return isTrue && areValues
        ? []
        : [`${id}.${i + 2}: ${JSON.stringify(line.counterexample)} ${after.map(expressionText).join()}`];
    }),
  );
}

function differ(before: readonly unknown[], after: readonly unknown[]): boolean {
  const [a, b] = [before[0], after[0]].map((value) => approximate(value as string, {}));
  return a !== undefined && b !== undefined && !isClose(a, b);
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
}
