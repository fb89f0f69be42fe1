import { style } from '@vanilla-extract/css';
import { color, space } from '../../ui/theme.css.js';

export const modes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
export const loading = style({ minHeight: '14rem' });

export const curve = style({ fill: 'none', stroke: color.accent, strokeWidth: 2.5 });
export const point = style({ fill: color.wrong, stroke: color.surface, strokeWidth: 1.5 });
