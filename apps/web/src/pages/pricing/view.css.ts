import { style, styleVariants } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, font, space } from '../../ui/theme.css.js';

const base = style([
  card,
  // Side by side, the lists and the buttons of all tiers are aligned.
  { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', gap: space.l },
]);
export const tier = styleVariants({
  plain: [base],
  popular: [base, { borderColor: color.accent, boxShadow: `inset 0 4px 0 ${color.accent}` }],
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});
export const head = style({ display: 'grid', gap: space.s, alignContent: 'start' });
export const price = style({ color: color.quiet });
export const amount = style({
  display: 'block',
  fontFamily: font.serif,
  fontSize: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.75rem)',
  lineHeight: 1.1,
  fontWeight: 600,
  color: color.text,
});
export const features = style({ listStyle: 'none', padding: 0, borderTop: `1px solid ${color.rule}` });
export const feature = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  alignItems: 'start',
  padding: `${space.s} 0`,
  borderBottom: `1px solid ${color.rule}`,
  selectors: { '&[data-included="false"]': { color: color.quiet } },
});
export const mark = style({
  width: '1.125rem',
  height: '1.65rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '[data-included="true"] > &': { stroke: color.right } },
});
