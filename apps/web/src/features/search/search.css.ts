import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, phone, radius, shadow, space, unseen, width } from '../../ui/theme.css.js';
import { control } from '../../ui/field/field.css.js';

export const dialog = style({
  width: 'min(36rem, calc(100vw - 2rem))',
  margin: '10vh auto auto',
  padding: 0,
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
  background: color.page,
  color: color.text,
  boxShadow: shadow,
  '::backdrop': { background: 'rgb(0 0 0 / 0.45)' },
});
export const panel = style({ display: 'grid', gap: space.s, padding: space.m });
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.s });
export const input = style([control, { appearance: 'none' }]);
export const close = style({
  minHeight: '2.75rem',
  padding: `0 ${space.s}`,
  border: 0,
  borderRadius: radius,
  background: 'transparent',
  color: color.accent,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: color.sunken },
});
export const count = style({ color: color.quiet, fontSize: '0.9375rem' });
export const list = style({
  maxHeight: '60vh',
  margin: `0 calc(-1 * ${space.m}) calc(-1 * ${space.m})`,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const link = style({
  display: 'block',
  padding: `${space.s} ${space.m}`,
  borderTop: `1px solid ${color.rule}`,
  color: color.quiet,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { background: color.sunken, color: color.quiet },
  ':focus-visible': { background: color.chosen, outlineOffset: '-3px' },
});
export const title = style({
  display: 'block',
  color: color.text,
  fontFamily: font.serif,
  fontSize: '1.1875rem',
  fontWeight: 600,
});

/** The place of the answer. It takes no space while it is empty. */
export const shown = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${shown}:empty`, { position: 'absolute' });
export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  justifySelf: 'start',
});
/** A link to another reading, next to others. */
export const other = style([open, { marginInlineEnd: space.m }]);
export const above = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: width.text,
  marginTop: space.m,
});
export const box = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Takes part in the layout of its parent, so that the field and the answer can be placed separately. */
export const region = style({ display: 'contents' });
export const label = style({ fontFamily: font.sans, fontSize: '1.0625rem' });
/** On phones, only screen readers get the hint, because the examples show it. */
export const hint = style([count, { '@media': { [phone]: unseen } }]);
export const between = style({});
globalStyle(`:root[data-short] :is(${box} > :is(p, ul), ${between})`, { display: 'none' });
export const found = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
export const others = style({ listStyle: 'none', padding: 0 });
globalStyle(`${others} li`, { paddingBlock: space.xs, borderTop: `1px solid ${color.rule}` });
globalStyle(`${others} li:first-child`, { borderTop: 0 });
globalStyle(`${others} a`, { display: 'block' });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  gap: space.xs,
  listStyle: 'none',
  padding: 0,
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `0 ${space.s}`,
  border: `1px solid ${color.rule}`,
  borderRadius: radius,
  background: color.surface,
  color: color.text,
  fontFamily: font.serif,
  textDecoration: 'none',
  ':hover': { background: color.sunken },
  ':focus-visible': { outlineOffset: '-3px' },
});
