import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../theme.css.js';

export const tooltip = style({
  zIndex: 30,
  maxWidth: '18rem',
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius,
  background: color.text,
  color: color.page,
  fontSize: '0.9375rem',
  '@media': { print: { display: 'none' } },
});
