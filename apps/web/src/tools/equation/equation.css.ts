import { style } from '@vanilla-extract/css';
import { color } from '../../ui/theme.css.js';

/** Decimals next to an exact value. */
export const about = style({ fontSize: '0.7em', fontWeight: 400, color: color.quiet });

/** The part of the number line that belongs to the solution. */
export const marked = style({ stroke: color.accent, strokeWidth: 4 });
export const arrow = style({ fill: color.accent });
export const hollow = style({ fill: color.surface, stroke: color.accent, strokeWidth: 2.5 });
