import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, font, space } from '../../ui/theme.css.js';

/** The pictures, whose whole area is the link below them. */
export const figure = style({
  position: 'relative',
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
});
export const pair = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
});
/** A sheet of paper with a red margin, which shows the top of a page. */
const paper = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.rule}`,
  background: color.surface,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: '1.25rem',
      borderLeft: `1px solid ${color.margin}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: '4rem',
      background: `linear-gradient(transparent, ${color.surface})`,
    },
  },
  '@media': { print: { display: 'none' } },
});
export const sheet = styleVariants({
  large: [paper, { height: '24rem' }],
  // A sheet is as high as the content next to it.
  small: [paper, { minHeight: '15rem', contain: 'size' }],
});
const body = style({});
/** A page, or two facing pages if there is room. */
export const page = styleVariants({
  large: [
    body,
    {
      zoom: 0.85,
      height: '100%',
      columns: '19rem',
      columnGap: space.xl,
      columnFill: 'auto',
      padding: '1.5rem 1rem 0 2.25rem',
    },
  ],
  small: [body, { zoom: 0.75, padding: '1.5rem 1rem 1.5rem 2.75rem' }],
});
globalStyle(`${body} > * + *`, { marginTop: space.m });
globalStyle(`${body} h2`, { fontSize: '1.5rem' });
export const title = style({ fontFamily: font.serif, fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
