/** As high as a short problem: kept for one that is on its way. */
export const problemHeight = '24rem';
