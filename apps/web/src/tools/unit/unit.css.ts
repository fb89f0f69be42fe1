import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../../ui/theme.css.js';

/** The two units, with the swap button between them or, if their names are too long, next to them. */
export const units = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${space.m} ${space.xs}`,
  '@container': { '(min-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
});
globalStyle(`${units} button`, {
  gridArea: '1 / 2 / span 2',
  alignSelf: 'center',
  '@media': { print: { visibility: 'hidden' } },
  '@container': { '(min-width: 22rem)': { gridArea: 'auto', alignSelf: 'end' } },
});
export const summary = style({ cursor: 'pointer', fontWeight: 600, paddingBlock: space.s });

export const body = style({ fill: color.surface, stroke: color.frame });
export const measured = style({ fill: color.result });
export const tick = style({ stroke: color.text });
export const mark = style({ stroke: color.accent, strokeWidth: 2 });
export const end = style({ fill: color.accent, fontWeight: 600 });
