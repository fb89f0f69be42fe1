import { style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, space } from '../../ui/theme.css.js';

export const waiting = style({ color: color.quiet });
/** As high as a screen: what follows comes into sight only in its own place. */
export const place = style([waiting, { minHeight: '100vh' }]);
export const failed = style([card, { display: 'grid', justifyItems: 'start', gap: space.m }]);
