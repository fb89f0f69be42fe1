import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius, space } from '../../ui/theme.css.js';

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s });
/** A row of the table for each fact, and a column for each digit. */
export const table = style({
  width: '100%',
  maxWidth: '24rem',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, { padding: '0.125rem', textAlign: 'center' });
globalStyle(`${table} td`, { fontSize: '0.875rem' });
globalStyle(`${table} th`, {
  width: '3rem',
  color: color.quiet,
  fontSize: '0.875rem',
  fontWeight: 400,
  textAlign: 'start',
});
export const sum = style({ fontFamily: font.serif, fontSize: '1.0625rem' });

export const digit = style({
  width: '100%',
  minHeight: '2.75rem',
  padding: 0,
  border: `1px solid ${color.accent}`,
  borderRadius: radius,
  background: color.result,
  color: color.text,
  fontFamily: font.serif,
  fontSize: '1.25rem',
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: color.chosen },
});
/** A place that adds nothing. */
export const zero = style([
  digit,
  { borderColor: color.rule, background: color.surface, color: color.quiet, fontWeight: 400 },
]);
