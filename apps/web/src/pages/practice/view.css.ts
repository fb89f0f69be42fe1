import { style } from '@vanilla-extract/css';
import { head as base } from '../page.css.js';

/** The tabs have their own spacing; a worksheet has its own heading on paper. */
export const head = style([base, { marginBottom: 0, '@media': { print: { display: 'none' } } }]);
