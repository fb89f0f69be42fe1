const NUMBER = String.raw`−?[$€£¥₹]?\d(?:[\d.,]{0,11}\d)?%?`;
/** Words after a number that aren't a unit. */
const WORDS =
  'all|and|as|at|because|by|divides|does|each|ends|evenly|for|from|gives|has|have|if|in|is|are|minus|of|on|or|out|plus|so|that|to|was|with';
const UNIT = String.raw`(?!(?:${WORDS})(?!\p{L}))(?:US )?°?\p{L}{1,10}(?:/\p{L}{1,3})?(?!\p{L})`;
/** A short term, such as 2x, 365, (x or 5²). */
const TERM = String.raw`(?!\p{L}{3}|(?:${WORDS})(?!\p{L}))[(−]{0,2}[$€£¥₹]?[\p{L}\d√²³](?:[\p{L}\d√²³.,/%^(−]{0,5}[\p{L}\d²³%)])?`;
const SIGN = '[=≈≠<>≤≥+−×÷±]';

/**
 * Matches the parts of a sentence that stay on one line, in this order: a point (2, −3), a short formula such as 2x + 3 or
 * log₂ 8 = 3, a sign with its number such as ≈ 2.54 cm, a number with its unit, and x-axis. Longer formulas break before a sign.
 */
export const WHOLE = new RegExp(
  String.raw`([([][^()[\],\s]{1,8}(?:, [^()[\],\s]{1,8}){1,2}[)\]]` +
    String.raw`|(?<![\p{L}\d.,/^])(?:(?:\d )?log[₀-₉]* )?${TERM}(?: ${SIGN} ${TERM}){1,2}(?![\p{L}\d]|[.,]\d)` +
    String.raw`|${SIGN} ${NUMBER}(?![\p{L}\d(/]|[.,]\d)(?: ${UNIT})?` +
    String.raw`|(?<![\d.,/\p{L}])${NUMBER} ${UNIT}` +
    String.raw`|\p{L}-axis)`,
  'u',
);
