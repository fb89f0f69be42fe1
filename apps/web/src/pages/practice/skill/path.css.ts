import { style } from '@vanilla-extract/css';
import { color, font, radius, space, wide } from '../../../ui/theme.css.js';

/** The size of a cell of the map in pixels, and the width of the units' titles. */
export const CELL = { width: 116, height: 128, titles: 144, node: 56 };

const squares = `${color.grid} 1px, transparent 1px`;
/** A strip of graph paper that scrolls sideways if it is wider than the page. On phones, it is a list. */
export const strip = style({
  '@media': {
    [wide]: {
      overflowX: 'auto',
      border: `1px solid ${color.rule}`,
      borderRadius: radius,
      backgroundColor: color.surface,
      backgroundImage: `linear-gradient(${squares}), linear-gradient(90deg, ${squares})`,
      backgroundSize: '1rem 1rem',
    },
  },
});
export const map = style({
  '@media': { [wide]: { position: 'relative', width: 'var(--width)', height: 'var(--height)' } },
});
export const edges = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', position: 'absolute', inset: 0, pointerEvents: 'none' } },
});
export const edge = style({ fill: 'none', stroke: color.frame, strokeWidth: 1.5 });
export const units = style({ listStyle: 'none', padding: 0 });
export const title = style({
  margin: `${space.m} 0 ${space.s}`,
  fontFamily: font.serif,
  fontSize: '1.0625rem',
  lineHeight: 1.25,
  '@media': {
    [wide]: {
      position: 'absolute',
      left: 0,
      top: `calc(var(--row) * ${CELL.height}px)`,
      margin: 0,
      padding: `${space.m} ${space.s}`,
      width: CELL.titles,
    },
  },
});
export const skills = style({ listStyle: 'none', padding: 0 });
export const skill = style({
  '@media': {
    [wide]: {
      position: 'absolute',
      left: `calc(${CELL.titles}px + var(--column) * ${CELL.width}px)`,
      top: `calc(var(--row) * ${CELL.height}px)`,
      width: CELL.width,
      height: CELL.height,
    },
  },
});
export const node = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: '2.75rem',
  paddingBlock: space.xs,
  lineHeight: 1.2,
  textDecoration: 'none',
  '@media': {
    [wide]: {
      flexDirection: 'column',
      gap: space.xs,
      padding: `${space.s} ${space.xs} 0`,
      fontSize: '0.875rem',
      textAlign: 'center',
    },
  },
});
export const glyph = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: CELL.node,
  height: CELL.node,
  border: `2px solid ${color.accent}`,
  borderRadius: '50%',
  background: color.surface,
  color: color.text,
  fontFamily: font.serif,
  fontSize: '1.25rem',
  '@media': { 'screen and (max-width: 55.99rem)': { width: '2.5rem', height: '2.5rem', fontSize: '1rem' } },
});
export const label = style({
  textDecoration: 'underline',
  '@media': { [wide]: { textDecoration: 'none', background: color.surface, borderRadius: radius } },
  selectors: { [`${node}:hover > &`]: { textDecoration: 'underline' } },
});
/** The marks of a learner's state, at the corner of the glyph. On phones, they follow the title. */
export const marks = style({
  display: 'inline-flex',
  '@media': { [wide]: { position: 'absolute', top: 0, left: `calc(50% + ${CELL.node / 4}px)` } },
});
