import { style } from '@vanilla-extract/css';
import { color, font, space, width } from '../../ui/theme.css.js';
import { stack } from '../page.css.js';

export const code = style({
  fontFamily: font.serif,
  fontSize: 'clamp(4.5rem, 3rem + 8vw, 9rem)',
  lineHeight: 1,
  color: color.accent,
});
export const suggested = style([stack, { maxWidth: width.text }]);
/** A developer-style hint in a monospace font. */
export const hint = style({
  justifySelf: 'start',
  maxWidth: '100%',
  marginTop: space.s,
  paddingLeft: space.m,
  borderLeft: `2px solid ${color.margin}`,
  color: color.quiet,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1.0625rem',
  overflowWrap: 'anywhere',
});
