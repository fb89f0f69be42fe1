import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, unseen } from '../theme.css.js';

export const group = style({ border: 0, padding: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: space.xs, fontWeight: 600, fontSize: '0.9375rem' });
export const hiddenLegend = style(unseen);
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  containerType: 'inline-size',
});

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: '0 0.6875rem',
  border: `1px solid ${color.frame}`,
  borderRadius: radius,
  background: color.surface,
  cursor: 'pointer',
  '@container': { '(max-width: 22rem)': { padding: '0 0.5rem', fontSize: '0.9375rem' } },
  '@media': { print: { printColorAdjust: 'exact' } }, // The background marks the choice.
  selectors: {
    '&:has(:checked)': {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
  },
});
globalStyle(`${option} input`, { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' });
