import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme.css.js';

export const sheet = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Reserves the height of one line so that the button below doesn't shift. */
export const message = style({ minHeight: '1.6em', overflowWrap: 'anywhere' });
