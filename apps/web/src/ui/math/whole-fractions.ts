/** Fractions at full size, as in display math. */
export const wholeFractions = { mathStyle: 'normal', vars: { '--fraction': '1em' } } as const;
