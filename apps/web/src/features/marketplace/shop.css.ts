import { globalStyle, style } from '@vanilla-extract/css';
import { card, grid } from '../../ui/card/card.css.js';
import { color, radius, space, wide } from '../../ui/theme.css.js';

/** Reserves the space of the cards, at least a screen, so that content below never shifts visibly. */
export const place = style({
  display: 'grid',
  gap: space.l,
  alignContent: 'start',
  minHeight: '100vh',
  selectors: { ':root[data-drawn] &': { visibility: 'hidden' } },
});
/** The line about the visitor's tier. Its space is reserved if the visitor had a tier at the last visit. */
export const tierPlace = style({
  selectors: {
    '&:empty': { display: 'none' },
    ':root[data-tier] &': { display: 'grid', minHeight: '3.75rem' },
  },
  '@media': { '(max-width: 40rem)': { selectors: { ':root[data-tier] &': { minHeight: '5.5rem' } } } },
});
export const tierStatus = style({
  display: 'grid',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${color.rule}`,
  borderRadius: radius,
});

/** The minimum width at which a pack's picture is next to its texts. */
const apart = 'screen and (min-width: 40rem)';
export const cards = style([grid, { gap: space.l, gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const product = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    alignContent: 'start',
    '@media': {
      [apart]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: space.l },
      [wide]: { gridTemplateColumns: '22rem minmax(0, 1fr) 10rem' },
    },
  },
]);
// The price and its buttons are a column.
globalStyle(`${product} > :last-child`, {
  alignSelf: 'start',
  '@media': { [wide]: { gridArea: '1 / 3 / span 3' } },
});
/** Reserves the height of a picture, which loads later. */
export const picture = style({
  display: 'grid',
  minHeight: '15rem',
  '@media': { [apart]: { gridRow: 'span 3' } },
});
globalStyle(`${picture} > svg`, { width: '8rem', height: '8rem' });
export const head = style({ display: 'grid', gap: space.s, alignContent: 'start', justifyItems: 'start' });
export const features = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
});
export const feature = style({ display: 'grid', gridTemplateColumns: '1.625rem minmax(0, 1fr)' });
export const mark = style({
  width: '1rem',
  height: '1.6rem',
  fill: 'none',
  stroke: color.right,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The text, and the form to its right if there is room. */
export const restore = style([
  card,
  {
    display: 'grid',
    gap: `${space.m} ${space.xl}`,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    alignItems: 'start',
  },
]);
export const line = style({ display: 'grid', gap: space.m, justifyItems: 'start' });
export const fold = style({ paddingBlock: '0.5625rem', cursor: 'pointer' }); // 44 px high, including the line height
export const unfolded = style([line, { paddingTop: space.m }]);
