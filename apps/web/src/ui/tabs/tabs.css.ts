import { globalStyle, style } from '@vanilla-extract/css';
import { color, forced, phone, space } from '../theme.css.js';
import { strip } from '../strip.css.js';

export const list = style([
  strip,
  {
    display: 'flex',
    gap: space.xs,
    margin: `${space.m} 0`,
    padding: 0,
    listStyle: 'none',
    borderBottom: `1px solid ${color.rule}`,
  },
]);
/** The tabs with content beside them, or below them if there is no room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.m}`,
  margin: `${space.s} 0 ${space.m}`,
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [phone]: { marginBlock: '0 0.75rem' } },
});
globalStyle(`${row} > ${list}`, { margin: '0 auto -1px 0', borderBottom: 0 });
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `0 ${space.m}`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:is([aria-selected="true"], [aria-current])': {
      borderBottomColor: color.accent,
      color: color.accent,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    // All three tabs fit on the narrowest phones.
    'screen and (max-width: 22rem)': { padding: `0 ${space.s}`, fontSize: '0.9375rem' },
    // In high contrast, a transparent border is visible.
    [forced]: {
      borderBottomColor: 'Canvas',
      selectors: { '&:is([aria-selected="true"], [aria-current])': { borderBottomColor: 'Highlight' } },
    },
  },
});
