import { style } from '@vanilla-extract/css';

/** As wide as the fraction, which a browser would otherwise center. */
export const answer = style({ display: 'inline-block' });
