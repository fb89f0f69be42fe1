import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space } from '../theme.css.js';

export const field = style({ display: 'grid', gap: space.xs, alignContent: 'start', minWidth: 0 });
export const label = style({ fontWeight: 600, fontSize: '0.9375rem' });
export const hint = style({ color: color.quiet, fontSize: '0.9375rem', lineHeight: 1.35 });

export const error = style([hint, { color: color.wrong }]);

export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  background: color.surface,
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
  selectors: {
    '&:focus-within': { outline: `3px solid ${color.accent}`, outlineOffset: '1px' },
    '&:has([aria-invalid="true"])': {
      borderStyle: 'dashed',
      borderColor: color.wrong,
      boxShadow: `inset 0.3125rem 0 0 ${color.wrong}`,
    },
  },
});

export const control = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: '2.625rem',
  padding: `0 ${space.s} 0 0.75rem`,
  background: 'transparent',
  border: 0,
  // The frame has the outline.
  selectors: { '&:focus-visible': { outline: 'none' } },
  fontSize: '1.0625rem',
});
export const lines = style([control, { padding: `${space.s} 0.75rem`, lineHeight: 1.5, resize: 'vertical' }]);
globalStyle(`select${control}`, { cursor: 'pointer', paddingRight: space.xs });
globalStyle(`select${control} option`, { background: color.surface, color: color.text });

export const unit = style({ padding: `0 0.75rem 0 ${space.xs}`, color: color.quiet, whiteSpace: 'nowrap' });

/**
 * Keys above the end of a field, shown on touch screens while the field has the focus. A narrow field has no room for
 * them inside.
 */
export const keys = style({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  right: 0,
  bottom: 'calc(100% + 3px)',
  '@media': { '(pointer: coarse)': { selectors: { ':focus + &': { display: 'flex' } } } },
});
globalStyle(`${keys} > button`, {
  width: '2.75rem',
  height: '2.25rem',
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
  background: color.result,
  fontWeight: 600,
});
/** A sign before a control, spaced as closely as before a printed number. */
export const sign = style({ paddingLeft: '0.75rem', color: color.quiet, fontSize: '1.125rem' });
globalStyle(`${sign} + ${control}`, { paddingLeft: '0.125rem' });

/** Fields, side by side if there is room. */
export const row = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
});

/** Fields with long option names, side by side if there is room. */
export const wideRow = style([
  row,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' },
]);

/** Four small fields in a row, or two by two if they don't fit. */
export const quarters = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { '(min-width: 16rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
// Hints that change while someone types have the height of the longest one, so nothing shifts.
globalStyle(`${quarters} ${hint}`, {
  height: '3.9em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  '@container': { '(min-width: 23rem)': { height: '2.6em' } },
});
export const narrowRow = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.4rem, 40%), 1fr))',
});
export const fieldset = style({ border: 0, padding: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: space.xs, fontWeight: 600 });
