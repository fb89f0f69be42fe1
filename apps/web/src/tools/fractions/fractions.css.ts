import { style } from '@vanilla-extract/css';

/** As wide as the fraction; otherwise the browser would center it. */
export const answer = style({ display: 'inline-block' });
