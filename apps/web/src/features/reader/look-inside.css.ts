import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, font, space } from '../../ui/theme.css.js';

/** The picture, whose whole area is the link below it. */
export const figure = style({
  position: 'relative',
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
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
  large: [paper, { height: '22rem' }],
  small: [paper, { height: '15rem' }],
});
const body = style({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
/** The page. */
export const page = styleVariants({
  large: [body, { padding: '1.5rem 1rem 1.5rem 2.25rem' }],
  small: [body, { zoom: 0.625, padding: '1.5rem 2rem 1.5rem 3.5rem' }],
});
globalStyle(`${body} h2`, { fontSize: '1.5rem' });
export const title = style({ fontFamily: font.serif, fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
