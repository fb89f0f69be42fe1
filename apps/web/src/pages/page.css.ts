import { style } from '@vanilla-extract/css';
import { color, font, space, width } from '../ui/theme.css.js';

export const head = style({ display: 'grid', gap: space.s, marginBottom: space.l });
export const intro = style({ color: color.quiet, fontSize: '1.1875rem', maxWidth: width.text });
export const stack = style({ display: 'grid', gap: space.l });
export const code = style({ fontFamily: font.serif, fontSize: '1.25rem', color: color.accent });
export const hint = style({ color: color.quiet, fontFamily: 'ui-monospace, monospace', fontSize: '1rem' });
