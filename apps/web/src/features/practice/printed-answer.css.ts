import { globalStyle, style } from '@vanilla-extract/css';
import { wholeFractions } from '../../ui/math/whole-fractions.js';
import { font } from '../../ui/theme.css.js';

/** The style that numbers and formulas share. Fractions are as large as in display math. */
export const answer = style({ fontFamily: font.serif, fontSize: '1.125em', fontWeight: 400 });
globalStyle(`${answer} math`, wholeFractions);
