import { style } from '@vanilla-extract/css';

/** Nothing, or as high as its longest contents mostly are: it waits in the same place. */
export const place = style({
  display: 'none',
  minHeight: '17rem',
  selectors: {
    '&:not(:empty), :root[data-returned] &': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
