import { style } from '@vanilla-extract/css';
import { color, space } from '../theme.css.js';

export const list = style({
  display: 'flex',
  gap: space.xs,
  margin: `${space.m} 0`,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${color.rule}`,
  overflowX: 'auto',
});
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
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:is([aria-selected="true"], [aria-current])': {
      borderBottomColor: color.accent,
      color: color.accent,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
