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
  overflowX: 'auto',
  overflowY: 'hidden',
  padding: '0.25rem 1.25rem 0.3rem 0',
  // a line that is still too long fades at its end
  maskImage: 'linear-gradient(to left, transparent, black 1.25rem)',
  fontSize: '1.0625rem',
});
// Fractions at full size; a line that doesn't fit breaks at its relation.
globalStyle(`${equation} math`, { display: 'block', mathStyle: 'normal' });
globalStyle(`${equation} math > mrow`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.4em 0.28em',
});
