import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { card } from '../../../ui/card/card.css.js';
import { iconButton } from '../../../ui/icon/icon.css.js';
import { color, font, space, unseen } from '../../../ui/theme.css.js';

const twoColumns = '(min-width: 48rem)';

/** A sheet or an answer key, which looks like a sheet of paper on screen and starts on a new page in print. */
export const sheet = style([
  card,
  {
    '@media': {
      print: {
        border: 0,
        padding: 0,
        background: 'none',
        fontSize: '11pt',
        lineHeight: 1.4,
        selectors: { '& + &': { breakBefore: 'page' } },
      },
    },
  },
]);
export const title = style({ '@media': { print: { fontSize: '18pt' } } });
export const about = style({ color: color.quiet, fontSize: '0.875rem', marginBottom: space.l });

/** The blank lines for name and date. */
export const lines = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space.l,
  marginBottom: space.l,
});
globalStyle(`${lines}:has(> :nth-child(2))`, { gridTemplateColumns: '2fr 1fr' });
const rule = { borderBottom: `1px solid ${color.frame}` };
export const line = style({ ...rule, paddingTop: space.s });

const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.l} ${space.xl}`,
  padding: 0,
  listStyle: 'none',
  counterReset: 'problem',
});
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
/** The length of a line in a printed column, next to the number. */
const lineOf = (count: number) => ({
  vars: { '--line': `calc((100vw + ${space.xl}) / ${count} - ${space.xl} - 2rem)` },
});
/** The problems by the number of columns. */
export const problems = styleVariants({ 1: [list], 2: [list], 3: [list] });
for (const count of [2, 3] as const)
  globalStyle(problems[count], {
    '@media': { [twoColumns]: columns(count), print: { ...columns(count), ...lineOf(count) } },
  });

const numbered = style({
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
/** A problem. The lines for the answers of one row are aligned. */
export const problem = style([
  numbered,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space.s,
    fontFamily: font.serif,
    fontSize: '1.125rem',
    '@media': { print: { fontSize: '12pt' } },
  },
]);
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  marginBottom: 'auto',
});

const answerLine = style({
  ...rule,
  color: color.quiet,
  fontFamily: font.sans,
  fontSize: '0.875rem',
});
/** Space to work the problem, with the answer line below. */
export const answer = styleVariants(
  { small: '2rem', medium: '4.25rem', large: '11rem' },
  (paddingTop) => [answerLine, { paddingTop }] as const,
);

/** The buttons of a problem, above the end of the line for the answer. */
export const tools = style({
  display: 'flex',
  alignSelf: 'end',
  selectors: { 'p + &': { position: 'absolute', right: 0, bottom: 1 } },
  '@media': { print: { display: 'none' } },
});
export const tool = style([
  iconButton,
  { color: color.quiet, selectors: { '&[aria-disabled]': { opacity: 0.35 } } },
]);

/** Answers with their steps. In print, they fill the page column by column. */
export const solutions = style([
  list,
  {
    '@media': {
      [twoColumns]: columns(2),
      print: { display: 'block', columns: 2, columnGap: space.xl, ...lineOf(2) },
    },
  },
]);
/** Answers without steps. */
export const answers = style([
  list,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    gap: `${space.s} ${space.l}`,
    '@media': { print: { ...columns(3), ...lineOf(3) } },
  },
]);
export const solved = style([
  numbered,
  { display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
]);
globalStyle(`${solutions} > li`, { '@media': { print: { display: 'block', marginBottom: space.m } } });
// A margin below the last answer could start a blank page.
globalStyle(`${solutions} > li:last-child`, { '@media': { print: { marginBottom: 0 } } });
globalStyle(`${solutions} ol`, { fontSize: '0.9375rem' });
globalStyle(`${solutions} h3`, unseen);
