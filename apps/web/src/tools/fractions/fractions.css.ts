import { style } from '@vanilla-extract/css';
import { color } from '../../ui/theme.css.js';

/** The answer, which is as wide as the fraction. Otherwise the browser would center it. */
export const answer = style({ display: 'inline-block' });
/** The parts of a fraction that isn't the result. */
export const operand = style({ fill: color.accent, fillOpacity: 0.4 });
