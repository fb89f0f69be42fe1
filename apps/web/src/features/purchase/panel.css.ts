import { keyframes, style } from '@vanilla-extract/css';
import { color, font, radius, space, width } from '../../ui/theme.css.js';

export const panel = style({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  justifyItems: 'start',
  padding: `clamp(${space.m}, 3vw, ${space.l})`,
  background: color.assurance,
  borderRadius: radius,
});
/** The container of a panel, as high as the space reserved for it. */
export const place = style({ display: 'grid' });
export const title = style({ fontSize: '1.375rem' });
export const lines = style({ display: 'grid', gap: space.s, justifyItems: 'start', maxWidth: width.text });
/** The description of a tier, as high as its text, which loads later. */
export const tier = style([lines, { minHeight: '3.75rem' }]);

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  color: color.quiet,
});
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const spinner = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `3px solid ${color.rule}`,
  borderTopColor: color.accent,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
});

export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
});
export const signs = style({
  fontFamily: font.serif,
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '0.04em',
});
