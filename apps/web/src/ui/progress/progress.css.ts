import { style } from '@vanilla-extract/css';
import { color, forced, radius, space } from '../theme.css.js';

export const progress = style({ display: 'grid', gap: space.xs });
const done = { background: color.accent, borderRadius: radius };
export const bar = style({
  appearance: 'none',
  width: '100%',
  height: '0.625rem',
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
  background: color.sunken,
  overflow: 'hidden',
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'CanvasText',
      vars: { [color.accent]: 'Highlight' },
    },
  },
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': done,
  '::-moz-progress-bar': done,
});
