import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../../ui/card/card.css.js';
import { color, font, space, unseen } from '../../../ui/theme.css.js';

const twoColumns = '(min-width: 48rem)';

/** The worksheet, which looks like a sheet of paper on screen. */
export const sheet = style([
  card,
  {
    display: 'grid',
    gap: space.xl,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      print: {
        display: 'block',
        border: 0,
        padding: 0,
        background: 'none',
        fontSize: '11pt',
        lineHeight: 1.4,
      },
    },
  },
]);
export const title = style({ '@media': { print: { fontSize: '18pt' } } });
export const about = style({ color: color.quiet, fontSize: '0.875rem' });

/** The blank lines for name and date. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gap: space.l,
  margin: `${space.l} 0`,
});
const rule = { borderBottom: `1px solid ${color.frame}` };
export const line = style({ ...rule, paddingTop: space.s });

export const problems = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.l} ${space.xl}`,
  padding: 0,
  listStyle: 'none',
  counterReset: 'problem',
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
const numbered = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  position: 'relative',
  paddingLeft: '2rem',
  counterIncrement: 'problem',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(problem) "."',
    position: 'absolute',
    left: 0,
    fontFamily: font.serif,
    fontSize: '1.125rem',
    fontWeight: 600,
  },
});
export const problem = style([
  numbered,
  {
    fontFamily: font.serif,
    fontSize: '1.125rem',
    gridTemplateRows: 'auto auto 1fr', // Aligns the lines for answers.
    '@media': { print: { fontSize: '12pt' } },
  },
]);

/** Space to work the problem, with the answer line below. */
export const answer = style({
  ...rule,
  gridRow: 3,
  alignSelf: 'end',
  paddingTop: '7rem',
  color: color.quiet,
  fontFamily: font.sans,
  fontSize: '0.875rem',
});

/** In print, the answer key starts on a new page and fills it column by column. */
export const key = style({ '@media': { print: { breakBefore: 'page' } } });
export const answers = style([
  problems,
  { marginTop: space.m, '@media': { print: { display: 'block', columns: 2, columnGap: space.xl } } },
]);
export const solved = style([
  numbered,
  { alignContent: 'start', '@media': { print: { display: 'block', marginBottom: space.m } } },
]);
// A margin below the last answer could start a blank page.
globalStyle(`${solved}:last-child`, { '@media': { print: { marginBottom: 0 } } });
globalStyle(`${key} ol ol`, { fontSize: '0.9375rem' });
globalStyle(`${key} h3`, unseen);
