import type { MarkedLine } from '../../read/work-marks.js';
import type { Statement } from '../../read/statement.js';
import type { Judgement, Place, Progress } from '../progress.js';
import type { Relation } from '../substitute.js';

/** A statement of work, what its line says about it, and where it is. */
export interface Line {
  readonly statement: Statement;
  readonly marks: MarkedLine | undefined;
  readonly place: Place;
  /** The equations that earlier lines named. */
  readonly named: ReadonlyMap<string, Relation>;
}

/** Judges a line as a statement without marks. */
export type JudgePlain = (progress: Progress, statement: Statement, place: Place) => Judgement;

/**
 * A kind of line. It reads its part of a line, compares it with what is known, and names the mistake. It returns undefined
 * for lines of other kinds.
 */
export type LineKind = (progress: Progress, line: Line, plain: JudgePlain) => Judgement | undefined;
