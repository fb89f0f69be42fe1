import { globalStyle, style } from '@vanilla-extract/css';
import { options } from '../../../ui/segmented/segmented.css.js';
import { color, phone, space, wide } from '../../../ui/theme.css.js';

/** The head of a skill, which on phones leaves room for the problem. */
export const head = style({
  display: 'grid',
  gap: space.xs,
  marginBottom: space.m,
  '@media': { [phone]: { gap: 0, marginBottom: space.xs } },
});
/** The skill's goal. On phones, only the sheet of the skill shows it. */
export const goal = style({ '@media': { [phone]: { display: 'none' } } });
export const facts = style({ marginBlock: `${space.s} 0` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
});
export const term = style({ color: color.quiet });
export const way = style({ gridColumn: 2, margin: 0 });
export { note as count } from '../../../features/progress/progress-card.css.js';
export {
  link,
  list as skills,
  list as units,
  page as map,
  stack as category,
  title as unit,
} from '../parts.css.js';

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
  gridTemplateColumns: 'repeat(auto-fill, minmax(19rem, 1fr))',
  columnGap: space.l,
  listStyle: 'none',
  padding: 0,
});
/** A skill of the list, with its glyph at the left. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space.m,
  paddingBlock: space.xs,
});
export const title = style({ marginTop: space.m, fontSize: '1.5rem' });
export const about = style({
  color: color.quiet,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  marginBottom: space.s,
});
export const lessons = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  color: color.quiet,
  fontSize: '0.9375rem',
});
