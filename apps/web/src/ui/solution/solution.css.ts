import { globalStyle, style } from '@vanilla-extract/css';
import { blockInPrint, keepWithNext } from '../block-in-print.js';
import { wholeFractions } from '../math/whole-fractions.js';
import { color, font, sideways, space } from '../theme.css.js';

export const solution = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
});
blockInPrint(solution, space.m);
blockInPrint(part, '0');
/** Hides steps that aren't shown yet. Print shows all of them, and they are measured for it. */
const hidden = {
  '@media': { screen: { selectors: { ':root:not([data-measured]) &': { display: 'none' } } } },
};
export const hiddenPart = style([part, hidden]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space.m,
  minHeight: '1.75rem',
  '@media': { print: { display: 'block' } },
});
export const title = style({ fontSize: '1.0625rem' });
keepWithNext(title);
/** The button next to the title. Negative margins keep the row low, so that the first step begins high. */
export const control = style({
  marginBlock: `-${space.s}`,
  fontSize: '0.9375rem',
  '@media': { print: { display: 'none' } },
});
/** The list of forms to copy, below the steps. */
export const copies = style({
  zIndex: 1,
  justifySelf: 'start',
  margin: `-${space.s}`,
  fontSize: '0.9375rem',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${copies} svg`, { width: '1.125rem', height: '1.125rem' });
globalStyle(`${control} [aria-pressed="true"]`, { background: color.chosen });
export const next = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  color: color.quiet,
  fontSize: '0.9375rem',
  '@media': { print: { display: 'none' } },
});

/** Ruled paper with a margin line, like a notebook. */
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
  '::before': { content: 'attr(data-number)', color: color.quiet, fontSize: '0.9375rem' },
  breakInside: 'avoid',
});

export const hiddenLine = style([line, hidden]);

export const law = style({
  color: color.quiet,
  fontFamily: font.sans,
  fontSize: '0.9375rem',
  textWrapStyle: 'pretty',
});
/** Expands the touch target to the height of a control. Negative margins keep the layout unchanged. */
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

/** The name of folded lines. */
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
/** The fold, which is hidden in print because print shows the lines instead. */
export const fold = style([above, { '@media': { print: { display: 'none' } } }]);
export const known = style({});
export const folded = style({});
globalStyle(`${known} > ol, ${folded} > ol`, { borderLeft: 0 });
// Print shows folded lines too.
globalStyle(`${folded}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const equation = style([
  sideways,
  {
    gridColumn: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '0.4rem 0 0.45rem',
    fontSize: '1.0625rem',
    // A line that is too long fades at its end. The first gradient covers the fade when there is nothing more to scroll to.
    background: `linear-gradient(to left, ${color.surface} 1rem, transparent) right / 2rem calc(100% + 2px) no-repeat local, linear-gradient(to left, ${color.rule}, transparent) right / 1rem 100% no-repeat`,
    '@media': { print: { background: 'none', vars: { '--indent': '3rem' } } },
  },
]);
// Fractions at full size.
globalStyle(`${equation} math`, wholeFractions);
