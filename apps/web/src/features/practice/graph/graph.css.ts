import { style } from '@vanilla-extract/css';
import { halo } from '../../../ui/plot/plot.css.js';
import { color, font, phone } from '../../../ui/theme.css.js';

export const stage = style({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  breakInside: 'avoid',
  '@media': { [phone]: { marginInline: 'auto' } },
});
export const picture = style({ display: 'block', maxWidth: '100%', height: 'auto' });
export const settable = style({ cursor: 'crosshair' });

export const gridLine = style({ stroke: color.rule, strokeWidth: 1, fill: 'none' });
export const axis = style({ stroke: color.frame, strokeWidth: 1.75, fill: 'none' });
const stroke = { fill: 'none', strokeWidth: 2.25, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
export const line = style({ ...stroke, stroke: color.accent });
export const dashed = style({
  ...stroke,
  stroke: color.accent,
  strokeDasharray: '6 5',
  strokeLinecap: 'butt',
});
export const setLine = style({ ...stroke, stroke: color.text, strokeDasharray: '1 5' });
export const region = style({
  fill: color.accent,
  fillOpacity: 0.18,
  '@media': { '(forced-colors: active)': { fill: 'Highlight', fillOpacity: 0.35 } },
});
export const dot = style({ fill: color.accent, stroke: color.surface, strokeWidth: 1 });
export const circle = style({ fill: color.surface, stroke: color.accent, strokeWidth: 2 });
export const number = style({
  fill: color.quiet,
  fontFamily: font.sans,
  fontSize: '12px',
  '@media': { [phone]: { fontSize: '14px' } }, // The picture is smaller on phones.
  dominantBaseline: 'central',
});
export const name = style({
  fill: color.text,
  fontFamily: font.serif,
  fontSize: '16px',
  fontStyle: 'italic',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  ...halo,
});

/** A ring with a transparent center, so that the graph is visible through it. */
export const ring = style({ width: '1.25rem', height: '1.25rem', background: 'transparent' });
export const unset = style({ opacity: 0.75, borderStyle: 'dashed' });
export const state = style({ color: color.quiet, minHeight: '1.5em', marginTop: '0.25rem' });
