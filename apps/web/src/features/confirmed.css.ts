import { style } from '@vanilla-extract/css';
import { space, width } from '../ui/theme.css.js';

export const confirmation = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s,
  maxWidth: width.text,
});
