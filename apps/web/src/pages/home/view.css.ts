import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { three } from '../page.css.js';
import { color, font, space, wide } from '../../ui/theme.css.js';

const line = `${color.grid} 1px, transparent 1px`;
/** Draws a graph-paper background that fades toward its edges. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 9fr)',
      gridTemplateAreas: '"pitch sheet" "contents sheet"',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xxl,
      paddingTop: space.l,
    },
  },
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: `-${space.l} -${space.m} -${space.m}`,
    backgroundImage: `linear-gradient(${line}), linear-gradient(90deg, ${line})`,
    backgroundSize: `${space.l} ${space.l}`,
    maskImage:
      'linear-gradient(90deg, transparent, black 12%, black 88%, transparent), linear-gradient(black 60%, transparent)',
    maskComposite: 'intersect',
  },
});
const area = (name: string) => style({ minWidth: 0, '@media': { [wide]: { gridArea: name } } });
export const pitch = style([area('pitch'), { display: 'grid', gap: space.l, alignContent: 'start' }]);
globalStyle(`${pitch} h1`, { fontSize: 'clamp(2.25rem, 1.5rem + 3.4vw, 4rem)', lineHeight: 1.06 });

/** The card around the input box. Its minimum height fits its initial content, to limit layout shift. */
export const sheet = style([
  area('sheet'),
  card,
  {
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '52.25rem',
  },
]);
/** The list of tools, styled like a table of contents. */
export const contents = style([
  area('contents'),
  { alignSelf: 'start', borderTop: `1px solid ${color.frame}` },
]);
globalStyle(`${contents} ul`, { listStyle: 'none', padding: 0 });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  minHeight: '2.75rem',
  paddingBlock: space.xs,
  borderBottom: `1px solid ${color.rule}`,
});
globalStyle(`${entry} > svg`, { width: '2.25rem', height: '2.25rem' });
export const sample = style({ marginLeft: 'auto', fontFamily: font.serif, color: color.quiet });

export const trio = style([three, { gap: space.xl }]);
export const feature = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  borderTop: `1px solid ${color.frame}`,
  paddingTop: space.m,
});
/** Gives fractions and plain lines the same height so that the headings below them align. */
export const shown = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '4rem',
  color: color.accent,
});
globalStyle(`${shown} > div`, { fontSize: '1.5rem' });

export const count = style({
  fontFamily: font.serif,
  fontSize: 'clamp(1.25rem, 2.8vw, 2rem)',
  lineHeight: 1.3,
});
