import { keyframes, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { problemHeight } from '../../features/practice/problem-height.js';
import { color, space } from '../../ui/theme.css.js';

export const waiting = style([
  card,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    gap: space.m,
    minHeight: problemHeight,
    color: color.quiet,
  },
]);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({
  width: '2.25rem',
  height: '2.25rem',
  border: `3px solid ${color.rule}`,
  borderTopColor: color.accent,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
});
