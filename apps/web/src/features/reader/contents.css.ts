import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, font, space, wide, width } from '../../ui/theme.css.js';

export const list = style({ listStyle: 'none', padding: 0, borderTop: `1px solid ${color.rule}` });
/** The title and its detail, with the mark on the right. The whole item is the link. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1.25rem',
  columnGap: space.s,
  paddingBlock: space.xs,
  borderBottom: `1px solid ${color.rule}`,
});
export const link = style({
  paddingTop: space.xs,
  fontFamily: font.serif,
  fontSize: '1.0625rem',
  lineHeight: 1.35,
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: 600, textDecoration: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
export const line = style({ gridColumn: 1 });
export const detail = style({ gridColumn: 1, color: color.quiet, fontSize: '0.9375rem' });
export const mark = style({
  gridArea: '1 / 2',
  width: '1.125rem',
  height: '1.75rem',
  fill: 'none',
  stroke: color.quiet,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-read="true"]': { stroke: color.right, strokeWidth: 2 } },
});

/** The contents, which stay visible while the visitor scrolls the content next to them. */
export const side = style([
  card,
  {
    display: 'grid',
    gap: space.m,
    '@media': {
      [wide]: { position: 'sticky', top: '5rem', maxHeight: 'calc(100vh - 6rem)', overflowY: 'auto' },
      print: { display: 'none' },
    },
  },
]);
export const sideTitle = style({ fontSize: '1.1875rem' });

export const pager = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  paddingTop: space.m,
  borderTop: `1px solid ${color.rule}`,
  maxWidth: width.text,
  '@media': { print: { display: 'none' } },
});
export const pagerLink = style({ display: 'grid', color: color.quiet, fontSize: '0.9375rem' });
globalStyle(`${pagerLink} a`, { paddingBlock: space.xs, fontFamily: font.serif, fontSize: '1.1875rem' });
