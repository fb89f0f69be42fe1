import { style } from '@vanilla-extract/css';
import { color, forced, space } from '../theme.css.js';
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
    // In high contrast, a transparent border is visible.
    [forced]: {
      borderBottomColor: 'Canvas',
      selectors: { '&:is([aria-selected="true"], [aria-current])': { borderBottomColor: 'Highlight' } },
    },
  },
});
