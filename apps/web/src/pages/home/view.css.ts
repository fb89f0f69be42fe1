import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, font, phone, space, wide } from '../../ui/theme.css.js';

const line = `${color.grid} 1px, transparent 1px`;
/** Draws a graph-paper background that fades toward its edges. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"title sheet" "ask sheet" "contents sheet"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space.xl,
      rowGap: space.l,
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
    maskImage: 'radial-gradient(closest-side, black 60%, transparent)',
  },
});
const area = (name: string) => style({ minWidth: 0, '@media': { [wide]: { gridArea: name } } });
globalStyle(`${hero} h1`, {
  fontSize: 'clamp(1.875rem, 6vw - 0.45rem, 3.75rem)',
  lineHeight: 1.06,
  '@media': { [wide]: { gridArea: 'title' } },
});

/** The field with its examples and the buttons. */
export const ask = style([area('ask'), { display: 'grid', gap: space.s, alignContent: 'start' }]);
export const starts = style({ display: 'grid', gap: space.s });

/** The card with the answer. Its minimum height limits layout shift while the visitor types. */
export const sheet = style([
  area('sheet'),
  card,
  {
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    alignSelf: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '16rem',
  },
]);
/** The list of tools, styled like a table of contents. */
export const contents = style([
  area('contents'),
  { display: 'grid', gap: space.m, alignSelf: 'start', marginTop: space.s },
]);
globalStyle(`${contents} ul`, {
  listStyle: 'none',
  padding: 0,
  borderTop: `1px solid ${color.frame}`,
});
export const entry = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  minHeight: '2.75rem',
  paddingBlock: space.xs,
  borderBottom: `1px solid ${color.rule}`,
});
globalStyle(`${entry} > svg`, { width: '2.25rem', height: '2.25rem' });
/** The whole row is the link. */
globalStyle(`${entry} > a::after`, { content: '""', position: 'absolute', inset: 0 });
export const sample = style({
  marginLeft: 'auto',
  fontFamily: font.serif,
  color: color.quiet,
  '@media': { [phone]: { flexBasis: '100%', paddingLeft: `calc(2.25rem + ${space.m})` } },
});

export const count = style({
  fontFamily: font.serif,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  lineHeight: 1.3,
});
