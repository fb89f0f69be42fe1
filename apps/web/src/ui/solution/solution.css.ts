import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, space } from '../theme.css.js';

export const solution = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
});
export const title = style({ fontSize: '1.0625rem' });

/** Ruled paper with a margin line, as in an exercise book. */
export const steps = style({
  listStyle: 'none',
  padding: 0,
  counterReset: 'step',
  borderLeft: `2px solid ${color.wrong}`,
  fontFamily: font.serif,
});

export const line = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: `${space.xs} ${space.xs} ${space.xs} ${space.s}`,
  borderBottom: `1px solid ${color.rule}`,
  '::before': { content: 'counter(step)', color: color.quiet, fontSize: '0.875rem' },
  breakInside: 'avoid',
});

export const law = style({ color: color.quiet, fontFamily: font.sans, fontSize: '0.875rem' });
export const equation = style({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowX: 'auto',
  overflowY: 'hidden',
  padding: '0.25rem 0 0.3rem',
  fontSize: '1.0625rem',
  // what is still too long has a shade at its end, which is covered where there is no more to see
  background: `linear-gradient(to left, ${color.surface} 1rem, transparent) right / 2rem 100% no-repeat local, linear-gradient(to left, ${color.rule}, transparent) right / 1rem 100% no-repeat`,
});
// Fractions at full size.
globalStyle(`${equation} math`, { mathStyle: 'normal' });
