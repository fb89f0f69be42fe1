import { globalStyle, style } from '@vanilla-extract/css';
import { wholeFractions } from '../../ui/math/whole-fractions.js';
import { font } from '../../ui/theme.css.js';

/** Figures and formulas look alike, and fractions are as large as on a line of their own. */
export const answer = style({ fontFamily: font.serif, fontSize: '1.125em', fontWeight: 400 });
globalStyle(`${answer} math`, wholeFractions);
