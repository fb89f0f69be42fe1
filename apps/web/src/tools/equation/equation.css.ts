import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius, space } from '../../ui/theme.css.js';

export const examples = style({ fontSize: '0.9375rem', color: color.quiet });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginTop: space.xs,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${chips} > li`, { margin: 0 });
export const chip = style({
  minHeight: '2.75rem',
  padding: `0 ${space.s}`,
  border: `1px solid ${color.rule}`,
  borderRadius: radius,
  background: 'transparent',
  color: color.text,
  fontFamily: font.serif,
  cursor: 'pointer',
  ':hover': { background: color.sunken },
});

/** Decimals beside an exact value. */
export const about = style({ fontSize: '0.7em', fontWeight: 400, color: color.quiet });

/** What of the number line belongs to the solution. */
export const marked = style({ stroke: color.accent, strokeWidth: 4 });
export const arrow = style({ fill: color.accent });
export const hollow = style({ fill: color.surface, stroke: color.accent, strokeWidth: 2.5 });
