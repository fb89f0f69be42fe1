/** The hints of fields that several tools have. */
export const ANY_NUMBER = 'A number, such as −2.5 or 3/4';
export const NOT_ZERO = 'A number. Can’t be 0';
export const PERCENTAGE = 'A percentage, such as 12.5';
