import { style } from '@vanilla-extract/css';

/**
 * The container of the panel. It is empty, or as high as the usual content for the visitor's link, so that the loading
 * state takes the same space.
 */
export const place = style({
  display: 'none',
  alignItems: 'start',
  minHeight: '11rem',
  selectors: {
    '&:not(:empty), :root[data-returned] &': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    ':root[data-returned=payment_intent] &': { minHeight: '17rem' },
  },
});
