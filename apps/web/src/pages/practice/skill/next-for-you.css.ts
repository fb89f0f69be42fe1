import { style } from '@vanilla-extract/css';
import { color, space } from '../../../ui/theme.css.js';

/** Reserves the height of the content, which changes when the record is read. */
export const box = style({ display: 'grid', gap: '0.75rem', minHeight: '7.5rem', alignContent: 'start' });
export { news as reason } from '../learner/learner.css.js';
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m });
export { link as way, title } from '../parts.css.js';
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
