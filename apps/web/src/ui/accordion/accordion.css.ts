import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, space, width } from '../theme.css.js';

export const accordion = style({ maxWidth: width.tablet, borderTop: `1px solid ${color.rule}` });
export const item = style({ borderBottom: `1px solid ${color.rule}` });

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: '3.25rem',
  padding: `${space.s} 0`,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { color: color.accent },
});
// Safari draws the marker with its own pseudo-element.
globalStyle(`${question}::-webkit-details-marker`, { display: 'none' });
export const title = style({
  fontFamily: font.serif,
  fontSize: '1.1875rem',
  fontWeight: 600,
  lineHeight: 1.35,
});
globalStyle(`${question} svg`, { color: color.accent, transition: 'transform 120ms' });
globalStyle(`${item}[open] > ${question} svg`, { transform: 'rotate(180deg)' });

export const answer = style({ display: 'grid', gap: space.s, paddingBottom: space.m });
// Prints every answer, because a printed page can't be expanded.
globalStyle(`${item}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
