import { style } from '@vanilla-extract/css';

/**
 * The container of the panel. It is empty, or as high as the longest usual content, so that the loading state takes
 * the same space.
 */
export const place = style({
  display: 'none',
  minHeight: '17rem',
  selectors: {
    '&:not(:empty), :root[data-returned] &': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
