import { style } from '@vanilla-extract/css';
import { page } from '../../ui/card/card.css.js';

/** Reserves the space of what is fetched, so that the footer never shifts visibly. */
export const reader = style([page, { '@media': { screen: { minHeight: '100vh' } } }]);
