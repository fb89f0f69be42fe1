import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.xs}`,
  '@media': { print: { display: 'none' } },
});
/** Lines as they were typed. */
export const example = style({ whiteSpace: 'pre-line' });
export const next = style({ display: 'grid', gap: space.m, justifyItems: 'start' });
