import { style } from '@vanilla-extract/css';
import { color, font } from '../theme.css.js';

/** A finger-sized touch target, regardless of the size of the drawing. */
export const handle = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  transform: 'translate(-50%, -50%)',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  outline: 'none',
  ':active': { cursor: 'grabbing', zIndex: 1 },
  '@media': { print: { display: 'none' } },
});
export const knob = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  background: color.surface,
  color: color.accent,
  border: '2px solid currentColor',
  borderRadius: '50%',
  fontFamily: font.serif,
  fontStyle: 'italic',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1,
  selectors: {
    [`${handle}:hover &`]: { background: color.result },
    [`${handle}:active &`]: { background: color.accent, color: color.onAccent, borderColor: color.accent },
    [`${handle}:focus-visible &`]: { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
  },
});
export const arrows = style({
  width: '0.875rem',
  height: '0.875rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const upright = style([arrows, { transform: 'rotate(90deg)' }]);

/** The part of a drawing that can be read. Vertical swipes still scroll the page. */
export const strip = style({
  position: 'absolute',
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'crosshair',
  '@media': { print: { display: 'none' } },
});
export const cross = style({ '@media': { print: { display: 'none' } } });
export const crossLine = style({
  stroke: color.text,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  vectorEffect: 'non-scaling-stroke',
});
export const crossDot = style({ fill: color.text, stroke: color.surface, strokeWidth: 1.5 });
