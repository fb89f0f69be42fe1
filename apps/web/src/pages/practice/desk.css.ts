import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s,
  marginInline: `calc(-1 * ${space.s})`, // Aligns the labels rather than the edges of the buttons.
  fontSize: '0.9375rem',
});
