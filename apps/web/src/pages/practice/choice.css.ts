import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, space, wide } from '../../ui/theme.css.js';

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
/** A category. Its whole card is a link. */
export const category = style([
  card,
  {
    position: 'relative',
    display: 'grid',
    gap: space.s,
    alignContent: 'start',
    selectors: {
      '&:hover': { borderColor: color.accent },
      '&:focus-within': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
    },
  },
]);
globalStyle(`${category} h3`, { fontSize: '1.5rem' });
globalStyle(`${category} > svg`, { width: '4rem', height: '4rem' });
export const link = style({ outline: 'none', '::after': { content: '""', position: 'absolute', inset: 0 } });
export const units = style({ color: color.quiet, fontSize: '0.9375rem' });
