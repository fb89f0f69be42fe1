import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, screenContainer, space } from '../theme.css.js';

/** The minimum container width at which the text is shown next to the drawing. */
const roomy = '(min-width: 38rem)';
const besideDrawing = (rules: object) => ({ '@container': { [roomy]: rules } });

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  maxWidth: '32rem',
  ...screenContainer,
  breakInside: 'avoid',
  ...besideDrawing({
    gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: space.l,
    maxWidth: 'none',
  }),
});
export const title = style({ fontFamily: font.serif, fontWeight: 600, fontSize: '1.0625rem' });
export const description = style({ color: color.quiet, fontSize: '0.9375rem', overflowWrap: 'anywhere' });

/** The drawing with its controls on top. */
export const stage = style({
  position: 'relative',
  ...besideDrawing({ gridArea: '1 / 1 / span 4', alignSelf: 'start' }),
  // Two fingers zoom the drawing, and one scrolls the page.
  selectors: { '&[data-zoom]': { touchAction: 'pan-x pan-y' } },
});

/** The buttons for zooming. */
export const tools = style({
  display: 'flex',
  minHeight: '2.75rem',
  color: color.quiet,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${tools} > [aria-disabled=true]`, { opacity: 0.4, cursor: 'default' });

/** The hint, which the readout replaces. Both need the same number of lines. */
export const hints = style({
  display: 'grid',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${hints} > *`, { gridArea: '1 / 1' });
export const readout = style({ fontWeight: 600, overflowWrap: 'anywhere' });
globalStyle(`${readout} > :not(:last-child)`, { display: 'none' });
export const hint = style({
  color: color.quiet,
  selectors: { [`${readout}:not(:empty) + &`]: { visibility: 'hidden' } },
});

export const values = style({
  gridColumn: '1 / -1',
  '@media': { print: { selectors: { '&:not([open])': { display: 'none' } } } },
});
export const summary = style({ cursor: 'pointer', fontSize: '0.9375rem', paddingBlock: '0.6875rem' }); // 44 px high, including the line height

/** Font sizes in units of the drawing, which is 320 wide. In narrow and wide frames, they come out about as large as the
 * page's small text. */
export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontSize: '13px',
  '@container': { '(min-width: 24rem)': { fontSize: '11px' } },
  '@media': { print: { fontSize: '11px' } },
  fill: color.text,
});

/**
 * A halo that separates a label from the lines behind it, thin enough not to cover adjacent labels. In print, Firefox would draw
 * the label as curves, which can't be searched or copied.
 */
export const halo = {
  '@media': {
    screen: { paintOrder: 'stroke', stroke: color.surface, strokeWidth: 3, strokeLinejoin: 'round' },
  },
} as const;
export const axis = style({ stroke: color.frame, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const mainAxis = style({ stroke: color.text, strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' });
export const grid = style({ stroke: color.rule, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const tick = style({ fill: color.quiet, ...halo });
export const arrow = style({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const axisName = style({ fill: color.text, ...halo });
export const strong = style({ fontWeight: 600 });

/** The main lines and areas show the subject of the drawing. The others show what it is compared with. */
export const mainLine = style({ fill: 'none', stroke: color.accent, strokeWidth: 2.5 });
export const otherLine = style({ fill: 'none', stroke: color.text, strokeWidth: 2, strokeDasharray: '5 4' });
export const faintLine = style({
  fill: 'none',
  stroke: color.frame,
  strokeWidth: 2,
  strokeDasharray: '1 4',
  strokeLinecap: 'round',
});
export const mainSurface = style({ fill: color.accent });
export const paleSurface = style({ fill: color.result });
export const otherSurface = style({ fill: color.sunken, stroke: color.frame, strokeWidth: 1 });
export const onMain = style({ fill: color.onAccent, fontWeight: 600 });
export const mainDot = style({ fill: color.accent, stroke: color.surface, strokeWidth: 2 });
/** A hole of a curve. */
export const hole = style({ fill: color.surface, stroke: color.accent, strokeWidth: 2 });
export const pointLabel = style({ ...halo, fontWeight: 600 });
/** Labels in narrow spaces. */
export const small = style({ fontSize: '0.92em' });
