import { style } from '@vanilla-extract/css';

/** The answer, which is as wide as the fraction. Otherwise the browser would center it. */
export const answer = style({ display: 'inline-block' });
