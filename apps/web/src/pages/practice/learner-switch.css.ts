import { style } from '@vanilla-extract/css';
import { color } from '../../ui/theme.css.js';

/** A name that may be too long for its place. */
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '7rem',
});
export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  borderTop: `1px solid ${color.rule}`,
});
