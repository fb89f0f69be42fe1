import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, radius, space, unseen, wide } from '../../ui/theme.css.js';
import { equation } from '../page.css.js';

export const trio = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** A tile, a heading and a text, aligned with those of the features next to it. */
export const feature = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
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
    minHeight: '15rem',
    '@media': { [wide]: { minHeight: '21rem' } },
  },
]);
// The tile's heading is below it. Only screen readers get the title and the text alternative of its drawing.
globalStyle(`${tile} :is(figcaption, figure > p)`, unseen);
globalStyle(`${tile} details`, { display: 'none' });

export const stepTile = style({ display: 'grid', gap: space.m });

/** Lines on ruled paper, with the marks in the margin. */
export const work = style({ listStyle: 'none', padding: 0 });
export const workLine = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: space.m,
  alignItems: 'center',
  borderBottom: `1px solid ${color.grid}`,
  background: `linear-gradient(${color.margin}, ${color.margin}) 2rem / 2px 100% no-repeat`,
});
globalStyle(`${workLine} > ${equation}`, { minHeight: 0, fontSize: '1.1875rem' });

const mark = style({
  width: '1.5rem',
  height: '1.5rem',
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const right = style([mark, { stroke: color.right }]);
export const wrong = style([mark, { stroke: color.wrong }]);

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
