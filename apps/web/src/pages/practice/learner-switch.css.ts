import { style } from '@vanilla-extract/css';

/** A name that may be too long for its place. */
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '7rem',
});
