import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';
import { hint as fieldHint } from '../../ui/field/field.css.js';

export const rows = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.s });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: space.s,
  alignItems: 'end',
});
globalStyle(`${row} button:disabled`, { opacity: 0.4, cursor: 'default' });
export const hint = fieldHint;
export const summary = style({
  minHeight: '2.75rem',
  paddingBlock: space.s,
  fontWeight: 600,
  cursor: 'pointer',
});
export const standing = style({ display: 'grid', gap: space.m });
