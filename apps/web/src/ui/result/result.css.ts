import { globalStyle, style } from '@vanilla-extract/css';
import { thousands } from '../math/math.css.js';
import { wholeFractions } from '../math/whole-fractions.js';
import { color, font, radius, sideways, space } from '../theme.css.js';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  alignContent: 'start',
  minHeight: '5.25rem',
  padding: `0.75rem ${space.m}`,
  background: color.result,
  borderRadius: radius,
  selectors: {
    '&[data-kept]': { position: 'relative', paddingBottom: '1.25rem' }, // Leaves room for the mark below.
    // Added in CSS, because the specification requires that the text not change when an input changes.
    '&[data-kept=true]::after': {
      content: 'for the previous input',
      position: 'absolute',
      insetInlineEnd: space.m,
      insetBlockEnd: space.xs,
      fontSize: '0.8125rem',
      lineHeight: 1,
    },
  },
});
export const shown = style({ display: 'grid', gap: space.xs, gridTemplateColumns: 'minmax(0, 1fr)' });
export const label = style([
  sideways,
  { color: color.quiet, fontSize: '0.9375rem', overflowWrap: 'anywhere' },
]);
globalStyle(`${label}:has(math)`, { fontFamily: font.serif });
globalStyle(`${label} math`, wholeFractions);
// The digits of a numerator are taller than its box and would be cut off.
globalStyle(`${label} math:has(mfrac)`, { marginTop: '0.15em' });
// Separates a fraction from a fraction in the answer below.
globalStyle(`${label}:has(mfrac)`, { paddingBottom: '0.3em' });
export const main = style([
  sideways,
  {
    fontFamily: font.serif,
    fontSize: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.375rem)',
    lineHeight: 1.15,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textWrapStyle: 'pretty',
  },
]);
/** A lead and the specified number, on one line if there is room. */
export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  minWidth: 0,
});
export const beside = style({
  minWidth: 0,
  color: color.quiet,
  fontFamily: font.serif,
  fontSize: '1.1875rem',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
globalStyle(`${answer} strong`, { font: 'inherit' });
globalStyle(`:is(${label}, ${main}) math`, { vars: { '--math': '1em' } });
globalStyle(`${main} math`, { fontWeight: 'inherit' });
globalStyle(`${main} math:has(mfrac)`, { marginBlock: '0.15em' });
/** A part of an answer that wraps only if it is too wide. */
export const together = style({ display: 'inline-block', maxWidth: '100%' });
export const note = style({ color: color.quiet, fontSize: '0.9375rem', overflowWrap: 'anywhere' });
export const empty = style({ color: color.quiet });

/** More values, as a table with aligned values, and notes about them. */
export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
  paddingBlock: space.xs,
  borderTop: `1px solid ${color.rule}`,
});
export const term = style({ color: color.quiet, fontSize: '0.9375rem', lineHeight: 1.35 });
export const value = style({
  minWidth: 0,
  margin: 0,
  marginInlineStart: 'auto',
  fontWeight: 600,
  fontSize: '1.1875rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  textWrapStyle: 'balance',
});
// Very long numbers break after a thousands separator.
globalStyle(`:is(${answer}, ${value}) ${thousands} + ${thousands} + ${thousands} + ${thousands}::before`, {
  content: ['",\\200B"', '",\\200B" / ""'],
});
