import { style } from '@vanilla-extract/css';
import { page } from '../../ui/card/card.css.js';

/** Reserves space until the content is fetched so that the footer doesn't visibly shift. */
export const reader = style([page, { '@media': { screen: { minHeight: '100vh' } } }]);
