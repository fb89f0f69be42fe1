import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

export const modes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
export const loading = style({ minHeight: '14rem' });
