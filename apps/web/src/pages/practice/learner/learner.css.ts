import { style } from '@vanilla-extract/css';
import { font, space } from '../../../ui/theme.css.js';

export const page = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space.m,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
});
/** Reserves the height of one line of news about a state. */
export const news = style({ minHeight: '1.6em' });
export const done = style({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
export const skills = style({
  columns: '16rem',
  columnGap: space.l,
  padding: 0,
  listStyle: 'none',
});
export const categories = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  padding: 0,
  listStyle: 'none',
});
export const category = style({ fontFamily: font.serif, fontSize: '1.1875rem' });
