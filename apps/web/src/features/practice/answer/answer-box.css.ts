import { globalStyle, style } from '@vanilla-extract/css';
import { control, hint as fieldHint } from '../../../ui/field/field.css.js';
import { color, phone, space } from '../../../ui/theme.css.js';

export const answer = style({ display: 'grid', gap: space.xs, gridTemplateColumns: 'minmax(0, 1fr)' });

const line = `${color.grid} 1px, transparent 1px`;
/**
 * The preview at the end of the field: a strip of graph paper as high as a fraction, so that nothing shifts when one
 * is typed.
 */
export const preview = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  maxWidth: '60%',
  height: '3.125rem',
  paddingInline: '0.75rem',
  borderInlineStart: `2px solid ${color.margin}`,
  backgroundImage: `linear-gradient(${line}), linear-gradient(90deg, ${line})`,
  backgroundSize: '0.8125rem 0.8125rem',
  backgroundPosition: '0 -0.375rem', // No line strikes through the text.
  overflowX: 'auto',
  overflowY: 'hidden',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${answer} ${control}`, { minHeight: '3.125rem', fontSize: '1.1875rem' });
export const empty = style({ color: color.quiet, fontSize: '0.9375rem', fontStyle: 'italic' });
/**
 * The instructions for typing the answer, with the keys on the right. On phones, the keys are above the keyboard.
 * Their height is reserved.
 */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  minHeight: '2.75rem',
  '@media': { [phone]: { minHeight: 0 }, print: { display: 'none' } },
});
export const hint = style([fieldHint, { flex: '1 1 12rem' }]);
