import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../../../ui/theme.css.js';
import { title as heading } from '../parts.css.js';

/** The units, in two columns on tablets. */
export const units = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  columnGap: space.l,
  alignItems: 'start',
});
export const unit = style({ borderTop: `1px solid ${color.rule}` });
export const head = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto auto',
  gridTemplateRows: '1fr auto',
  alignItems: 'center',
  gap: `0 ${space.m}`,
  minHeight: '3.25rem',
  padding: `${space.s} 0`,
  color: color.quiet,
  fontSize: '0.9375rem',
  listStyle: 'none',
  cursor: 'pointer',
});
// Safari draws the marker with its own pseudo-element.
globalStyle(`${head}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${head} > svg`, { color: color.accent });
globalStyle(`${unit}[open] > ${head} > svg`, { transform: 'rotate(180deg)' });
/** The glyph of the unit's first skill, before the title, which is first in the markup. */
export const glyph = style({ gridColumn: 1, gridRow: '1 / span 2' });
export const states = style({ display: 'flex', flexWrap: 'wrap', gridColumn: '2 / -1', columnGap: space.m });
export const title = style([heading, { gridColumn: 2, color: color.text, lineHeight: 1.35 }]);
/** The skills, below the title of their unit. */
export const skills = style({ listStyle: 'none', padding: `0 0 ${space.s} 4rem` });
export const skill = style({ display: 'flex', alignItems: 'center', gap: space.s, minHeight: '2.75rem' });
