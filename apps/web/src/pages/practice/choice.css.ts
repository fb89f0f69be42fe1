import { globalStyle, style } from '@vanilla-extract/css';
import { linkCard } from '../../ui/card/card.css.js';
import { space, wide } from '../../ui/theme.css.js';

export const choice = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space.l,
});
export const cards = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** A category: its drawing, with its title and units at the right. */
export const category = style([
  linkCard,
  { gridTemplateColumns: '4rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', columnGap: space.m },
]);
globalStyle(`${category} h3`, { fontSize: '1.5rem' });
globalStyle(`${category} > svg`, { gridRow: 'span 2', width: '4rem', height: '4rem' });
