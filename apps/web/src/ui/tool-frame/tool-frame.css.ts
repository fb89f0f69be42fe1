import { style } from '@vanilla-extract/css';
import { space } from '../theme.css.js';

export const container = style({ containerType: 'inline-size' });

/** Inputs left and the working right where there is room, else one under the other. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  '@container': {
    '(min-width: 46rem)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateAreas: '"inputs result" "inputs solution"',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xl,
    },
  },
});

const area = (name: string) =>
  style({ minWidth: 0, '@container': { '(min-width: 46rem)': { gridArea: name } } });
export const inputs = style([area('inputs'), { display: 'grid', gap: space.m, alignContent: 'start' }]);
export const result = area('result');
export const solution = style([area('solution'), { display: 'grid', gap: space.l, alignContent: 'start' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
