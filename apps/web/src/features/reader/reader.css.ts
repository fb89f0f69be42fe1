import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, font, phone, space, wide, width } from '../../ui/theme.css.js';

export const head = style({ display: 'grid', gap: space.s, marginBottom: space.l });
export const about = style({ color: color.quiet, '@media': { print: { display: 'none' } } });
/** The breadcrumb. It is printed too, because it names the pack. */
export const breadcrumb = style({ '@media': { print: { display: 'block' } } });
export const breadcrumbItems = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
});
globalStyle(`${breadcrumbItems} a`, { display: 'inline-block', paddingBlock: '0.6875rem' }); // 44 px high, including the line height
globalStyle(`${breadcrumbItems} li + li::before`, {
  content: '"/"',
  marginInline: space.s,
  color: color.quiet,
  '@media': { [phone]: { content: '"←"', marginLeft: 0 } },
});
// On phones, only the pack fits on one line.
globalStyle(`${breadcrumbItems} li:has(+ li)`, { '@media': { [phone]: { display: 'none' } } });

/** The next steps after the pack. */
export const outcome = style({
  maxWidth: width.text,
  marginBottom: space.l,
  fontFamily: font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.45,
});
export const section = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The content, with the table of contents to its right or, if there is no room, after it. */
export const columns = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', columnGap: '3.5rem' },
    print: { display: 'block' },
  },
});
/** The part above the contents on a phone, or to their right if there is room. */
export const beside = style({
  '@media': { [wide]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: '5rem' } },
});
export const stack = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { display: 'block' } },
});
export const panel = style([
  card,
  {
    display: 'grid',
    gap: space.m,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { print: { display: 'none' } },
  },
]);
globalStyle(`${stack} ${panel}`, { maxWidth: width.text });
/** Reserves the height of an offer, which loads later. */
export const offer = style({ minHeight: '6rem' });
/** The links after a lesson. */
export const ways = style({ display: 'grid', gap: space.l });
export const skills = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  '@media': { print: { display: 'none' } },
});
export const skill = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
