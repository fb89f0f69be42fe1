import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  alignItems: 'end',
  gap: space.s,
  '@media': { print: { display: 'none' } },
});
