import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../../ui/theme.css.js';

/** The two units with the button that swaps them between. */
export const units = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: space.xs,
});
globalStyle(`${units} button`, { '@media': { print: { visibility: 'hidden' } } });
export const summary = style({ cursor: 'pointer', fontWeight: 600, paddingBlock: space.s });

export const body = style({ fill: color.surface, stroke: color.frame });
export const measured = style({ fill: color.mark });
export const tick = style({ stroke: color.text });
export const mark = style({ stroke: color.accent, strokeWidth: 2 });
export const end = style({ fill: color.accent, fontWeight: 600 });
