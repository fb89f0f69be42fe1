/** Fractions at full size, as on a line of their own. */
export const wholeFractions = { mathStyle: 'normal', vars: { '--fraction': '1em' } } as const;
