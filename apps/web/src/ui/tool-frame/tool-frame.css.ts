import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../theme.css.js';

export const container = style({ containerType: 'inline-size' });

/** Inputs and picture on the left, the solution on the right if there is room; else stacked. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  '@container': {
    '(min-width: 46rem)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateAreas: '"inputs working" "picture working"',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xl,
    },
  },
});

const area = (name: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    alignContent: 'start',
    minWidth: 0,
    '@container': { '(min-width: 46rem)': { gridArea: name } },
  });
export const inputs = area('inputs');
export const working = area('working');
export const picture = area('picture');
export const solution = style({ display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0, 1fr)' });

// A result of the earlier input is muted with its steps and its picture: in them every colour is a quiet one.
globalStyle(`${frame}:has([data-kept=true]) :is([data-kept], ${solution}, ${picture})`, {
  vars: {
    [color.text]: color.quiet,
    [color.accent]: color.quiet,
    [color.wrong]: color.quiet,
    [color.margin]: color.quiet,
    [color.result]: color.sunken,
  },
  color: color.quiet,
});
