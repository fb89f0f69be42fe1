import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme.css.js';

export const guide = style({ display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0, 1fr)' });
export const part = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${part} h3`, { fontSize: '1.1875rem' });
globalStyle(`${part} dt`, { fontSize: '1.0625rem' });
globalStyle(`${part} dl`, { gap: space.s });
