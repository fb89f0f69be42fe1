import { style } from '@vanilla-extract/css';
import { color, space } from '../ui/theme.css.js';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
  marginTop: space.m,
  color: color.quiet,
  '@media': { print: { display: 'none' } },
});
export const skills = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
});
export const skill = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
export const more = style({ minHeight: '2.75rem', paddingBlock: space.s, cursor: 'pointer' });
