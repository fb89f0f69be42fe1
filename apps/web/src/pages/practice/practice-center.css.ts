import { globalStyle, style } from '@vanilla-extract/css';
import { options } from '../../ui/segmented/segmented.css.js';
import { color, space, wide } from '../../ui/theme.css.js';

const beyondPhone = 'screen and (min-width: 40.01rem)';
/** The problem, with the progress card to its right on wide screens. */
export const columns = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', columnGap: space.xl } },
});
/** Reserves the size of the difficulty, whose options adapt to the width. */
export const beside = style({
  flex: '0 1 15rem',
  minHeight: `calc(2.75rem + ${space.xs})`,
  paddingBottom: space.xs,
});
globalStyle(`${beside} ${options}`, { '@media': { [beyondPhone]: { justifyContent: 'end' } } });
/** Reserves the height of the problem and the content below it. */
export const desk = style({ minHeight: '31rem' });
export const side = style({
  display: 'grid',
  gap: space.m,
  '@media': { [wide]: { marginTop: '4.5625rem' } }, // Aligns the card with the problem, below the tabs.
});
/** After a right answer, the figures and bars have its color. */
globalStyle(`${columns}:has([data-verdict="correct"]) > ${side} :is(dd, progress)`, {
  color: color.right,
  vars: { [color.accent]: color.right },
});
export const promo = style({ display: 'grid', justifyItems: 'start', gap: space.s });
