import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../theme.css.js';

export const badge = style({
  display: 'inline-block',
  justifySelf: 'start',
  padding: `0 ${space.s}`,
  borderRadius: radius,
  border: `1px solid ${color.frame}`,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.625,
});
