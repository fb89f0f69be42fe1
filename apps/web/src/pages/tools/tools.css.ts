import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, font, space, wide } from '../../ui/theme.css.js';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.m} ${space.l}`,
});
export const search = style({ flex: '0 1 22rem' });
/** Scrolls in one line on narrow screens and wraps on wide ones. */
export const jumps = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  columnGap: space.m,
  marginTop: `-${space.s}`,
  overflowX: 'auto',
  scrollPaddingInline: space.xl, // Scrolls a focused link fully into view.
  whiteSpace: 'nowrap',
  '@media': { [wide]: { flexWrap: 'wrap' } },
});
export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
/** The cards. On wide screens they leave room for the work of the open tool, which card-frame.tsx places there. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  marginTop: space.m,
  '@media': {
    print: { display: 'block' },
    'screen and (min-width: 64rem)': {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr) 0',
      columnGap: 0,
      alignContent: 'start',
      minHeight: 'calc(100dvh - 6rem)',
      paddingInlineEnd: 'calc(40% + 0.75rem)',
    },
  },
});
globalStyle(`${list} > section`, { gridColumn: 1, paddingBlock: space.m });
/** The open card, with a colored bar at its left edge. */
export const openCard = style([
  card,
  { borderColor: color.frame, boxShadow: `inset 0.25rem 0 0 ${color.accent}` },
]);
/** Keeps the rest of the last card's row empty so that its work gets as much room as that of the other cards. */
globalStyle(`${list}:has(> ${openCard}:last-child)::after`, {
  '@media': {
    'screen and (min-width: 64rem)': { content: '', gridColumn: 2, minHeight: 'calc(100dvh - 6rem)' },
  },
});
globalStyle(`${list} > ${openCard}:last-child`, { alignSelf: 'start' });
/** The heading of a tab's tools if scripts are off. */
export const otherTab = style({
  marginTop: space.xl,
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: '1.75rem',
});
/** The tool's drawing next to its title and summary. */
export const cardHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.m,
  alignItems: 'start',
  marginBottom: space.s,
});
globalStyle(`${cardHead} > svg`, { width: '2.75rem', height: '2.75rem' });
globalStyle(`${cardHead} h2`, { fontSize: '1.375rem' });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
});
export const summary = style({
  flexBasis: '100%',
  color: color.quiet,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
});
export const none = style({ padding: `${space.l} 0`, color: color.quiet });
/** Reserves about the height of a tool, to limit layout shift when its view loads. */
export const loading = style({ minHeight: '16rem' });
/** Reserves the height of a row of links to skills. */
export const skills = style({ marginTop: space.m, minHeight: '2.75rem' });
