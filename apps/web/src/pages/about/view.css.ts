import { style } from '@vanilla-extract/css';
import { color, font, space, wide } from '../../ui/theme.css.js';

/** The mission, with its illustration to the right on wide screens. */
export const mission = style({
  display: 'grid',
  gap: `${space.l} ${space.xxl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const words = style({
  display: 'grid',
  gap: space.m,
  fontFamily: font.serif,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  lineHeight: 1.35,
});
export const section = style({ display: 'grid', gap: space.l });
export const values = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  listStyle: 'none',
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
/** A drawing with its heading and text, below it or, on phones, to its right. */
export const value = style({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const text = style({ display: 'grid', gap: space.xs, alignContent: 'start' });
export const role = style([text, { paddingTop: space.s, borderTop: `1px solid ${color.frame}` }]);

export const drawn = style({
  fill: 'currentColor',
  stroke: 'none',
  fontFamily: font.serif,
  fontSize: 30,
  fontWeight: 600,
});
export const check = style({ stroke: color.right, strokeWidth: 3 });
export const body = style({ fill: color.result });
