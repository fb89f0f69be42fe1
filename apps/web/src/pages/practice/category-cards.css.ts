import { style } from '@vanilla-extract/css';
import { linkCard } from '../../ui/card/card.css.js';
import { font, space } from '../../ui/theme.css.js';
import { paper } from './paper.css.js';

/** The width at which the cards are next to each other. */
const roomy = 'screen and (min-width: 44rem)';

export const cards = style({
  display: 'grid',
  gap: space.m,
  padding: 0,
  listStyle: 'none',
  '@media': { [roomy]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** A category, with its picture at the left on phones and at the top otherwise. */
export const category = style([
  linkCard,
  {
    gridTemplateColumns: '6.25rem minmax(0, 1fr)',
    gap: space.m,
    '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
/** The picture of a category, on squared paper. */
export const picture = style({
  ...paper,
  display: 'grid',
  placeItems: 'center',
  height: 'clamp(6.25rem, 14vw, 12rem)',
  fontFamily: font.serif,
  fontSize: 'clamp(1.0625rem, 2.5vw, 2.25rem)',
});
