import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, phone, space } from '../../../ui/theme.css.js';

export const screen = style({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `${space.m} clamp(${space.m}, 4vw, ${space.xxl})`,
  border: 0,
  background: color.page,
  color: color.text,
  selectors: {
    '&[open]': {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.m,
    },
  },
  '@media': { print: { display: 'none !important' } },
});
export const place = style({ color: color.quiet });
export const problem = style({
  display: 'grid',
  alignContent: 'safe center',
  gap: space.l,
  overflow: 'auto',
  fontFamily: font.serif,
  fontSize: 'clamp(1.5rem, 3.6vw, 4rem)',
  lineHeight: 1.35,
});
globalStyle(`${problem} svg`, {
  width: 'auto',
  maxWidth: '100%',
  height: 'min(48vh, 34rem)',
  maxHeight: 'none',
  marginInline: 0,
});
export const answer = style({ minHeight: '1.6em', color: color.right });
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const keys = style({
  marginInlineStart: 'auto',
  color: color.quiet,
  fontSize: '0.9375rem',
  '@media': { [phone]: { display: 'none' } },
});
