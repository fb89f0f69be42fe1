import { style } from '@vanilla-extract/css';
import { color, font, radius, space } from '../../ui/theme.css.js';

/** The place of the hints. */
export const hints = style({});
export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s,
  padding: space.m,
  background: color.notice,
  borderRadius: radius,
});
export const ladder = style({
  display: 'grid',
  gap: space.s,
  paddingLeft: '1.25rem',
  fontFamily: font.serif,
  fontSize: '1.1875rem',
  overflowX: 'auto',
  width: '100%',
});
