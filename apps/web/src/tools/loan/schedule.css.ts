import { globalStyle, style } from '@vanilla-extract/css';
import { edges } from '../../ui/table/table.css.js';
import { color, space } from '../../ui/theme.css.js';

export const summary = style({
  minHeight: '2.75rem',
  paddingBlock: space.s,
  fontWeight: 600,
  cursor: 'pointer',
});
export const content = style({ display: 'grid', gap: space.s, justifyItems: 'start' });
export const frame = style([
  edges,
  {
    width: '100%',
    maxHeight: '22rem',
    overflow: 'auto',
    border: `1px solid ${color.rule}`,
    '@media': { print: { maxHeight: 'none' } },
  },
]);
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.xs} ${space.s}`,
  borderBottom: `1px solid ${color.rule}`,
  textAlign: 'right',
  fontWeight: 'inherit',
});
globalStyle(`${table} thead th`, {
  position: 'sticky',
  top: 0,
  background: color.sunken,
  fontWeight: 600,
  verticalAlign: 'bottom',
});
