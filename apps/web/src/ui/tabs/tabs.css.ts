import { style } from '@vanilla-extract/css';
import { color, space } from '../theme.css.js';

export const list = style({
  display: 'flex',
  gap: space.xs,
  margin: `${space.m} 0`,
  borderBottom: `1px solid ${color.rule}`,
  overflowX: 'auto',
});
export const tab = style({
  minHeight: '2.75rem',
  padding: `0 ${space.m}`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { borderBottomColor: color.accent, color: color.accent, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
