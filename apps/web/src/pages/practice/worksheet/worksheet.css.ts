import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme.css.js';

/** What is not on the sheet. */
export const screen = style({
  display: 'grid',
  gap: space.m,
  marginBlock: space.l,
  '@media': { print: { display: 'none' } },
});
export const form = style({ display: 'grid', gap: space.m });
