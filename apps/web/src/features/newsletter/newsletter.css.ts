import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

const BUTTON = '7rem';
export const form = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${BUTTON}`,
  alignItems: 'start',
  gap: space.s,
  '@media': { print: { display: 'none' } },
});
// The button is next to the field, below the line of the label.
globalStyle(`${form} > button`, { marginTop: `calc(1.55 * 0.9375rem + ${space.xs})` });
// The label and the error are as wide as the form.
globalStyle(`${form} :is(label, p)`, { marginInlineEnd: `calc(-${BUTTON} - ${space.s})` });
