import { style } from '@vanilla-extract/css';
import { color, space } from '../theme.css.js';

export const toggle = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s,
  alignItems: 'center',
});
export const box = style({ width: '1.5rem', height: '1.5rem', margin: 0, accentColor: color.accent });
export const label = style({ fontWeight: 600, fontSize: '0.9375rem', paddingBlock: space.s });
export const hint = style({ gridColumn: 2, color: color.quiet, fontSize: '0.9375rem', lineHeight: 1.35 });
