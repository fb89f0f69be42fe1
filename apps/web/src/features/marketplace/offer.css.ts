import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, space } from '../../ui/theme.css.js';

export const offer = style({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
export const price = style({ color: color.quiet });
export const amount = style({
  display: 'block',
  marginRight: space.s,
  fontFamily: font.serif,
  fontSize: '1.75rem',
  lineHeight: 1.1,
  color: color.text,
});
export const actions = style({ display: 'grid', gap: space.m });
// In a narrow column, the link is below the button, and its label is aligned with it.
globalStyle(`${actions} > div`, { columnGap: space.m });
globalStyle(`${actions} > div > a + a`, { marginLeft: `calc(-1 * ${space.s})` });
/** Reserves the space of the actions, invisible and disabled. */
export const waiting = style([actions, { visibility: 'hidden' }]);
export const choice = style({ display: 'grid', justifyItems: 'start', gap: space.s });
