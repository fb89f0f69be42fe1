import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius, space } from '../../ui/theme.css.js';
import { equation } from '../page.css.js';

/** The minimum width at which an operation fits next to its line. */
const apart = 'screen and (min-width: 40rem)';
const square = `${color.grid} 1px, transparent 1px`;

/** Squared paper with a notebook's red margin line. */
export const board = style({
  display: 'grid',
  gap: space.l,
  padding: `${space.l} ${space.s} ${space.l} 2.25rem`,
  border: `1px solid ${color.rule}`,
  borderRadius: radius,
  backgroundColor: color.surface,
  backgroundImage: [
    `linear-gradient(90deg, transparent 1.5rem, ${color.margin} 1.5rem calc(1.5rem + 2px), transparent 0)`,
    `linear-gradient(${square})`,
    `linear-gradient(90deg, ${square})`,
  ].join(', '),
  backgroundSize: `auto, ${space.l} ${space.l}, ${space.l} ${space.l}`,
});
export const lines = style({ display: 'grid', gap: space.xs, padding: 0, listStyle: 'none' });
/** A line of the solution, with the operation that leads to it to the right or, on phones, above. */
export const line = style({
  display: 'grid',
  gap: `0 ${space.m}`,
  alignItems: 'baseline',
  '@media': { [apart]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});
export const math = style({ '@media': { [apart]: { order: -1 } } });
globalStyle(`${math} > ${equation}`, { minHeight: 0, fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)' });
globalStyle(`${line}:last-child > ${math} > ${equation}`, { color: color.right });
export const by = style({ color: color.quiet });

export const sums = style({
  display: 'grid',
  gap: space.s,
  margin: 0,
  paddingTop: space.m,
  borderTop: `1px solid ${color.frame}`,
});
globalStyle(`${sums} dt`, { color: color.quiet });
globalStyle(`${sums} dd`, {
  margin: 0,
  fontFamily: font.serif,
  fontSize: 'clamp(1rem, 0.75rem + 1.1vw, 1.5rem)',
});
export const wrong = style({ color: color.wrong, textDecorationThickness: '2px' });
export const right = style({ color: color.right });
