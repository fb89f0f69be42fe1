import { globalStyle, style } from '@vanilla-extract/css';
import { hint as fieldHint, label } from '../../ui/field/field.css.js';
import { color, space, unseen } from '../../ui/theme.css.js';

export const rows = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.s });
const columns = {
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) minmax(0, 1fr) 5rem',
  gap: space.s,
} as const;
/** The number of a course, its fields and the button that removes it. */
export const row = style({
  ...columns,
  alignItems: 'center',
  '::before': { content: 'attr(data-course)', color: color.quiet, textAlign: 'end' },
});
globalStyle(`${row} ${label}`, unseen);
/** The visible labels of all courses. */
export const head = style([label, columns]);
export const hint = fieldHint;
export const summary = style({
  minHeight: '2.75rem',
  paddingBlock: space.s,
  fontWeight: 600,
  cursor: 'pointer',
});
export const standing = style({ display: 'grid', gap: space.m });
