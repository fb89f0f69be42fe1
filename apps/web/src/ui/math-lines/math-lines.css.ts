import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, space } from '../theme.css.js';

export const lines = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Grows with its content up to half the screen height. */
export const box = style({
  fieldSizing: 'content',
  maxHeight: '50vh',
  minHeight: '5.5rem',
  overflowWrap: 'anywhere',
});
export const tray = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });

globalStyle(`${tray} > [role="toolbar"]`, { margin: 0 });

const square = `${color.grid} 1px, transparent 1px`;
/** Graph paper with a margin line. */
export const paper = style({
  padding: 0,
  listStyle: 'none',
  background: `linear-gradient(90deg, transparent 3.25rem, ${color.margin} 3.25rem, ${color.margin} calc(3.25rem + 2px), transparent calc(3.25rem + 2px)), linear-gradient(${square}) 0 0 / 0.9375rem 0.9375rem, linear-gradient(90deg, ${square}) 0 0 / 0.9375rem 0.9375rem`,
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  minHeight: '2.8125rem',
  paddingBlock: space.xs,
  breakInside: 'avoid',
});
export const margin = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  paddingLeft: space.xs,
  selectors: {
    '&[data-tone="right"]': { color: color.right },
    '&[data-tone="same"]': { color: color.quiet },
    '&[data-tone="wrong"]': { color: color.wrong },
    '&[data-tone="open"]': { color: color.warning },
  },
});
export const number = style({
  minWidth: '1.25rem',
  color: color.quiet,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const sign = style({
  fontSize: '1.375rem',
  fontWeight: 700,
  lineHeight: 1,
  // The parentheses must fit into the margin.
  selectors: { '&[data-tone="same"]': { fontSize: '0.9375rem', fontWeight: 400 } },
});
export const written = style({ display: 'grid', gap: space.xs, minWidth: 0, paddingInline: space.m });
export const reading = style({
  fontFamily: font.serif,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** A part of a line wraps as a unit before it breaks inside. */
export const together = style({ display: 'inline-block', maxWidth: '100%' });
export const note = style({
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textWrapStyle: 'pretty',
  color: color.quiet,
  selectors: { '&[data-tone="wrong"]': { color: color.wrong } },
});
/** Separates fractions on adjacent lines. */
globalStyle(`${reading} math:has(mfrac), ${note} math:has(mfrac)`, { marginBlock: '0.2em' });
export const unread = style({ color: color.quiet, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const place = style({
  background: 'transparent',
  color: 'inherit',
  borderBottom: `2px dashed ${color.wrong}`,
});
export const expected = style({ color: color.quiet, fontSize: '0.9375rem', lineHeight: 1.35 });
