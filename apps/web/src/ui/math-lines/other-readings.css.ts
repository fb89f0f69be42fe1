import { style } from '@vanilla-extract/css';
import { color, space } from '../theme.css.js';

export const readAs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  marginTop: space.s,
});
export const text = style({ color: color.quiet, fontSize: '0.9375rem', overflowWrap: 'anywhere' });
