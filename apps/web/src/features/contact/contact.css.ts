import { style } from '@vanilla-extract/css';
import { color, space } from '../../ui/theme.css.js';

export const form = style({ display: 'grid', gap: space.m });
export const sender = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});
export const counter = style({
  selectors: { '&[data-past="true"]': { color: color.warning, fontWeight: 600 } },
});
