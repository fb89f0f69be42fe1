import { style } from '@vanilla-extract/css';
import { grid } from '../../ui/card/card.css.js';
import { color, font, space } from '../../ui/theme.css.js';

export const mission = style({
  display: 'grid',
  gap: space.m,
  fontFamily: font.serif,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  lineHeight: 1.35,
});
export const values = style([grid, { rowGap: space.l }]);
export const value = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  paddingTop: space.s,
  borderTop: `1px solid ${color.frame}`,
});
