import { style } from '@vanilla-extract/css';

/** As wide as the fraction, which a browser would set in the middle of the line. */
export const answer = style({ display: 'inline-block' });
