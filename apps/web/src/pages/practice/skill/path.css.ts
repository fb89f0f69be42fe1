import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius, space } from '../../../ui/theme.css.js';
import { paper } from '../paper.css.js';

/**
 * The width of a cell of the map in pixels, the width of the units' titles, the size of a node and its place in the cell. Wide
 * maps have wider cells.
 */
export const CELL = { width: 88, titles: 136, node: 64, top: 18 };
/** The height of a line of a label, and the height of a cell without its label. */
export const LABEL = { line: 17, around: CELL.top + CELL.node + 8 };

/** A strip of graph paper, as wide as the page. It scrolls sideways if its cells don’t fit. */
export const strip = style({
  overflowX: 'auto',
  border: `1px solid ${color.rule}`,
  borderRadius: radius,
  ...paper,
});
export const map = style({
  position: 'relative',
  marginTop: space.s, // Keeps the lanes of the first row off the frame.
  minWidth: `calc(${CELL.titles}px + var(--columns) * ${CELL.width}px)`,
});
export const edges = style({
  position: 'absolute',
  insetBlock: 0,
  left: CELL.titles,
  width: `calc(100% - ${CELL.titles}px)`,
  height: '100%',
  pointerEvents: 'none',
});
export const edge = style({
  fill: 'none',
  stroke: color.frame,
  strokeWidth: 1.25,
  vectorEffect: 'non-scaling-stroke',
});
/** An arrow of the skill in use. */
export const used = style([edge, { stroke: color.accent, strokeWidth: 2.5 }]);
export { list } from '../parts.css.js';
/** A unit, with a line above it. */
export const unit = style({
  position: 'absolute',
  insetInline: 0,
  borderTop: `1px dashed ${color.rule}`,
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
});
export const title = style({
  margin: 0,
  padding: `${space.m} ${space.s}`,
  width: CELL.titles,
  fontFamily: font.serif,
  fontSize: '1.0625rem',
  lineHeight: 1.25,
});
/** A skill, in its column. */
export const skill = style({
  position: 'absolute',
  left: `calc(${CELL.titles}px + var(--column) * (100% - ${CELL.titles}px) / var(--columns))`,
  width: `calc((100% - ${CELL.titles}px) / var(--columns))`,
});
export const node = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  padding: `${CELL.top}px 0.5rem 0`, // Leaves a lane for the lines between the labels.
  fontSize: '0.875rem',
  lineHeight: `${LABEL.line}px`,
  textAlign: 'center',
  textDecoration: 'none',
});
/** The head of the arrow to a skill. Every line enters its skill from the left. */
export const arrow = style({ position: 'absolute', left: -11, width: 10 });
export const label = style({});
globalStyle(`${node}:hover > ${label}`, { textDecoration: 'underline' });
/** The marks of a learner's state, at the corner of the glyph, away from the lines. */
export const marks = style({
  display: 'inline-flex',
  position: 'absolute',
  top: CELL.top + CELL.node - 20,
  left: `calc(50% + ${CELL.node / 4}px)`,
  padding: 1,
  borderRadius: '1rem',
  background: color.surface,
});
