import { style } from '@vanilla-extract/css';
import { space, wide } from '../../ui/theme.css.js';

/** The problem, with the progress to its right if there is room. */
export const columns = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', columnGap: space.xl } },
});
/** Reserves the space of the problem and what follows it. */
export const desk = style({ minHeight: '36rem' });
export const side = style({
  display: 'grid',
  gap: space.m,
  '@media': { [wide]: { marginTop: '4.75rem' } }, // beside the problem, below the row of tabs
});
export const promo = style({ display: 'grid', justifyItems: 'start', gap: space.s });
export const promoTitle = style({ fontSize: '1.25rem' });
