import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

/** Lines as they were typed. */
export const example = style({ whiteSpace: 'pre-line' });
export const next = style({ display: 'grid', gap: space.m, justifyItems: 'start' });
export const offer = style({ '@media': { print: { display: 'none' } } });
