import { globalStyle, style } from '@vanilla-extract/css';
import { iconButton } from '../../ui/icon/icon.css.js';
import {
  color,
  font,
  forced,
  gutter,
  phone,
  shadow,
  space,
  unseen,
  wide,
  width,
} from '../../ui/theme.css.js';
import { whenNear } from '../../ui/when-near.js';

/** The minimum width at which the navigation fits on one line. */
const open = 'screen and (min-width: 64rem)';
/** The widths at which the links are in a menu. */
const folded = '(max-width: 63.99rem)';
const barHeight = '3.5rem';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The footer starts below the first screen so that it doesn't visibly shift when a page grows while loading.
  '@media': {
    screen: { gridTemplateRows: `auto minmax(calc(100vh - ${barHeight}), 1fr) auto` },
    // Firefox ignores page breaks inside grid containers.
    print: { display: 'block' },
  },
});

export const skip = style({
  position: 'absolute',
  left: space.m,
  top: '-4rem',
  zIndex: 20,
  padding: space.m,
  background: color.accent,
  color: color.onAccent,
  ':focus': { top: 0, color: color.onAccent },
});

export const hidden = style(unseen);

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: color.page,
  borderBottom: `1px solid ${color.rule}`,
});

// While a keyboard is open below the box on the home page, the header scrolls away.
globalStyle(`:root[data-short] ${header}`, { position: 'relative' });
globalStyle(':root[data-short]', { scrollPaddingTop: space.l });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  maxWidth: width.page,
  minHeight: barHeight,
  margin: '0 auto',
  padding: `0 calc(${gutter} - 0.6875rem) 0 ${gutter}`, // Aligns the last icon rather than the edge of its button.
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: barHeight,
  marginRight: 'auto',
  fontFamily: font.serif,
  fontWeight: 700,
  fontSize: '1.1875rem',
  color: color.text,
  textDecoration: 'none',
});
export const logo = style({
  width: '1.75rem',
  height: '1.75rem',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const search = style([iconButton]);
export const theme = style([iconButton]);
export const menuButton = style({ order: 1, '@media': { [open]: { display: 'none' } } });
export const menuIcon = style([iconButton, { listStyle: 'none' }]);
// A click anywhere outside the open menu closes it.
globalStyle(`[open] > ${menuIcon}::before`, { content: '', position: 'fixed', inset: 0 });
globalStyle(`${menuIcon}::-webkit-details-marker`, { display: 'none' });
export const whenOpen = style({ display: 'contents' });
export const whenClosed = style({ display: 'contents' });
globalStyle(`[open] > ${menuIcon} > ${whenClosed}, :not([open]) > ${menuIcon} > ${whenOpen}`, {
  display: 'none',
});
export const whenLight = style({ display: 'contents' });
export const whenDark = style({ display: 'contents' });
globalStyle(`[data-theme="dark"] ${whenLight}, :root:not([data-theme="dark"]) ${whenDark}`, {
  display: 'none',
});

/** The navigation. Where it doesn't fit on one line, it is a menu that covers the page below the header. */
export const menu = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  '@media': {
    [folded]: {
      position: 'absolute',
      top: '100%',
      right: 0,
      width: 'min(20rem, 100%)',
      maxHeight: `calc(100dvh - ${barHeight})`,
      overflowY: 'auto',
      padding: `${space.s} ${gutter} ${space.m}`,
      background: color.page,
      boxShadow: shadow,
      display: 'grid',
      selectors: { ':not([open]) + &': { display: 'none' } },
    },
  },
});
export const items = style({
  listStyle: 'none',
  padding: 0,
  '@media': { [open]: { display: 'flex' } },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `0 ${space.s}`,
  color: color.text,
  textDecoration: 'none',
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderWidth: '0 0 0 3px',
  ':hover': { color: color.accent },
  // The current item isn't bold, because bold text would move the other items.
  selectors: { '&[aria-current]': { color: color.accent, borderColor: color.accent } },
  '@media': {
    [open]: { borderWidth: '0 0 2px' },
    // In high contrast, a transparent border is visible.
    [forced]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
});
globalStyle(`${menu} > a[aria-current]`, { textDecoration: 'underline' });

export const footer = style({
  background: color.sunken,
  borderTop: `1px solid ${color.rule}`,
  ...whenNear('30rem'),
});
export const footerColumns = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  maxWidth: width.page,
  margin: '0 auto',
  padding: `${space.xl} ${gutter}`,
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'minmax(0, 22rem)', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});
export const footerAbout = style({
  display: 'grid',
  gap: space.s,
  maxWidth: '24rem',
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: 'auto' } },
});
export const footerBrand = style({
  fontFamily: font.serif,
  fontWeight: 700,
  fontSize: '1.1875rem',
  lineHeight: 1.2,
});
/** The longest list spans two rows so that with two columns the shorter lists stack next to it. */
globalStyle(`${footerAbout} + nav`, { gridRow: 'span 2', '@media': { [wide]: { gridRow: 'auto' } } });
export const footerTitle = style({ fontSize: '1.0625rem', marginBottom: space.xs });
export const footerLinks = style({ listStyle: 'none', padding: 0 });
globalStyle(`${footerLinks} a`, {
  display: 'inline-block',
  paddingBlock: space.xs,
  '@media': { [phone]: { paddingBlock: '0.5625rem' } }, // 44 px high, including the line height
});
// Search and theme switch need scripts.
globalStyle(`:root:not([data-theme]) :is(${search}, ${theme})`, { display: 'none' });

/** The label that the server adds to every page of a demo. */
globalStyle('[data-demonstration]', {
  padding: `${space.xs} ${space.m}`,
  background: color.warning,
  color: color.page,
  fontWeight: 600,
  textAlign: 'center',
});
globalStyle('[data-demonstration], [data-seller]', { '@media': { print: { display: 'none' } } });

/** The line that the server adds at the bottom of every page if a seller is configured. */
globalStyle('[data-seller]', {
  padding: `0 ${space.m} ${space.l}`,
  background: color.sunken,
  fontSize: '0.9375rem',
  textAlign: 'center',
});
globalStyle('[data-seller] address', { fontStyle: 'normal' });
