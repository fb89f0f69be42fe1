import { keyframes, style } from '@vanilla-extract/css';

const WHOLE = 'calc(100% + 2rem) 100%';
const fade = keyframes({ from: { maskSize: '100% 100%' }, to: { maskSize: WHOLE } });

/**
 * A row that scrolls sideways if it doesn't fit. Where browsers support it, the row fades at its end while there is more.
 * A row that fits has no scroll timeline, so it doesn't fade.
 */
export const strip = style({
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  maskImage: 'linear-gradient(90deg, #000 calc(100% - 2rem), #0000)',
  maskSize: WHOLE,
  animation: `${fade} linear`,
  animationTimeline: 'scroll(self inline)',
  selectors: {
    // The fade shows a position and isn't motion, so it remains with reduced motion.
    '&&': { '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: 'auto !important' } } },
  },
});
