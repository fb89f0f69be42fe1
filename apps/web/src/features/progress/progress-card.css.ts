import { style } from '@vanilla-extract/css';
import { color, font, space } from '../../ui/theme.css.js';

export const stack = style({ display: 'grid', gap: space.m });
export const title = style({ fontSize: '1.1875rem' });
export const figures = style({ display: 'grid', gap: space.m, gridTemplateColumns: '1fr 1fr' });
/** Shows the figure above its term, although the term is first in the markup. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  color: color.quiet,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
});
export const value = style({
  margin: 0,
  color: color.text,
  fontFamily: font.serif,
  fontSize: '2.25rem',
  fontWeight: 600,
  lineHeight: 1.2,
});
export const note = style({ color: color.quiet, fontSize: '0.9375rem' });
