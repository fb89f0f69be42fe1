import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme.css.js';

/** The part of the page that isn't printed. */
export const screen = style({
  display: 'grid',
  gap: space.m,
  marginBlock: space.l,
  '@media': { print: { display: 'none' } },
});
export const form = style({ display: 'grid', gap: space.m });
