import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, radius, space, unseen, wide } from '../../ui/theme.css.js';
import { apart } from '../page.css.js';

/** The features. The last one has the tallest picture and takes the second column, or the second row on tablets. */
export const trio = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  listStyle: 'none',
  '@media': { [apart]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const feature = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr', // Tiles in a row are equally high, so their headings are aligned.
  selectors: { '&:last-child': { gridColumn: '1 / -1' } },
  '@media': { [wide]: { selectors: { '&:last-child': { gridArea: '1 / 2 / span 2' } } } },
});

/** The sheet of paper that contains something to try. */
export const tile = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    marginBottom: space.s,
    padding: space.m,
    minHeight: '10rem',
  },
]);
// The tile's heading is below it. Only screen readers get the title and the text alternative of its drawing.
globalStyle(`${tile} :is(figcaption, figure > p)`, unseen);
globalStyle(`${tile} details`, { display: 'none' });

/** The lines, with the choices next to them if there is room. */
export const stepTile = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
});

export const reason = style({
  display: 'block',
  paddingTop: space.s,
  color: color.quiet,
  fontSize: '0.9375rem',
});

/** A separate band, in the color of checked work. */
export const band = style({
  display: 'grid',
  gap: `${space.l} ${space.xl}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'center',
  padding: `clamp(${space.m}, 5vw, ${space.xl})`,
  background: color.assurance,
  borderRadius: radius,
});
export const bandText = style({ display: 'grid', gap: space.m, justifyItems: 'start' });
