import { globalStyle, style } from '@vanilla-extract/css';
import { font, space, width } from '../../ui/theme.css.js';

/** As high as the summary, which arrives with the query. */
export const order = style({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  maxWidth: width.text,
  minHeight: '20rem',
});
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.m,
});
globalStyle(`${line} dt`, { minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${line} dd`, { margin: 0, fontFamily: font.serif, fontSize: '1.5rem' });
