import { style } from '@vanilla-extract/css';
import { color, radius } from '../theme.css.js';

export const icon = style({
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A button with an icon and a visually hidden label. */
export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: color.sunken },
});
