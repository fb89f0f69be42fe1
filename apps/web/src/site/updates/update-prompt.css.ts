import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../../ui/theme.css.js';

export const prompt = style({
  position: 'fixed',
  left: space.m,
  bottom: space.m,
  zIndex: 30,
  maxWidth: `calc(100vw - 2 * ${space.m})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  padding: `${space.s} ${space.s} ${space.s} ${space.m}`,
  background: color.surface,
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
  '@media': { print: { display: 'none' } },
});
export const text = style({ marginRight: space.s });
