import { style } from '@vanilla-extract/css';
import { color, space } from '../ui/theme.css.js';

/** Lines on ruled paper, with the marks in the margin. */
export const work = style({ listStyle: 'none', padding: 0 });
export const workLine = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: space.m,
  alignItems: 'center',
  borderBottom: `1px solid ${color.grid}`,
  background: `linear-gradient(${color.margin}, ${color.margin}) 2rem / 2px 100% no-repeat`,
});

const mark = style({
  width: '1.5rem',
  height: '1.5rem',
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const right = style([mark, { stroke: color.right }]);
export const wrong = style([mark, { stroke: color.wrong }]);
