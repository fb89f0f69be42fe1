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
/** One line that scrolls on a narrow screen; wraps on a wide one. */
export const jumps = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  columnGap: space.m,
  marginTop: `-${space.s}`,
  overflowX: 'auto',
  scrollPaddingInline: space.xl, // one of which little shows comes into view with the focus
  whiteSpace: 'nowrap',
  '@media': { [wide]: { flexWrap: 'wrap' } },
});
export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
/** The cards; from this width on they keep room for the working of the open one, which the frame of tools puts there. */
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
/** A bookmark in the margin. */
export const openCard = style([
  card,
  { borderColor: color.frame, boxShadow: `inset 0.25rem 0 0 ${color.accent}` },
]);
/** The working of the last card gets as much room as that of the others: the rest of its row stays free. */
globalStyle(`${list}:has(> ${openCard}:last-child)::after`, {
  '@media': {
    'screen and (min-width: 64rem)': { content: '', gridColumn: 2, minHeight: 'calc(100dvh - 6rem)' },
  },
});
globalStyle(`${list} > ${openCard}:last-child`, { alignSelf: 'start' });
/** The name of a tab, where no script makes tabs. */
export const otherTab = style({
  marginTop: space.xl,
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: '1.75rem',
});
/** The drawing beside the title and its line. */
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
/** About the height of a tool, so that little shifts when its view loads. */
export const loading = style({ minHeight: '16rem' });
/** As high as a row of links to skills. */
/** The space of the links to skills. */
export const skills = style({ marginTop: space.m, minHeight: '2.75rem' });
