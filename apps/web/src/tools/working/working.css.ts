import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../ui/result/result.css.js';
import { color, space } from '../../ui/theme.css.js';

/** Keeps the line breaks as typed. */
export const example = style({ whiteSpace: 'pre-line' });
export const next = style({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
export const offer = style({ '@media': { print: { display: 'none' } } });
/** The verdict. It isn't sticky, so it doesn't cover the check marks of the lines on a phone. */
export const verdict = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${verdict}[data-tone=wrong] > ${panel}`, {
  background: `color-mix(in srgb, ${color.wrong} 12%, ${color.surface})`,
});
globalStyle(`${verdict}[data-tone=right] > ${panel}`, { background: color.assurance });
