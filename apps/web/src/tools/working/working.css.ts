import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

/** Lines as they were typed. */
export const example = style({ whiteSpace: 'pre-line' });
export const next = style({ display: 'grid', gap: space.m, justifyItems: 'start' });
export const offer = style({ '@media': { print: { display: 'none' } } });
/** The marks stand at the lines: the verdict below them keeps its place, and covers none on a phone. */
export const verdict = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
