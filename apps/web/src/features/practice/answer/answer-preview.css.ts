import { style } from '@vanilla-extract/css';
import { color, font, space } from '../../../ui/theme.css.js';

export const preview = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minWidth: 0,
});
export const label = style({ color: color.quiet, fontSize: '0.875rem', whiteSpace: 'nowrap' });
/** The preview, which keeps spaces around relations. */
export const reading = style({
  minWidth: 0,
  fontFamily: font.serif,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** Typed text that can't be read yet. */
export const rest = style({ color: color.quiet, fontFamily: font.sans });
