import * as css from './math.css.js';

/** A row of math and its properties. */
interface Row {
  /** The nearest row around it. */
  readonly outer: Row | undefined;
  readonly isDirect: boolean;
  /** True inside a fraction, a root or a script, where lines don't break. */
  readonly isWhole: boolean;
  /** True if it contains an operator at which a line may break. */
  hasSign: boolean;
  /** True if it contains a fence, which wouldn't grow around broken lines. */
  hasFence: boolean;
  /** True if it contains a row with an operator at which a line may break. */
  hasGroup: boolean;
  /** The names of its last two elements, where `sign` is an infix operator. */
  last: readonly [string, string];
}

/** A range of the markup and its replacement. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: () => string;
}

/**
 * Marks the MathML rows whose operators allow line breaks. The style sheet sets the spacing of these operators, so
 * their own spacing, which Firefox and WebKit would add, is removed. `:has()` selectors could find the rows, but
 * re-evaluating them took most of the time of a keystroke.
 */
export function markRows(mathml: string): string {
  const changes: Change[] = [];
  const open: string[] = [];
  let row: Row | undefined;
  for (const { index, 0: tag, 1: slash, 2: name = '', 3: attributes = '' } of mathml.matchAll(TAG)) {
    if (slash) {
      open.pop();
      if (name === 'mrow') row = row?.outer;
      continue;
    }
    const isDirect = open.at(-1) === 'mrow';
    const end = index + tag.length - 1;
    if (row && isDirect) {
      const around = row;
      enter(row, name, attributes);
      if (isSign(name, attributes))
        changes.push({ start: index, end, text: () => signOf(around, tag.slice(0, -1)) });
    }
    if (name === 'mrow') {
      const own: Row = {
        outer: row,
        isDirect,
        isWhole: open.some((other) => WHOLE.includes(other)),
        hasSign: false,
        hasFence: false,
        hasGroup: false,
        last: ['', ''],
      };
      row = own;
      changes.push({ start: end, end, text: () => classOf(own) });
    }
    open.push(name);
  }
  return changes.reduceRight(
    (marked, { start, end, text }) => marked.slice(0, start) + text() + marked.slice(end),
    mathml,
  );
}

const TAG = /<(\/?)(\w+)([^>]*)>/g;
/** Elements that don't break. */
const WHOLE = ['mfrac', 'msup', 'msub', 'msqrt', 'mroot'];

const isSign = (name: string, attributes: string): boolean =>
  name === 'mo' && attributes.includes('form=') && !attributes.includes('stretchy=');

function enter(row: Row, name: string, attributes: string): void {
  if (isSign(name, attributes)) {
    row.hasSign = true;
    if (row.outer && row.isDirect) row.outer.hasGroup = true;
  } else if (name === 'mo') row.hasFence = true;
  row.last = [row.last[1], attributes.includes('form="infix"') ? 'sign' : name];
}

/** Returns the start tag of an operator in a row. */
function signOf(row: Row, tag: string): string {
  if (!isOpen(row)) return tag;
  return `${tag.replaceAll(/ [lr]space="[^"]*"/g, '')} lspace="0" rspace="0"`;
}

function classOf(row: Row): string {
  const names = [];
  if (isOpen(row)) {
    if (row.hasGroup) names.push(css.row);
    if (row.hasSign) names.push(css.group);
  }
  if (row.isDirect && row.last[0] === 'sign' && /^m(?:frac|sqrt|root)$/.test(row.last[1]))
    names.push(css.stuck);
  return names.length > 0 ? ` class="${names.join(' ')}"` : '';
}

/** Returns true if lines may break in a row. */
const isOpen = (row: Row): boolean => !row.isWhole && !isFenced(row.outer);

const isFenced = (row: Row | undefined): boolean =>
  row !== undefined && (row.hasFence || isFenced(row.outer));
