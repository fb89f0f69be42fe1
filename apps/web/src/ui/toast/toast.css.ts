import { keyframes, style } from '@vanilla-extract/css';
import { iconButton } from '../icon/icon.css.js';
import { color, font, radius, shadow, space } from '../theme.css.js';

export const viewport = style({
  position: 'fixed',
  zIndex: 30,
  right: 0,
  bottom: 0,
  width: 'min(26rem, 100vw)',
  padding: space.m,
  listStyle: 'none',
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

const arrive = keyframes({ from: { transform: 'translateY(0.75rem)', opacity: 0 } });
export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s,
  padding: `${space.m} ${space.s} ${space.m} ${space.m}`,
  background: color.surface,
  border: `1px solid ${color.frame}`,
  borderLeft: `4px solid ${color.right}`,
  borderRadius: radius,
  boxShadow: shadow,
  animation: `${arrive} 140ms ease-out`,
  selectors: {
    '&[data-kind="destructive"]': { borderLeftColor: color.wrong },
    [`${viewport}:focus-visible &`]: { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 120ms' },
  },
});
/** A toast rendered as plain text. */
export const plain = style([toast, { display: 'block' }]);
export const title = style({
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: '1.0625rem',
  selectors: { '[data-kind="destructive"] > &': { color: color.wrong } },
});
export const close = style([iconButton, { gridColumn: 2, gridRow: '1 / span 2' }]);
