import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { article, example, questions, text } from '../ui/article/article.css.js';
import { blockInPrint, keepWithNext } from '../ui/block-in-print.js';
import { card } from '../ui/card/card.css.js';
import { color, space, unseen, wide, width } from '../ui/theme.css.js';

/** The viewports with room for the figure next to the heading and introduction. */
const beside = 'screen and (min-width: 40rem)';
export const head = style({
  display: 'grid',
  gap: space.s,
  marginBottom: space.m,
  '@media': {
    [beside]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.l,
    },
  },
});
globalStyle(`${head} > svg`, {
  display: 'none',
  '@media': { [beside]: { display: 'block', gridRow: 'span 2' } },
});
export const intro = style({ color: color.quiet, maxWidth: width.text });
export const practice = style({ marginTop: space.m });
export const rest = style({ display: 'grid', gap: space.xl, marginTop: space.xl });
export const widget = style([card]);
/** The heading above the tool's own headings, which only screen readers get. */
export const hidden = style(unseen);

/**
 * Hides content that a link's calculation would shift until the calculation has run, for 5 seconds at most.
 */
const appear = keyframes({ from: { visibility: 'hidden' } });
globalStyle(`[data-linked] ${widget} ~ *, [data-linked] ${widget} form ~ *`, {
  animation: `${appear} 1ms 5s backwards`,
});

// The text keeps a readable width next to the table of contents, and examples and questions take two columns.
const atWide = (rules: object) => ({ '@media': { [wide]: rules } });
globalStyle(`${text} ${article}`, { maxWidth: 'none' });
globalStyle(`${text} section > :not(${example}, ${questions})`, atWide({ maxWidth: width.text }));
globalStyle(
  `${text} :is(${questions}, section:has(> ${example} + ${example}))`,
  atWide({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.l }),
);
globalStyle(`${text} section > :not(${example})`, atWide({ gridColumn: '1 / -1' }));
// The last of an odd number of examples.
globalStyle(`${text} ${example}:last-child:nth-child(even)`, atWide({ gridColumn: '1 / -1' }));
export const related = style({ display: 'grid', gap: space.m });
blockInPrint(`:is(${rest}, ${related})`, space.m);
keepWithNext(`${related} > h2`);
export const links = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
});
globalStyle(`${links} a`, { display: 'inline-block', paddingBlock: '0.5625rem' }); // 44 px high, including the line height
export const more = style({ display: 'grid', gap: space.m, marginTop: space.xl });
