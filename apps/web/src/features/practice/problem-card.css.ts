import { globalStyle, style } from '@vanilla-extract/css';
import { card as base } from '../../ui/card/card.css.js';
import { bar } from './action-bar.css.js';
import { hints } from './before-answer.css.js';
import { opener } from './working/working.css.js';
import { figureHeight, graphHeight, problemHeight } from './problem-height.js';
import { color, font, phone, radius, space } from '../../ui/theme.css.js';

export const card = style([
  base,
  {
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    minHeight: problemHeight,
    // On phones, the figure, the box and the buttons share the first screen.
    '@media': { [phone]: { rowGap: space.s, padding: '0.75rem' } },
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  '@media': { [phone]: { marginTop: `-${space.xs}` } },
});
export const title = style({ fontSize: '1.0625rem', fontFamily: font.sans, color: color.quiet });
export const question = style({
  fontFamily: font.serif,
  fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
  lineHeight: 1.5,
  overflowX: 'auto',
  overflowY: 'hidden',
  paddingBlock: space.xs,
  vars: { '--fraction': '0.85em' }, // A fraction to calculate is about as large as the text.
  '@media': { [phone]: { paddingBlock: '0.0625rem', lineHeight: 1.4 } },
});
// Keeps a fraction apart from the lines above and below.
globalStyle(`${question} math:has(mfrac)`, { marginBlock: '0.2em' });

const beside = 'screen and (min-width: 44rem)';
export const figure = style({ minWidth: 0 });
globalStyle(`${figure} > svg`, { '@media': { [phone]: { maxHeight: figureHeight } } });
globalStyle(`${figure} > div svg`, {
  '@media': { [phone]: { width: 'auto', maxHeight: graphHeight, marginInline: 'auto' } },
});
export const answer = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
// Beyond phones, the answer, its buttons and the hints are next to the figure.
globalStyle(`${card}:has(> ${figure})`, {
  '@media': {
    [beside]: {
      gridTemplateColumns: 'fit-content(26rem) minmax(14rem, 1fr)',
      gridTemplateRows: 'repeat(5, auto) 1fr',
      columnGap: space.l,
    },
  },
});
globalStyle(`${card}:has(> ${figure}) > *`, { '@media': { [beside]: { gridColumn: '1 / -1' } } });
globalStyle(`${card} > ${figure}${figure}`, {
  '@media': { [beside]: { gridColumn: 1, gridRow: '3 / span 4' } },
});
globalStyle(`${card} > ${figure} ~ :is(${answer}, ${bar}, ${hints}, ${opener})`, {
  '@media': { [beside]: { gridColumn: 2 } },
});
/** The verdict, in a tinted band if it counts. */
export const result = style({
  overflowWrap: 'anywhere',
  selectors: {
    '&:is([data-verdict="correct"], [data-verdict="incorrect"], [data-verdict="missed"], [data-verdict="shown"])':
      {
        padding: `${space.s} ${space.m}`,
        borderRadius: radius,
        background: color.notice,
        fontFamily: font.serif,
        fontSize: '1.25rem',
        fontWeight: 600,
      },
    '&[data-verdict="correct"]': { color: color.right, background: color.assurance },
    '&:is([data-verdict="incorrect"], [data-verdict="missed"])': {
      color: color.wrong,
      background: `color-mix(in srgb, ${color.margin} 30%, ${color.surface})`,
    },
  },
});

export const diagnosis = style({
  display: 'block',
  marginTop: space.xs,
  fontFamily: font.sans,
  fontSize: '1.0625rem',
  fontWeight: 400,
  color: color.text,
});
export const note = style({ color: color.text, font: `400 1.0625rem ${font.sans}` });
