import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

export const desk = style({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s,
  marginInline: `calc(-1 * ${space.s})`, // aligns the labels instead of the buttons' edges
  fontSize: '0.9375rem',
});
