import { style } from '@vanilla-extract/css';
import { page } from '../../ui/card/card.css.js';

/** Keeps the place of what is fetched, so that the footer never moves in sight. */
export const reader = style([page, { '@media': { screen: { minHeight: '100vh' } } }]);
