import { style } from '@vanilla-extract/css';
import { color, font, phone, radius, shadow, space } from '../../../ui/theme.css.js';

/** The dialog, which on phones is a sheet at the bottom of the screen. */
export const dialog = style({
  width: 'min(34rem, calc(100vw - 2rem))',
  maxHeight: '80dvh',
  margin: 'auto',
  padding: 0,
  overflow: 'auto',
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
  background: color.surface,
  color: color.text,
  boxShadow: shadow,
  '::backdrop': { background: 'rgb(0 0 0 / 0.45)' },
  '@media': { [phone]: { width: '100%', maxWidth: '100%', margin: 'auto 0 0', borderRadius: 0 } },
});
export const panel = style({ display: 'grid', gap: space.m, padding: space.m });
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.s,
});
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
