import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, shadow, space } from '../../ui/theme.css.js';

/** The picture, whose whole area is the link below it. */
export const figure = style({
  position: 'relative',
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
});
/** A sheet of paper with a red margin, on which a page is drawn at half its size. */
export const sheet = style({
  position: 'relative',
  height: '20rem',
  overflow: 'hidden',
  border: `1px solid ${color.rule}`,
  background: color.surface,
  boxShadow: shadow,
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
export const page = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '160%',
  padding: '1.5rem 2rem 1.5rem 3.5rem',
  transform: 'scale(0.625)',
  transformOrigin: '0 0',
});
globalStyle(`${page} h2`, { fontSize: '1.5rem' });
export const title = style({ fontFamily: font.serif, fontSize: '2rem', fontWeight: 600, lineHeight: 1.2 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
