import { style } from '@vanilla-extract/css';
import { color, font, space } from '../theme.css.js';

export const plot = style({
  display: 'grid',
  gap: space.s,
  maxWidth: '32rem',
  containerType: 'inline-size',
  breakInside: 'avoid',
});
export const title = style({ fontFamily: font.serif, fontWeight: 600, fontSize: '1.0625rem' });
export const description = style({ color: color.quiet, fontSize: '0.9375rem', overflowWrap: 'anywhere' });

/** In units of the drawing, which is 320 wide: about as large as the page's small text in narrow and wide frames. */
export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontSize: '13px',
  '@container': { '(min-width: 24rem)': { fontSize: '11px' } },
  fill: color.text,
});

export const axis = style({ stroke: color.frame, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const grid = style({ stroke: color.rule, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const tick = style({ fill: color.quiet });
export const strong = style({ fontWeight: 600 });

/** The two kinds of line and of area: the subject of the drawing, and what it is compared with. */
export const mainLine = style({ fill: 'none', stroke: color.accent, strokeWidth: 2.5 });
export const otherLine = style({ fill: 'none', stroke: color.text, strokeWidth: 2, strokeDasharray: '5 4' });
export const faintLine = style({
  fill: 'none',
  stroke: color.frame,
  strokeWidth: 2,
  strokeDasharray: '1 4',
  strokeLinecap: 'round',
});
export const mainSurface = style({ fill: color.accent });
export const paleSurface = style({ fill: color.result });
export const otherSurface = style({ fill: color.sunken, stroke: color.frame, strokeWidth: 1 });
export const onMain = style({ fill: color.onAccent, fontWeight: 600 });
export const mainDot = style({ fill: color.accent, stroke: color.surface, strokeWidth: 2 });
/** The label of a point, readable over lines. */
export const pointLabel = style({
  fontWeight: 600,
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
/** For labels in narrow spaces. */
export const small = style({ fontSize: '0.92em' });
