import { style } from '@vanilla-extract/css';
import { blockInPrint } from '../../ui/block-in-print.js';
import { space } from '../../ui/theme.css.js';

export const modes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
blockInPrint(modes, space.m);
export const loading = style({ minHeight: '14rem' });
