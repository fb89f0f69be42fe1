import { style } from '@vanilla-extract/css';
import { color, forced, radius, space } from '../../ui/theme.css.js';

export const set = style({ display: 'grid', gap: space.m, '@media': { print: { display: 'none' } } });
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
  gap: space.xs,
  padding: 0,
  listStyle: 'none',
});
export const number = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '2.75rem',
  border: `1px solid ${color.rule}`,
  borderRadius: radius,
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.sunken },
  selectors: {
    '&[data-solved="true"]': { background: color.assurance, color: color.right, fontWeight: 600 },
    '&[aria-current]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[data-solved="true"]': { borderWidth: 3, borderColor: 'Highlight' },
        '&[aria-current]': { outline: '2px solid Highlight' },
      },
    },
  },
});
