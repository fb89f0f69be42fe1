import { style } from '@vanilla-extract/css';
import { head as base } from '../page.css.js';

/** The page heading. The tabs below have their own spacing, and a printed worksheet has its own heading. */
export const head = style([base, { marginBottom: 0, '@media': { print: { display: 'none' } } }]);
