import { globalStyle, style } from '@vanilla-extract/css';
import { wholeFractions } from '../math/whole-fractions.js';
import { color, font, space } from '../theme.css.js';

/** A container, so that its head knows whether title and controls fit in a row. */
export const solution = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  containerType: 'inline-size',
  '@media': { print: { display: 'block' } },
});
// Firefox cuts lines between the pages where a grid is around them.
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  '@media': { print: { display: 'block' } },
});
globalStyle(`${solution} > * + *`, { '@media': { print: { marginTop: space.m } } });
/** What is still to come when the steps are read one at a time; paper has it all. */
const hidden = { '@media': { screen: { display: 'none' } } };
export const later = style([part, hidden]);

/** The widths at which title and controls don't fit in a row. */
const narrow = 'not (min-width: 34rem)';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space.m,
});
export const title = style({ fontSize: '1.0625rem' });
/** Its space is reserved while its buttons load. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: '2.75rem',
  marginInline: `-${space.s}`,
  fontSize: '0.875rem',
  '@media': { print: { display: 'none' } },
  '@container': { [narrow]: { flexBasis: '100%' } },
});
globalStyle(`${controls} > div`, { display: 'flex', flexWrap: 'wrap' });
globalStyle(`${controls} svg`, {
  width: '1.125rem',
  height: '1.125rem',
  '@container': { [narrow]: { display: 'none' } },
});
globalStyle(`${controls} [aria-pressed="true"]`, { background: color.chosen });
export const next = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  color: color.quiet,
  fontSize: '0.875rem',
  '@media': { print: { display: 'none' } },
});

/** Ruled paper with a margin line, as in an exercise book. */
export const steps = style({
  listStyle: 'none',
  padding: 0,
  borderLeft: `2px solid ${color.margin}`,
  fontFamily: font.serif,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: `${space.xs} ${space.xs} ${space.xs} ${space.s}`,
  borderBottom: `1px solid ${color.rule}`,
  '::before': { content: 'attr(data-number)', color: color.quiet, fontSize: '0.875rem' },
  breakInside: 'avoid',
});

export const laterLine = style([line, hidden]);

export const law = style({
  color: color.quiet,
  fontFamily: font.sans,
  fontSize: '0.875rem',
  textWrapStyle: 'pretty',
});
/** As high as a control; what it takes from the lines around it, it gives back. */
export const name = style({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  padding: '0.6875rem 0',
  margin: '-0.6875rem 0',
  cursor: 'pointer',
  listStyle: 'none',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
  ':hover': { color: color.accent },
  '@media': { print: { textDecoration: 'none' } },
});
globalStyle(`${name}::-webkit-details-marker`, { display: 'none' });
export const why = style({
  margin: `${space.xs} 0`,
  padding: `${space.xs} ${space.s}`,
  borderLeft: `2px solid ${color.accent}`,
  color: color.text,
  fontSize: '0.9375rem',
  '@media': { print: { display: 'none' } },
});

/** What folded lines are. */
export const above = style({
  minHeight: '2.75rem',
  padding: `${space.s} ${space.s} ${space.s} 2.5rem`,
  borderBottom: `1px solid ${color.rule}`,
  color: color.accent,
  fontFamily: font.sans,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '@media': { print: { minHeight: 0, color: color.quiet, listStyle: 'none' } },
});
/** Paper has the lines instead. */
export const fold = style([above, { '@media': { print: { display: 'none' } } }]);
export const known = style({});
export const folded = style({});
globalStyle(`:is(${known}, ${folded}) > ol`, { borderLeft: 0 });
// On paper, folded lines would be missing.
globalStyle(`${folded}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const equation = style({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowX: 'auto',
  overflowY: 'hidden',
  padding: '0.4rem 0 0.45rem',
  fontSize: '1.0625rem',
  // what is still too long has a shade at its end, which is covered where there is no more to see
  background: `linear-gradient(to left, ${color.surface} 1rem, transparent) right / 2rem calc(100% + 2px) no-repeat local, linear-gradient(to left, ${color.rule}, transparent) right / 1rem 100% no-repeat`,
  '@media': { print: { background: 'none' } },
});
// Fractions at full size.
globalStyle(`${equation} math`, wholeFractions);
