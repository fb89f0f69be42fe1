import { style } from '@vanilla-extract/css';
import { font, space, wide, width } from '../../../ui/theme.css.js';

export const page = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space.m,
});
/** A paragraph of a page that is wider than a line should be. */
export const text = style({ maxWidth: width.text });
/** The problem of a set, with what is known so far at the right, as in general practice. */
export const desk = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', columnGap: space.xl } },
});
export const soFar = style({ display: 'grid', gap: space.m });
export const soFarTitle = style({ fontSize: '1.1875rem' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
});
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
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
