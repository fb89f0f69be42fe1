import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, phone, radius, space } from '../theme.css.js';
import { strip } from '../strip.css.js';

export const examples = style({
  minWidth: 0,
  fontSize: '0.9375rem',
  color: color.quiet,
  '@media': { print: { display: 'none' } },
});
export const chips = style([
  strip,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    marginTop: space.xs,
    padding: 0,
    listStyle: 'none',
    '@media': {
      // The examples are one scrolling row.
      [phone]: {
        flexWrap: 'nowrap',
        scrollPaddingInline: space.xl, // Scrolls a focused link fully into view.
      },
    },
  },
]);
globalStyle(`${chips} > li`, { flex: 'none' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `0 ${space.s}`,
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
  color: color.text,
  fontFamily: font.serif,
  textDecoration: 'none',
  ':hover': { background: color.sunken },
});
