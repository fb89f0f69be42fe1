import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, space } from '../../../ui/theme.css.js';

export const screen = style({
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  padding: `${space.m} 4vw`,
  border: 0,
  background: color.page,
  color: color.text,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: space.m } },
});
export const problem = style({
  overflow: 'auto',
  alignContent: 'safe center',
  fontFamily: font.serif,
  fontSize: 'clamp(1.5rem, 3.6vw, 4rem)',
  lineHeight: 1.3,
});
globalStyle(`${problem} svg`, { width: 'auto', height: '48vh', maxHeight: 'none' });
/** The keys, for screens with a keyboard. */
globalStyle(`${screen} > :last-child > p`, {
  alignSelf: 'center',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
// The answer is as large as the question.
globalStyle(`${problem} > p > *`, { fontSize: 'inherit' });
