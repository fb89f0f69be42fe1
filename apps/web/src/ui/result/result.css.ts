import { style } from '@vanilla-extract/css';
import { color, font, radius, space } from '../theme.css.js';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  alignContent: 'start',
  minHeight: '6rem',
  padding: space.m,
  background: color.mark,
  borderRadius: radius,
});
export const announced = style({ display: 'grid', gap: space.xs, gridTemplateColumns: 'minmax(0, 1fr)' });
export const label = style({
  color: color.quiet,
  fontSize: '0.9375rem',
  overflowX: 'auto',
  overflowY: 'hidden',
  overflowWrap: 'anywhere',
});
export const main = style({
  fontFamily: font.serif,
  fontSize: 'clamp(1.625rem, 1.3rem + 1.6vw, 2.375rem)',
  lineHeight: 1.15,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  overflowX: 'auto',
  overflowY: 'hidden',
});
export const note = style({ color: color.quiet, fontSize: '0.9375rem', overflowWrap: 'anywhere' });
export const empty = style({ color: color.quiet });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: space.m,
  marginTop: space.s,
});
export const term = style({ color: color.quiet, fontSize: '0.875rem' });
export const value = style({ margin: 0, fontWeight: 600, fontSize: '1.125rem', overflowWrap: 'anywhere' });
