import { style } from '@vanilla-extract/css';
import { color, space } from '../../ui/theme.css.js';

/** Decimals next to an exact value. */
export const about = style({ fontSize: '0.7em', fontWeight: 400, color: color.quiet });

/** The graph and the facts of a function, below its result. */
export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: space.m });

/** The part of the number line that belongs to the solution. */
export const marked = style({ stroke: color.accent, strokeWidth: 4 });
export const arrow = style({ fill: color.accent });
export const hollow = style({ fill: color.surface, stroke: color.accent, strokeWidth: 2.5 });
