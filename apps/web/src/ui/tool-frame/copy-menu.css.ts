import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../theme.css.js';

export const menu = style({ position: 'relative' });
export const forms = style({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  right: 0,
  display: 'grid',
  minWidth: '9rem',
  padding: space.xs,
  background: color.surface,
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
});
