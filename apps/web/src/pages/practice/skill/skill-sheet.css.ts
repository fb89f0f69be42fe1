import { style } from '@vanilla-extract/css';
import * as search from '../../../features/search/search.css.js';
import { color, font, phone, space } from '../../../ui/theme.css.js';

/** The dialog, which on phones is a sheet at the bottom of the screen. */
export const dialog = style([
  search.dialog,
  { margin: 'auto', '@media': { [phone]: { width: '100%', maxWidth: '100%', marginBottom: 0 } } },
]);
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space.s });
export const title = style({ fontSize: '1.5rem' });
export const levels = style({ color: color.quiet, fontSize: '0.9375rem' });
export const example = style({
  margin: 0,
  padding: `${space.s} ${space.m}`,
  borderLeft: `2px solid ${color.margin}`,
  background: color.sunken,
});
export const caption = style({ color: color.quiet, fontSize: '0.9375rem' });
export const question = style({ fontFamily: font.serif, fontSize: '1.25rem', overflowX: 'auto' });
