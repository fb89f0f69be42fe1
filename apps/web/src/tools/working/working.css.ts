import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

/** Keeps the line breaks as typed. */
export const example = style({ whiteSpace: 'pre-line' });
export const next = style({ display: 'grid', gap: space.m, justifyItems: 'start' });
export const offer = style({ '@media': { print: { display: 'none' } } });
/** Not sticky, so that the verdict below the lines doesn't cover their check marks on a phone. */
export const verdict = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
