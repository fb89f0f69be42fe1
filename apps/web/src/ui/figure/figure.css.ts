import { style } from '@vanilla-extract/css';
import { color, radius } from '../theme.css.js';

const line = `${color.grid} 1px, transparent 1px`;

/** Graph paper, twelve squares wide. */
export const figure = style({
  display: 'block',
  flex: 'none',
  width: '4.5rem',
  height: '4.5rem',
  border: `1px solid ${color.rule}`,
  borderLeft: `2px solid ${color.margin}`,
  borderRadius: radius,
  backgroundColor: color.surface,
  backgroundImage: `linear-gradient(${line}), linear-gradient(90deg, ${line})`,
  backgroundSize: 'calc(100% / 12) calc(100% / 12)',
  color: color.text,
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
