import { globalStyle, style } from '@vanilla-extract/css';
import { space, unseen } from '../theme.css.js';
import { controls } from './tool-frame.css.js';

/** The row with the button that loads the example. */
export const row = style([
  controls,
  { marginInlineStart: `-${space.s}`, fontSize: '0.9375rem', '@media': { print: { display: 'none' } } },
]);
globalStyle(`${row} svg`, { width: '1.125rem', height: '1.125rem' });
export const absent = style({ visibility: 'hidden' });
export const announced = style(unseen);

/** Stacks the temporary feedback on the label so that it takes no extra space. */
export const label = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${label} > *`, { gridArea: '1 / 1' });

// When a tool is printed, everything outside it is hidden except the page heading.
globalStyle('main:has([data-printed]) :not(h1, [data-printed], [data-printed] *, :has(h1, [data-printed]))', {
  '@media': { print: { display: 'none' } },
});
