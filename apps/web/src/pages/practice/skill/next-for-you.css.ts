import { style } from '@vanilla-extract/css';
import { color, font, space } from '../../../ui/theme.css.js';

/** Reserves the height of the content, which changes when the record is read. */
export const box = style({ display: 'grid', gap: space.xs, minHeight: '7rem', alignContent: 'start' });
export const title = style({ fontFamily: font.serif, fontSize: '1.1875rem' });
export { news as reason } from '../learner/learner.css.js';
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m });
export { link as way } from '../parts.css.js';
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  padding: 0,
  listStyle: 'none',
  color: color.quiet,
  fontSize: '0.9375rem',
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
