import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space } from '../theme.css.js';

export const menu = style({ position: 'relative' });
/** The menu in the top corner of a result. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  '@media': { print: { display: 'none' } },
});
export const more = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: radius,
  background: 'none',
  color: color.accent,
  cursor: 'pointer',
  ':hover': { background: color.sunken },
});
/** The list below the button. */
export const items = style({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  insetInlineEnd: 0,
  display: 'grid',
  minWidth: '9rem',
  padding: space.xs,
  background: color.surface,
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
  fontSize: '0.9375rem',
});
globalStyle(`${corner} ${items} button`, { justifyContent: 'flex-start', whiteSpace: 'nowrap' });
globalStyle(`${corner} svg`, { width: '1.125rem', height: '1.125rem' });
