import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../theme.css.js';

/** Returns a shadow for a side to which the table can be scrolled. */
const edge = (side: number): string => `inset ${side * 0.5}rem 0 0.375rem -0.375rem ${color.frame}`;

export const edges = style({
  selectors: {
    '&[data-more=right]': { boxShadow: edge(-1) },
    '&[data-more=left]': { boxShadow: edge(1) },
    '&[data-more=both]': { boxShadow: `${edge(-1)}, ${edge(1)}` },
  },
});
export const frame = style([edges, { overflowX: 'auto' }]);
export const table = style({ borderCollapse: 'collapse', width: '100%', fontSize: '0.9375rem' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.s} ${space.m} ${space.s} 0`,
  borderBottom: `1px solid ${color.rule}`,
  textAlign: 'left',
  verticalAlign: 'top',
  '@media': { '(max-width: 30rem)': { paddingRight: space.s } },
});
export const number = style({ fontVariantNumeric: 'lining-nums tabular-nums' });
globalStyle(`${table} .${number}`, { textAlign: 'right', paddingRight: space.m });
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: 0 });
globalStyle(`${table} thead th`, { verticalAlign: 'bottom' });
