import { style } from '@vanilla-extract/css';
import { color } from '../../ui/theme.css.js';

export const whole = style({ fill: color.surface, stroke: color.frame });
export const part = style({ fill: color.accent });
export const mark = style({ stroke: color.accent, strokeWidth: 2 });
