import { style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, space } from '../../ui/theme.css.js';

export const waiting = style({ color: color.quiet });
/** Reserves the height of the screen so that content below never shifts visibly. */
export const place = style([waiting, { minHeight: '100vh' }]);
export const failed = style([card, { display: 'grid', justifyItems: 'start', gap: space.m }]);
