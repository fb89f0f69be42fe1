import { globalStyle, style } from '@vanilla-extract/css';
import { color, gutter, radius, space, width } from '../theme.css.js';

export const card = style({
  background: color.surface,
  border: `1px solid ${color.rule}`,
  borderRadius: radius,
  padding: `clamp(${space.m}, 3vw, ${space.l})`,
  minWidth: 0,
});

export const grid = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  listStyle: 'none',
  padding: 0,
});

/** Makes the entire card clickable. */
export const linkCard = style([
  card,
  {
    position: 'relative',
    display: 'grid',
    gap: space.xs,
    alignContent: 'start',
    breakInside: 'avoid',
    transition: 'border-color 120ms',
    ':hover': { borderColor: color.accent },
  },
]);
globalStyle(`${linkCard} a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${linkCard} p`, { color: color.quiet });

export const page = style({
  maxWidth: width.page,
  margin: '0 auto',
  padding: `${space.l} ${gutter} ${space.xxl}`,
  '@media': { print: { padding: 0 } },
});
