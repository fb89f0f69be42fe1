import { style } from '@vanilla-extract/css';
import { color, space } from '../theme.css.js';

export const notLoaded = style({
  flexBasis: '100%', // Takes its own line in a flex row.
  order: 4,
  display: 'grid',
  justifyItems: 'start',
  gap: space.s,
  paddingBlock: space.m,
  color: color.quiet,
});
