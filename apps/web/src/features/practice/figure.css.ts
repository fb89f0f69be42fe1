import { style } from '@vanilla-extract/css';
import { color, font, phone } from '../../ui/theme.css.js';

export const figure = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginInline: 'auto',
  breakInside: 'avoid',
  '@media': { [phone]: { maxHeight: '12.5rem' } },
});

const stroke = {
  stroke: color.text,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
export const line = style({ ...stroke, fill: 'none' });
export const dashed = style({ ...stroke, fill: 'none', strokeDasharray: '5 5' });
export const surface = style({ ...stroke, fill: color.result, fillOpacity: 0.55 });
export const mark = style({ fill: 'none', stroke: color.accent, strokeWidth: 1.5 });
export const dot = style({ fill: color.accent });
export const label = style({
  fill: color.text,
  fontFamily: font.serif,
  fontSize: '16px',
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const variable = style([label, { fontStyle: 'italic' }]);
