import { style, styleVariants } from '@vanilla-extract/css';
import { color, radius, space } from '../theme.css.js';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  minHeight: '2.75rem',
  padding: `0 ${space.m}`,
  border: '1px solid transparent',
  borderRadius: radius,
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, color 120ms',
  selectors: { '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.6, cursor: 'default' } },
  '@media': { print: { display: 'none' } },
});

export const button = styleVariants({
  primary: [
    base,
    {
      background: color.accent,
      color: color.onAccent,
      ':hover': { background: color.accentHover, color: color.onAccent },
    },
  ],
  secondary: [
    base,
    {
      background: color.surface,
      borderColor: color.frame,
      color: color.text,
      ':hover': { background: color.sunken, color: color.text },
      selectors: {
        '&[aria-pressed="true"]': {
          borderColor: color.accent,
          boxShadow: `inset 0 0 0 1px ${color.accent}`,
          color: color.accent,
        },
      },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      color: color.accent,
      padding: `0 ${space.s}`,
      ':hover': { background: color.sunken },
    },
  ],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
