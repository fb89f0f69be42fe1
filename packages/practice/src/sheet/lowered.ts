const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Matches a superscript or subscript number. */
export const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g;
export const SUNK = /[₀-₉]+/g;

/** Returns a superscript or subscript number in ordinary digits. */
export function lowered(number: string): string {
  return number.replaceAll(/./gu, (sign) =>
    '0123456789-'.charAt(Math.max(SUPERSCRIPTS.indexOf(sign), SUBSCRIPTS.indexOf(sign))),
  );
}
