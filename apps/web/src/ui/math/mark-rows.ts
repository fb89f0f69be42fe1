import * as css from './math.css.js';

/** A row of mathematics, and what stands in it. */
interface Row {
  /** The place of its `>` in the markup. */
  readonly end: number;
  /** The row around it, directly or not. */
  readonly outer: Row | undefined;
  readonly isDirect: boolean;
  /** Whether it stands in a fraction, a root, or with a script, whose lines don't break. */
  readonly isWhole: boolean;
  /** Whether it has a sign at which a line may break. */
  hasSign: boolean;
  /** Whether it has a fence, which would not grow around lines that break. */
  hasFence: boolean;
  /** Whether it has a row with such a sign. */
  hasGroup: boolean;
  /** The names of the last two elements in it; `sign` is a sign between two operands. */
  last: readonly [string, string];
}

/**
 * Marks the rows of MathML at whose signs lines may break. Selectors could find them, by `:has()`, but then every change of a
 * formula has the browser look for them again: it took most of the time of a keystroke.
 */
export function markRows(mathml: string): string {
  const rows: Row[] = [];
  const open: string[] = [];
  let row: Row | undefined;
  for (const { index, 0: tag, 1: slash, 2: name = '', 3: attributes = '' } of mathml.matchAll(TAG)) {
    if (slash) {
      open.pop();
      if (name === 'mrow') row = row?.outer;
      continue;
    }
    const isDirect = open.at(-1) === 'mrow';
    if (row && isDirect) enter(row, name, attributes);
    if (name === 'mrow') {
      row = {
        end: index + tag.length - 1,
        outer: row,
        isDirect,
        isWhole: open.some((other) => WHOLE.includes(other)),
        hasSign: false,
        hasFence: false,
        hasGroup: false,
        last: ['', ''],
      };
      rows.push(row);
    }
    open.push(name);
  }
  return rows.reduceRight((marked, each) => insert(marked, each.end, classOf(each)), mathml);
}

const TAG = /<(\/?)(\w+)([^>]*)>/g;
/** What does not break. */
const WHOLE = ['mfrac', 'msup', 'msub', 'msqrt'];

function enter(row: Row, name: string, attributes: string): void {
  const isSign = name === 'mo' && attributes.includes('form=') && !attributes.includes('stretchy=');
  if (isSign) {
    row.hasSign = true;
    if (row.outer && row.isDirect) row.outer.hasGroup = true;
  } else if (name === 'mo') row.hasFence = true;
  row.last = [row.last[1], attributes.includes('form="infix"') ? 'sign' : name];
}

function classOf(row: Row): string {
  const names = [];
  if (!row.isWhole && !isFenced(row.outer)) {
    if (row.hasGroup) names.push(css.row);
    if (row.hasSign) names.push(css.group);
  }
  if (row.isDirect && row.last[0] === 'sign' && /^m(?:frac|sqrt)$/.test(row.last[1])) names.push(css.stuck);
  return names.length > 0 ? ` class="${names.join(' ')}"` : '';
}

const isFenced = (row: Row | undefined): boolean =>
  row !== undefined && (row.hasFence || isFenced(row.outer));

const insert = (text: string, place: number, added: string): string =>
  text.slice(0, place) + added + text.slice(place);
