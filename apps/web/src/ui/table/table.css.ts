import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../theme.css.js';

export const frame = style({ overflowX: 'auto' });
export const table = style({ borderCollapse: 'collapse', width: '100%', fontSize: '1rem' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.s} ${space.m} ${space.s} 0`,
  borderBottom: `1px solid ${color.rule}`,
  textAlign: 'left',
  verticalAlign: 'top',
  '@media': { '(max-width: 30rem)': { paddingRight: space.s } },
});
globalStyle(`${table} [data-figures]`, { textAlign: 'right' });
