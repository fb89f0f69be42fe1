import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius, space, wide } from '../../../ui/theme.css.js';

/**
 * The size of a cell of the map in pixels, the width of the units' titles, the size of a node and its place in the cell, and the
 * place of the lines above the nodes. Wide maps have wider cells.
 */
export const CELL = { width: 88, height: 140, titles: 136, node: 64, top: 16, lane: 4 };

const squares = `${color.grid} 1px, transparent 1px`;
/** A strip of graph paper, as wide as the page. It scrolls sideways if its cells don’t fit. On phones, it is a list. */
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
  '@media': {
    [wide]: {
      position: 'relative',
      minWidth: `calc(${CELL.titles}px + var(--columns) * ${CELL.width}px)`,
      height: 'var(--height)',
    },
  },
});
export const edges = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      left: CELL.titles,
      width: `calc(100% - ${CELL.titles}px)`,
      height: '100%',
      pointerEvents: 'none',
    },
  },
});
export const edge = style({
  fill: 'none',
  stroke: color.frame,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
export const units = style({
  listStyle: 'none',
  padding: 0,
  '@media': { 'screen and (max-width: 55.99rem)': { columns: '20rem', columnGap: space.l } },
});
/** A unit, with a line above it. */
export const unit = style({ breakInside: 'avoid' });
globalStyle(`${unit} + ${unit}::before`, {
  '@media': {
    [wide]: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: `calc(var(--row) * ${CELL.height}px)`,
      borderTop: `1px dashed ${color.rule}`,
    },
  },
});
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
      left: `calc(${CELL.titles}px + var(--column) * (100% - ${CELL.titles}px) / var(--columns))`,
      top: `calc(var(--row) * ${CELL.height}px)`,
      width: `calc((100% - ${CELL.titles}px) / var(--columns))`,
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
      padding: `${CELL.top}px 0.375rem 0`, // Leaves a lane for the lines between the labels.
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
  fontSize: '1.375rem',
  '@media': { 'screen and (max-width: 55.99rem)': { width: '2.5rem', height: '2.5rem', fontSize: '1rem' } },
});
/** A glyph that is drawn. */
export const shape = style({
  width: '58%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const label = style({
  position: 'relative',
  textDecoration: 'underline',
  '@media': { [wide]: { textDecoration: 'none', background: color.surface, borderRadius: radius } },
  selectors: { [`${node}:hover > &`]: { textDecoration: 'underline' } },
});
/** The marks of a learner's state, at the corner of the glyph, away from the lines. On phones, they follow the title. */
export const marks = style({
  display: 'inline-flex',
  '@media': {
    [wide]: {
      position: 'absolute',
      top: CELL.top + CELL.node - 20,
      left: `calc(50% + ${CELL.node / 4}px)`,
      padding: 1,
      borderRadius: '1rem',
      background: color.surface,
    },
  },
});
