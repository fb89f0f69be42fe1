import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space } from '../../ui/theme.css.js';
import { bench, summary } from './tools.css.js';

export const menu = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 45%), 1fr))',
  gap: space.s,
});
/** Tiles, which are a list on wide screens. */
export const rail = style([
  menu,
  { '@media': { [bench]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } } },
]);
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  height: '100%',
  minHeight: '3.5rem',
  padding: space.s,
  background: color.surface,
  border: `1px solid ${color.rule}`,
  borderRadius: radius,
  color: color.text,
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  textDecoration: 'none',
  ':hover': { borderColor: color.accent },
  selectors: {
    '&[aria-current]': {
      background: color.result,
      fontWeight: 600,
      boxShadow: `inset 0.25rem 0 0 ${color.accent}`,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});
globalStyle(`${item} > svg, ${summary} > svg`, { width: '2.25rem', height: '2.25rem' });
globalStyle(`${rail} ${item}`, {
  '@media': {
    [bench]: { minHeight: '2.75rem', padding: `${space.xs} ${space.s}`, border: 'none' },
  },
});
// Without a chosen tool, the first one is open on wide screens.
globalStyle(`${rail}:not(:has([aria-current])) > :first-child > ${item}`, {
  '@media': {
    [bench]: { background: color.result, fontWeight: 600, boxShadow: `inset 0.25rem 0 0 ${color.accent}` },
  },
});
globalStyle(`${rail} ${item}:not([aria-current])`, { '@media': { [bench]: { background: 'none' } } });
globalStyle(`${rail} ${item} svg`, { '@media': { [bench]: { width: '1.75rem', height: '1.75rem' } } });
