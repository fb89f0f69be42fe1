import { style } from '@vanilla-extract/css';
import { phone } from '../../ui/theme.css.js';

/** A link as high as the line of text that it replaces, with a larger tap area. */
export const link = style({
  position: 'relative',
  justifySelf: 'start',
  fontWeight: 600,
  '::after': { content: '', position: 'absolute', inset: '-0.625rem 0' },
});
/** The part of the text that phones leave out. */
export const detail = style({ '@media': { [phone]: { display: 'none' } } });
