import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, phone, space } from '../../ui/theme.css.js';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.m} ${space.l}`,
});
export const search = style({
  flex: '1 1 18rem',
  maxWidth: '22rem',
  '@media': { print: { display: 'none' } },
});
/** The minimum width at which the menu is a rail next to the tools. */
export const bench = 'screen and (min-width: 64rem)';
/** Narrower screens with scripts, where a menu of tiles and one tool replace each other. */
const oneAtATime = 'screen and (max-width: 63.99rem) and (scripting: enabled)';

export const workbench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  marginTop: space.m,
  '@media': {
    [bench]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: space.l, alignItems: 'start' },
    // Reserves the screen, because a link may replace the tiles by a tool after hydration.
    [oneAtATime]: { minHeight: 'calc(100dvh - 16rem)', alignContent: 'start' },
    print: { display: 'block' },
  },
});
export const tabs = style({ gridColumn: '1 / -1', minWidth: 0, '@media': { print: { display: 'none' } } });
globalStyle(`${tabs} ul`, { margin: 0 });
export const rail = style({
  minWidth: 0,
  '@media': { [bench]: { position: 'sticky', top: '5rem' }, print: { display: 'none' } },
});
// On phones, an open tool takes the place of the search, which the header opens too.
globalStyle(`${head}:has(~ [data-open]) > ${search}`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${workbench}[data-open] > ${rail}`, { '@media': { [oneAtATime]: { display: 'none' } } });
/** The link from a tool back to the tiles. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  '@media': { [bench]: { display: 'none' }, print: { display: 'none' } },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  '@media': { print: { display: 'block' } },
});
/** A tool: its row, and below it the tool itself if it is open. */
export const row = style([
  card,
  {
    position: 'relative',
    padding: `0 ${space.m}`,
    selectors: { '&:has(> details[open])': { paddingBottom: space.m, borderColor: color.frame } },
    '@media': {
      [bench]: {
        selectors: { '&:has(> details[open])': { paddingInline: space.l, paddingBottom: space.l } },
      },
      print: { selectors: { '&:not(:has(> details[open]))': { display: 'none' } } },
    },
  },
]);
// Leaves room for the link back above the tool, or hides the row above it below the header.
globalStyle(`${workbench} ${row}`, {
  '@media': { [oneAtATime]: { scrollMarginTop: '2rem' }, [bench]: { scrollMarginTop: '-1rem' } },
});
globalStyle(`${workbench} ${row}:not([data-chosen])`, { '@media': { [oneAtATime]: { display: 'none' } } });
// Before hydration, a link to a tool shows it.
globalStyle(`html:not([data-ready]) ${workbench} ${row}:target`, {
  '@media': { [oneAtATime]: { display: 'block' } },
});
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  minHeight: '3.5rem',
  paddingBlock: space.xs,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`${summary} > h2`, { fontSize: '1.1875rem' });
globalStyle(`details[open] > ${summary}`, { paddingBlock: space.s });
globalStyle(`details[open] > ${summary} > h2`, {
  flex: '1 1 0',
  fontSize: '1.5rem',
  '@media': { [phone]: { fontSize: '1.375rem' } },
});
globalStyle(`${row}:has(> a) ${summary}`, { '@media': { [bench]: { paddingInlineEnd: '10rem' } } });
export const example = style({ color: color.quiet, fontSize: '0.9375rem', overflowWrap: 'anywhere' });
globalStyle(`details[open] > ${summary} > ${example}`, { display: 'none' });
export const about = style({ color: color.quiet, fontSize: '0.9375rem', marginBottom: space.m });
export const dedicated = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: '0.9375rem',
  '@media': {
    [bench]: { position: 'absolute', insetBlockStart: '0.375rem', insetInlineEnd: space.m },
    print: { display: 'none' },
  },
});
/** A heading and its tools. The rail on wide screens has only the tools of the open tab. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  marginTop: space.l,
});
globalStyle(`${rail} > ${group}`, { '@media': { [bench]: { display: 'none' } } });
export const nothing = style([
  card,
  { display: 'grid', gap: space.m, justifyItems: 'start', marginBottom: space.s, overflowWrap: 'anywhere' },
]);
/** Reserves about the height of a tool, to limit layout shift when its view loads. */
export const loading = style({ minHeight: '16rem' });
/** Reserves the height of a row of links to skills. */
export const skills = style({ marginTop: space.m, minHeight: '2.75rem' });
