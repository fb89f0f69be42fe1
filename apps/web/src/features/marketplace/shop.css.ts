import { globalStyle, style } from '@vanilla-extract/css';
import { card, grid } from '../../ui/card/card.css.js';
import { color, radius, space } from '../../ui/theme.css.js';

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

/** The minimum width at which a pack is a row: its picture, description, contents and price. */
const apart = '(min-width: 56rem)';
export const cards = style([grid, { gap: space.l, gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const product = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    alignContent: 'start',
    '@media': {
      // The picture is next to everything else.
      'screen and (min-width: 40rem)': { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: space.l },
      [apart]: {
        gridTemplateColumns: '17rem minmax(0, 1.1fr) minmax(0, 1fr) 10rem',
        columnGap: space.l,
        alignItems: 'start',
      },
    },
  },
]);
/** Reserves the height of a picture, which loads later. */
export const picture = style({
  minHeight: '15rem',
  '@media': { 'screen and (min-width: 40rem) and (max-width: 55.99rem)': { gridRow: 'span 3' } },
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
