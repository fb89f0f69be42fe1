import { exactText } from '../rational/format.js';
import { parseNumber } from '../rational/parse.js';
import { compare, type Rational, rational, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { shown } from '../result/shown.js';
import { unknownField } from '../result/unknown-field.js';
import { GRADE_SCALES, type GradePoints } from './grade-points.js';

/** The largest number of grades of a scale. */
const MOST_GRADES = 50;

/** A scale whose points are numbers. */
export interface Scale {
  readonly grades: readonly GradePoints[];
  /** The points of the best grade. */
  readonly highest: Rational;
}

/**
 * Reads a scale: a name or a list of grades. Defaults to "standard".
 * Errors: `unknown-name` (scale, `scale.2.grade`); `not-a-number`, `too-large`, `out-of-range` (`scale.2.points`);
 * `empty`, `too-large` (scale).
 */
export function readScale(input: unknown = 'standard'): Result<Scale> {
  if (!Array.isArray(input)) return namedScale(input);
  const rows: readonly unknown[] = input;
  if (rows.length === 0) return failure('scale', 'empty', 'scale is missing.');
  if (rows.length > MOST_GRADES)
    return failure('scale', 'too-large', `scale has more than ${MOST_GRADES} rows.`);
  const grades: GradePoints[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = fieldsOf(rows[i] as GradePoints);
    const unknown = unknownField(row, 'grade points', `scale.${i}.`);
    if (unknown) return unknown;
    const { grade, points } = row;
    if (typeof grade !== 'string' || grade.trim() === '')
      return failure(
        `scale.${i}.grade`,
        'unknown-name',
        `scale.${i}.grade must be text, but is ${shown(grade)}.`,
      );
    const value = parseNumber(points, `scale.${i}.points`);
    if (!value.ok) return value;
    if (sign(value.value) < 0)
      return failure(`scale.${i}.points`, 'out-of-range', `scale.${i}.points must not be negative.`);
    const text = typeof points === 'string' ? points.trim() : exactText(value.value);
    grades.push({ grade: grade.trim(), points: text });
  }
  return success(scaleOf(grades));
}

function namedScale(input: unknown): Result<Scale> {
  for (const [name, grades] of Object.entries<readonly GradePoints[]>(GRADE_SCALES))
    if (name === input) return success(scaleOf(grades));
  const names = Object.keys(GRADE_SCALES).join(', ');
  return failure('scale', 'unknown-name', `scale must be one of ${names}, but is ${shown(input)}.`);
}

function scaleOf(grades: readonly GradePoints[]): Scale {
  const values = grades.map(({ points }) => valueOf(points));
  const highest = values.reduce((most, each) => (compare(each, most) > 0 ? each : most), rational(0n));
  return { grades, highest };
}

/** Returns the value of points that have already been parsed. */
export function valueOf(points: string): Rational {
  const value = parseNumber(points);
  return value.ok ? value.value : rational(0n);
}
