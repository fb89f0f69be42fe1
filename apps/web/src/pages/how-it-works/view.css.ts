import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '../../ui/field/field.css.js';
import { space } from '../../ui/theme.css.js';

/** The tools, each with its drawing. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
  gap: space.m,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
});
globalStyle(`${tools} svg`, { marginBottom: space.xs });
/** A text that looks as if it were typed into a field. */
export const typed = style([frame, { padding: '0 0.75rem' }]);
export const more = style({ paddingTop: space.s });
