import { parseNumber } from '../rational/parse.js';
import { checkedText } from '../result/math-error.js';
import { entriesOf } from './entries.js';

/** A typed list: its numbers, and the entries that aren't numbers. */
export interface ListReading {
  /** The entries that are numbers, as text that `parseNumber` accepts. */
  readonly numbers: readonly string[];
  /** The other entries, as typed. */
  readonly unreadable: readonly string[];
  /**
   * The single number that the list represents if its commas group thousands: "1200" for "1,200". Absent if
   * the commas can't be thousands separators.
   */
  readonly grouped?: string;
  /** The numbers of both readings if the commas could separate or belong to numbers, as in "70,80 85". Then `numbers` is empty. */
  readonly readings?: readonly (readonly string[])[];
}

/**
 * Reads a typed list like `parseList`, but keeps the numbers when other entries aren't numbers.
 * Throws `MathError`: `syntax` for a value that isn't text.
 * @example readList('2, 4, x').numbers // ['2', '4']
 */
export function readList(typed: string): ListReading {
  const text = checkedText('text', typed);
  const numbers: string[] = [];
  const unreadable: string[] = [];
  const readings = text.length > LONGEST ? [] : entriesOf(text);
  if (readings.length > 1) return { numbers, unreadable, readings };
  for (const entry of readings[0] ?? [])
    if (parseNumber(entry).ok) numbers.push(entry);
    else if (entry !== '') unreadable.push(entry);
  const isOneNumber = /^\s*[-+−]?[1-9]\d{0,2}(?:,\d{3})+\s*$/.test(text);
  return { numbers, unreadable, ...(isOneNumber && { grouped: text.trim().replaceAll(',', '') }) };
}

const LONGEST = 20_000;
