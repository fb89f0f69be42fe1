import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme.css.js';

/** Close below the other buttons, its words aligned with theirs. */
export const opener = style({ marginTop: `calc(-1 * ${space.m})`, marginLeft: `calc(-1 * ${space.s})` });
