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
export const number = style({ fontVariantNumeric: 'lining-nums tabular-nums' });
globalStyle(`${table} .${number}`, {
  textAlign: 'right',
  '@media': { '(min-width: 48rem)': { paddingRight: space.xl } },
});
