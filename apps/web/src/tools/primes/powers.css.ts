import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../../ui/theme.css.js';

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s });
/** A row for each number, and a column for each prime. */
export const table = style({
  minWidth: 'min(100%, 20rem)',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  height: '2.5rem',
  paddingInline: space.m,
  border: `1px solid ${color.rule}`,
  textAlign: 'center',
});
globalStyle(`${table} th`, { fontWeight: 600, textAlign: 'start', whiteSpace: 'nowrap' });
globalStyle(`${table} td`, { color: color.quiet });
export const power = style({});
globalStyle(`${table} ${power}`, { background: color.sunken, color: color.text });
/** A row that follows from those above. */
export const common = style({});
globalStyle(`${table} ${common} ${power}`, { background: color.result });
globalStyle(`${table} :not(${common}) + ${common}`, { borderTop: `2px solid ${color.frame}` });
