import { style } from '@vanilla-extract/css';
import { color, space } from '../../../ui/theme.css.js';

export const answer = style({ display: 'grid', gap: space.xs, gridTemplateColumns: 'minmax(0, 1fr)' });

const line = `${color.grid} 1px, transparent 1px`;
/** A strip of graph paper, as high as a fraction, so that nothing shifts when one is typed. */
export const tray = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: '3.75rem',
  marginTop: space.xs,
  paddingLeft: '0.75rem',
  borderLeft: `2px solid ${color.margin}`,
  backgroundImage: `linear-gradient(${line}), linear-gradient(90deg, ${line})`,
  backgroundSize: '0.9375rem 0.9375rem',
  '@media': { print: { display: 'none' } },
});
export const empty = style({ flex: 1, color: color.quiet, fontSize: '0.9375rem', fontStyle: 'italic' });
