import { globalStyle, style } from '@vanilla-extract/css';
import { color, phone, radius, space } from '../theme.css.js';

/** The row of keys. On phones, it is fixed above the keyboard while the box has the focus. */
export const keys = style({
  display: 'flex',
  gap: space.xs,
  flex: 'none',
  flexWrap: 'wrap',
  marginLeft: 'auto',
  '@media': {
    // In a narrow column, the keys are two even rows.
    'screen and (min-width: 40.01rem)': {
      '@container': {
        '(max-width: 27rem)': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      },
    },
    print: { display: 'none' },
    [phone]: {
      display: 'none',
      position: 'fixed',
      zIndex: 3,
      insetInline: 0,
      bottom: 'max(0px, var(--keyboard, 0px))',
      padding: space.xs,
      flexWrap: 'nowrap',
      overflowX: 'auto', // The row scrolls if the keys don't fit.
      background: color.sunken,
      borderTop: `1px solid ${color.rule}`,
      selectors: {
        ':focus-within > * > &': { display: 'flex' },
        // A long row fades out, and its padding is under the fade once it is scrolled to its end.
        '&:has(> :nth-child(7))': {
          paddingRight: '2rem',
          maskImage: 'linear-gradient(90deg, #000 calc(100% - 2rem), #0000)',
        },
      },
    },
  },
});
export const key = style({
  flex: 'none',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: `0 ${space.xs}`,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
  fontSize: '1.0625rem',
  cursor: 'pointer',
  ':hover': { background: color.sunken },
  '@media': { [phone]: { flex: '1 0 auto', maxWidth: '6rem' } },
});
globalStyle(`${key} mfrac`, { fontSize: '0.75em', lineHeight: 1 });
// Keeps the focused element above the keys.
globalStyle(`:root:has(:focus-within > * > ${keys})`, {
  '@media': { [phone]: { scrollPaddingBottom: 'calc(4rem + max(0px, var(--keyboard, 0px)))' } },
});
