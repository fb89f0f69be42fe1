import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

const BUTTON = '7rem';
export const form = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${BUTTON}`,
  alignItems: 'end',
  gap: space.s,
  '@media': { print: { display: 'none' } },
});
// The label is as wide as the form.
globalStyle(`${form} label`, { marginInlineEnd: `calc(-${BUTTON} - ${space.s})` });
