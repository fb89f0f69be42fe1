import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, unseen } from '../../../ui/theme.css.js';

export const label = style(unseen);
/** The preview, on one line, which keeps spaces around relations. */
export const reading = style({
  fontFamily: font.serif,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  whiteSpace: 'pre',
});
// A fraction of fractions is as high as a fraction.
globalStyle(`${reading}:has(mfrac mfrac)`, { fontSize: '0.75rem' });
/** Typed text that can't be read yet. */
export const rest = style({ color: color.quiet, fontFamily: font.sans });
