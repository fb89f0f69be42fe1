import { globalStyle, style } from '@vanilla-extract/css';
import { options } from '../../../ui/segmented/segmented.css.js';
import { color, font, phone, space, wide } from '../../../ui/theme.css.js';

/** The head of a skill, which on phones leaves room for the problem. */
export const head = style({
  display: 'grid',
  gap: space.xs,
  marginBottom: space.m,
  '@media': { [phone]: { gap: 0, marginBottom: space.xs } },
});
/** The skill's goal. On phones, only the sheet of the skill shows it. */
export const goal = style({ '@media': { [phone]: { display: 'none' } } });
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.l,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l });
export const facts = style({ marginBlock: `${space.s} 0` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
});
export const term = style({ color: color.quiet });
export const way = style({ gridColumn: 2, margin: 0 });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });

export const map = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space.l,
});
/** The search and the choice of the view, whose options adapt to the width of the group. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22rem)',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.m,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 22rem) 7rem' } },
});
globalStyle(`${tools} ${options}`, { justifyContent: 'end' });
export const count = style({ color: color.quiet });
export const category = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
export const units = style({ listStyle: 'none', padding: 0 });
/** A unit of the list, with its skills at the right. */
export const listed = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.rule}`,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  columnGap: space.l,
  listStyle: 'none',
  padding: 0,
});
export const unit = style({ margin: `${space.s} 0`, fontFamily: font.serif, fontSize: '1.1875rem' });
export const title = style({ marginTop: space.m, fontSize: '1.5rem' });
export const skills = style({ listStyle: 'none', padding: 0 });
export const about = style({
  color: color.quiet,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  marginBottom: space.s,
});
/** A learner's state in a skill of the list. */
export const state = style({ display: 'flex', alignItems: 'center', gap: space.xs, fontSize: '0.9375rem' });
export const lessons = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  color: color.quiet,
  fontSize: '0.9375rem',
});
