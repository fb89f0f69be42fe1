import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius, space, wide, width } from '../../ui/theme.css.js';

export const frame = style({
  minHeight: '100vh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
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

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: color.page,
  borderBottom: `1px solid ${color.rule}`,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  maxWidth: width.page,
  minHeight: '3.75rem',
  margin: '0 auto',
  padding: `0 ${space.m}`,
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: '2.75rem',
  marginRight: 'auto',
  fontFamily: font.serif,
  fontWeight: 700,
  fontSize: '1.25rem',
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
export const icon = style({
  width: '1.375rem',
  height: '1.375rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: color.sunken },
});
export const theme = style([iconButton, { '@media': { [wide]: { order: 3 } } }]);
export const menuButton = style([iconButton, { order: 2, '@media': { [wide]: { display: 'none' } } }]);

export const menu = style({
  order: 3,
  flexBasis: '100%',
  display: 'none',
  paddingBottom: space.m,
  selectors: { '&[data-open="true"]': { display: 'grid', gap: space.s } },
  '@media': {
    [wide]: {
      order: 0,
      flexBasis: 'auto',
      paddingBottom: 0,
      display: 'flex',
      alignItems: 'center',
      gap: space.s,
      selectors: { '&[data-open="true"]': { display: 'flex' } },
    },
  },
});
export const items = style({
  listStyle: 'none',
  padding: 0,
  '@media': { [wide]: { display: 'flex' } },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `0 ${space.s}`,
  color: color.text,
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  ':hover': { color: color.accent },
  selectors: { '&[aria-current]': { color: color.accent, fontWeight: 600, borderBottomColor: color.accent } },
});

export const footer = style({ background: color.sunken, borderTop: `1px solid ${color.rule}` });
export const footerColumns = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  maxWidth: width.page,
  margin: '0 auto',
  padding: `${space.xl} ${space.m}`,
});
export const footerBrand = style({ fontFamily: font.serif, fontWeight: 700, fontSize: '1.125rem' });
export const footerTitle = style({ fontSize: '1rem', marginBottom: space.xs });
export const footerLinks = style({ listStyle: 'none', padding: 0 });
globalStyle(`${footerLinks} a`, { display: 'inline-block', paddingBlock: space.xs });
// Without scripts the menu can't be opened, so it is never closed.
globalStyle(`:root:not([data-theme]) ${menu}`, { display: 'grid' });
globalStyle(`:root:not([data-theme]) ${menuButton}, :root:not([data-theme]) ${theme}`, { display: 'none' });
