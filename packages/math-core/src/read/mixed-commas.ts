/** Matches two numbers whose commas mean different things: 1,234.5 and 1.234,5. */
export const MIXED_COMMAS = /\d,\d{3}\.\d.*\d\.\d{3},\d|\d\.\d{3},\d.*\d,\d{3}\.\d/;
