import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, space, width } from '../theme.css.js';

export const accordion = style({ maxWidth: width.tablet, borderTop: `1px solid ${color.rule}` });
export const item = style({ borderBottom: `1px solid ${color.rule}` });

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  width: '100%',
  minHeight: '3.25rem',
  padding: `${space.s} 0`,
  border: 0,
  background: 'transparent',
  fontFamily: font.serif,
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { color: color.accent },
});
globalStyle(`${question} svg`, { color: color.accent, transition: 'transform 120ms' });
globalStyle(`${question}[aria-expanded="true"] svg`, { transform: 'rotate(180deg)' });

export const answer = style({ display: 'grid', gap: space.s, paddingBottom: space.m });
// Without scripts, and on paper, nothing can be opened: there every answer is open.
globalStyle(`:root[data-theme] ${answer}[data-closed]`, {
  '@media': { screen: { display: 'none' } },
});
