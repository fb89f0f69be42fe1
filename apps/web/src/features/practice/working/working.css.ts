import { style } from '@vanilla-extract/css';
import { phone, space } from '../../../ui/theme.css.js';

/** A button below the others, such as that which opens the sheet. It is close to the buttons above, and its text is aligned with theirs. */
export const opener = style({
  marginTop: `calc(-1 * ${space.m})`,
  marginLeft: `calc(-1 * ${space.s})`,
  '@media': { [phone]: { marginTop: `calc(-1 * ${space.s})` } },
});
