/** A change of a string: a part of it and what it is replaced by. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A place of a string that can be read in two ways. */
export interface Choice {
  /** The rule that decides. Places with the same rule are read in the same way. */
  readonly rule: ChoiceRule;
  /** The part of the text that the note quotes. */
  readonly from: number;
  readonly to: number;
  /** The edits that leave only the reading that was chosen. */
  readonly chosen: readonly Edit[];
  /** The edits that leave only the other reading. Absent if there is none. */
  readonly other?: readonly Edit[];
}

export type ChoiceRule =
  | 'product-after-division'
  | 'fraction-after-division'
  | 'product-in-exponent'
  | 'fraction-in-exponent'
  | 'product-under-root'
  | 'index-of-root'
  | 'sum-in-argument'
  | 'fraction-in-argument'
  | 'product-in-argument'
  | 'power-of-negative'
  | 'power-of-ten'
  | 'percent-of-sum'
  | 'fraction-of-sums'
  | 'comma'
  | 'grouping'
  | 'list-comma'
  | 'product-not-function';

/** Returns a string with some edits, which don't overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let done = '';
  let end = 0;
  for (const { from, to, text: by } of [...edits].sort(
    (one, two) => one.from - two.from || one.to - two.to,
  )) {
    if (from < end) continue;
    done += text.slice(end, from) + by;
    end = to;
  }
  return done + text.slice(end);
}

/** Returns the edits within a part of a string, with positions in that part. */
export function within(edits: readonly Edit[], from: number): readonly Edit[] {
  return edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
}

/** Returns the edits that put a part into parentheses. */
export function parenthesized(from: number, to: number): readonly Edit[] {
  return [
    { from, to: from, text: '(' },
    { from: to, to, text: ')' },
  ];
}
