import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius, space, wide, width } from '../ui/theme.css.js';
import { whenNear } from '../ui/when-near.js';

/** The minimum width at which three or four items fit side by side. */
export const apart = '(min-width: 44rem)';

export const head = style({ display: 'grid', gap: space.s, marginBottom: space.l });
export const intro = style({ color: color.quiet, fontSize: '1.1875rem', maxWidth: width.text });
export const stack = style({ display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0, 1fr)' });
export const sections = style({
  display: 'grid',
  gap: `clamp(${space.xl}, 7vw, 5rem)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
globalStyle(`${sections} > * + *`, whenNear('30rem'));
export const quiet = style({ color: color.quiet });
/** Lays out three items side by side or stacked, never two and one. */
export const three = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  padding: 0,
  '@media': { [apart]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** A heading and its content, side by side on wide screens. */
export const split = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', columnGap: space.xl } },
});
export const splitHead = style({ display: 'grid', gap: space.s, alignContent: 'start' });

/** Numbered lines on ruled paper, with a notebook's red margin line. */
export const steps = style({
  listStyle: 'none',
  padding: 0,
  counterReset: 'step',
  borderTop: `1px solid ${color.rule}`,
});
export const step = style({
  ...whenNear('12rem'),
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  borderBottom: `1px solid ${color.rule}`,
  '::before': {
    content: 'counter(step)',
    paddingTop: space.m,
    fontFamily: font.serif,
    fontSize: '1.75rem',
    lineHeight: 1.1,
    color: color.quiet,
  },
});
/** The text, with the illustration on the right if there is room. */
export const stepBody = style({
  display: 'grid',
  gap: `${space.s} ${space.xl}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  padding: `${space.m} 0 ${space.m} ${space.m}`,
  borderLeft: `2px solid ${color.margin}`,
});

/** Reserves the height of a line with a fraction until the math loads. */
export const equation = style({
  minHeight: '3rem',
  paddingBlock: space.s,
  fontFamily: font.serif,
  fontSize: '1.1875rem',
  wordSpacing: '0.1em',
});

/** Statistics with their labels, side by side on wide screens and stacked on narrow ones. */
export const figures = style({
  display: 'grid',
  gap: `${space.s} ${space.l}`,
  padding: `${space.l} 0`,
  listStyle: 'none',
  borderBlock: `1px solid ${color.rule}`,
  '@media': { [apart]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${figures} > li`, {
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  '@media': { [apart]: { display: 'block' } },
});
export const figure = style({
  display: 'block',
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.75rem)',
  lineHeight: 1.15,
});

const outstanding = style({ display: 'grid', gap: space.s, padding: space.m, borderRadius: radius });
/** A highlighted box. */
export const guarantee = style([outstanding, { background: color.assurance }]);
/** A highlighted line. Its heading is as large as its text. */
export const guaranteeLine = style([
  guarantee,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.m}` },
]);
globalStyle(`${guaranteeLine} > h2`, { fontSize: '1.0625rem' });
const note = style([outstanding, { background: color.notice }]);
export const closing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  padding: `clamp(${space.l}, 5vw, ${space.xl})`,
  background: color.sunken,
  borderRadius: radius,
});
/** The text of a policy, at about 80 characters a line. */
export const policy = style({ maxWidth: '38rem' });
/** The summary of a policy. */
export const short = style([note, { marginBottom: space.m }]);
export const cardTitle = style({ fontSize: '1.1875rem' });
