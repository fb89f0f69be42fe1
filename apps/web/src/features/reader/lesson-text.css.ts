import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { wholeFractions } from '../../ui/math/whole-fractions.js';
import { color, font, radius, sideways, space, width } from '../../ui/theme.css.js';

export const lesson = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: width.text,
  '@media': { print: { maxWidth: 'none' } },
});
export const part = style({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
export const heading = style({ marginTop: space.m, ':first-child': { marginTop: 0 } });

export const list = style({ display: 'grid', gap: space.s, paddingLeft: '1.25rem' });

export const law = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.m,
  background: color.result,
  borderRadius: radius,
  breakInside: 'avoid',
});
export const formula = style([sideways, { fontFamily: font.serif, fontSize: '1.1875rem' }]);
globalStyle(`${formula} math`, wholeFractions);
export const where = style({ color: color.quiet });

export const example = style([
  card,
  {
    display: 'grid',
    gap: space.m,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { print: { padding: `${space.s} 0`, border: 0, background: 'none' } },
  },
]);
export const exampleTitle = style({ fontFamily: font.sans, fontSize: '1.0625rem', color: color.quiet });
export const task = style({ fontFamily: font.serif, fontSize: '1.1875rem', lineHeight: 1.5 });
export const worked = style({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
export const fold = style({
  minHeight: '2.75rem',
  paddingBlock: space.s,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});
export const folded = style({});
// Otherwise collapsed content would be missing on paper.
globalStyle(`${folded}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
export const answer = style({ fontFamily: font.serif, fontSize: '1.1875rem' });

export const pitfalls = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  listStyle: 'none',
});
export const pitfall = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingLeft: space.m,
  borderLeft: `2px solid ${color.rule}`,
  breakInside: 'avoid',
});
const verdictLine = style({
  display: 'grid',
  gridTemplateColumns: '1.625rem minmax(0, 1fr)',
  fontFamily: font.serif,
  fontSize: '1.1875rem',
});
export const verdict = styleVariants({
  wrong: [verdictLine, { stroke: color.wrong }],
  right: [verdictLine, { stroke: color.right }],
});
export const mark = style({
  width: '1rem',
  height: '1.65rem',
  fill: 'none',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const why = style({ paddingLeft: '1.625rem' });
