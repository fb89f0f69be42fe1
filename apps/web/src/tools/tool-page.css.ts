import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { card } from '../ui/card/card.css.js';
import { color, space, unseen, width } from '../ui/theme.css.js';
import { controls, result } from '../ui/tool-frame/tool-frame.css.js';

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
globalStyle(`[data-linked] ${widget} ~ *, [data-linked] ${widget} :is(${result}, ${controls})`, {
  animation: `${appear} 1ms 5s backwards`,
});

export const related = style({ display: 'grid', gap: space.m });
export const links = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
});
globalStyle(`${links} a`, { display: 'inline-block', paddingBlock: '0.5625rem' }); // 44 px high, including the line height
export const stack = style({ display: 'grid', gap: space.m });
