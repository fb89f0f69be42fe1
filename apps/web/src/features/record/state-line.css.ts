import { style } from '@vanilla-extract/css';
import { phone, space } from '../../ui/theme.css.js';

/** A line with reserved height. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  minHeight: '2.75rem',
  '@media': { [phone]: { minHeight: '1.75rem' } },
});
/** A mark with the text beside it. */
export const state = style({ display: 'flex', alignItems: 'center', gap: space.s });
export const next = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
