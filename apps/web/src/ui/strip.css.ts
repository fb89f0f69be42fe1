import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const [before, after] = [createVar(length), createVar(length)];
const FADE = '2rem';
const towards = keyframes({
  '0%': { vars: { [before]: '0px', [after]: FADE } },
  '10%, 90%': { vars: { [before]: FADE, [after]: FADE } },
  '100%': { vars: { [before]: FADE, [after]: '0px' } },
});

/** A row that scrolls sideways if it doesn't fit. It fades at each edge beyond which there is more, where browsers support it. */
export const strip = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(90deg, transparent, black ${before}, black calc(100% - ${after}), transparent)`,
      animation: `${towards} linear`,
      animationTimeline: 'scroll(self inline)',
    },
  },
  '@media': { print: { maskImage: 'none' } },
});
// The fade shows a position and isn't motion, so it remains with reduced motion.
globalStyle(`${strip}`, {
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: 'auto !important' } },
});
