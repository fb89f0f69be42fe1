import { style } from '@vanilla-extract/css';
import { color, space, width } from '../ui/theme.css.js';

export const head = style({ display: 'grid', gap: space.s, marginBottom: space.m });
export const intro = style({ color: color.quiet, maxWidth: width.text });
export const rest = style({ display: 'grid', gap: space.xl, marginTop: space.xl });
export const related = style({ display: 'grid', gap: space.m });
export const links = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
});
export const stack = style({ display: 'grid', gap: space.m });
