import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme.css.js';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
});
/** Reserves the height of one line of news about a state. */
export const news = style({ minHeight: '1.6em' });
