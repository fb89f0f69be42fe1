/** The mistakes that are known by name, each with what a kind teacher says. */
export const MISTAKES = {
  'sign-lost-in-moving': 'The sign changes when a term moves to the other side.',
  'only-first-term': 'The factor multiplies every term in the parentheses, not only the first.',
  'minus-before-parentheses': 'A minus before parentheses changes the sign of every term inside.',
  'square-of-sum': 'The square of a sum has a middle term: (a + b)² = a² + 2ab + b².',
  'cube-of-sum': 'The cube of a sum has mixed terms: (a + b)³ = a³ + 3a²b + 3ab² + b³.',
  'cancelled-term':
    'Only factors of the whole numerator and the whole denominator can be canceled, not terms of a sum.',
  'divided-one-side-only': 'Both sides must be divided or multiplied by the same number.',
  'added-to-one-side-only':
    'What is added to or taken from one side must be added to or taken from the other as well.',
  'divided-only-one-term': 'Dividing a side means dividing each of its terms.',
  'multiplied-only-one-term':
    'Multiplying a side means multiplying each of its terms, also those without a fraction.',
  'inequality-not-turned': 'Multiplying or dividing by a negative number turns the inequality sign.',
  'inequality-turned-needlessly':
    'The inequality sign turns only when both sides are multiplied or divided by a negative number.',
  'root-without-plus-minus': 'Two numbers have this square, one positive and one negative.',
  'log-of-sum-split': 'The logarithm of a sum is not the sum of the logarithms; that holds for a product.',
  'log-quotient-confused': 'A quotient of logarithms is not the logarithm of a quotient.',
  'log-power-outside': 'The power is of the whole logarithm, so its exponent does not come to the front.',
  'log-base-exponent-swapped': 'A logarithm is an exponent: log₂ 8 = 3 because 2³ = 8.',
  'exponents-multiplied': 'To multiply powers of one base, add the exponents.',
  'exponents-added-for-power': 'To raise a power to a power, multiply the exponents.',
  'exponents-divided': 'To divide powers of one base, subtract the exponents.',
  'solution-lost-dividing-by-unknown': 'What both sides were divided by may be 0: that solution is lost.',
  'extraneous-solution-kept':
    'A value here does not solve the equation at the start; a check shows which one.',
  'mixed-up-slope': 'The slope is upside down: it is rise over run.',
  'root-of-sum-split': 'The root of a sum is not the sum of the roots; that holds for a product.',
  'root-factor-not-rooted': 'A square factor comes out of the root as its own root: √12 = √(4 · 3) = 2√3.',
  'fractions-added-across':
    'Fractions are added over a common denominator, not top to top and bottom to bottom.',
  'numerator-not-extended': 'With a new denominator the numerator is multiplied as well.',
  'wrong-fraction-inverted':
    'To divide by a fraction, multiply by its reciprocal: the divisor is the one to invert.',
  'fraction-minus-not-distributed': 'The minus before a fraction belongs to every term of its numerator.',
  'cancelled-to-zero': 'Where everything is canceled, 1 remains, not 0.',
  'negative-exponent-as-negative': 'A negative exponent means the reciprocal, not a negative number.',
  'zero-exponent-as-zero': 'A power with the exponent 0 is 1.',
  'unlike-terms-combined': 'Only like terms can be put together.',
  'like-terms-exponents-added': 'Adding like terms adds their coefficients; the letters and exponents stay.',
  'sign-of-square': 'The square of a negative number is positive, and the minus in -a² is not squared.',
  'sign-of-product': 'The sign of a product is wrong: two equal signs make plus, two different ones minus.',
  'coefficient-not-powered': 'The power belongs to each factor, the coefficient as well.',
  'absolute-one-case': 'An absolute value has two cases; one is missing.',
  'absolute-negative-right-side': 'An absolute value is never negative, so there is no solution.',
  'absolute-inequality-wrong-side': '|u| < c means -c < u < c, and |u| > c means u < -c or u > c.',
  'zero-product-with-nonzero': 'The factors can be taken one by one only where the product is 0.',
  'root-sign-swapped': 'The zero of x - a is a, and that of x + a is -a.',
  'wrong-factor-pair': 'The two numbers must have both the right product and the right sum.',
  'sum-of-squares-factored': 'A sum of squares has no such factors; a difference has.',
  'difference-of-squares-as-square': 'a² - b² is (a + b)(a - b), not (a - b)².',
  'formula-minus-b-forgotten': 'The quadratic formula begins with -b: the sign of b changes.',
  'formula-divides-only-root': 'In the quadratic formula the whole numerator is divided by 2a.',
  'formula-wrong-divisor': 'The quadratic formula divides by 2a: twice the coefficient of x².',
  'discriminant-sign': 'The discriminant is b² - 4ac; mind the signs of a and c.',
  'square-completed-without-balance':
    'What is added to complete the square must be taken off again, or added to the other side.',
  'square-completed-wrong-half': 'To complete the square, halve the coefficient of x and square the half.',
  'proportion-multiplied-straight': 'In a proportion, multiply crosswise: a/b = c/d means ad = bc.',
  'bases-dropped-unequal': 'Exponents are equal only where the bases are.',
  'coefficient-multiplied-into-base':
    'The power comes before the product: a factor cannot be multiplied into the base.',
  'squared-each-term': 'A side is squared as a whole, not term by term.',
  'inequality-times-unknown':
    'The sign of what both sides were multiplied or divided by is not known, so there are two cases.',
  'square-inequality-root': 'x² < a means -√a < x < √a, and x² > a means x < -√a or x > √a.',
  'sign-interval-swapped': 'On these intervals the sign is the opposite of what is asked for.',
  'endpoint-strictness': 'Look at the ends again: an end belongs to the solution only with ≤ or ≥.',
  'pole-included': 'A number that makes a denominator 0 is no solution.',
  'compound-one-part-only': 'What is done to one part of the chain must be done to all three.',
  'elimination-sign': 'When the equations were added or subtracted, a term got the wrong sign.',
  'equation-scaled-partly': 'Multiplying an equation multiplies each of its terms.',
  'substituted-without-parentheses': 'What is put in for a letter goes into parentheses.',
  'solution-coordinates-swapped': 'The values are right, but they belong to the other letters.',
  'wrong-value-in-system':
    'Check this value in the equations: in the solution of the system the letter has another one.',
  'only-denominator-multiplied': 'The numerator must be multiplied by the same as the denominator.',
  'conjugate-product-wrong': 'The product with the conjugate is a² - b²: (a + √b)(a - √b) = a² - b.',
  'subtracted-instead-of-divided': 'The coefficient multiplies the unknown, so divide by it.',
  'divided-instead-of-multiplied': 'Multiplying undoes a division: multiply both sides by the divisor.',
  'minus-forgotten-in-dividing': 'Dividing by a negative number changes the sign of the other side, too.',
  'reciprocal-of-one-side': 'The reciprocal must be taken of both sides.',
  'root-not-squared': 'Squaring undoes a square root: square both sides.',
  'square-not-rooted': 'The square root undoes a square: take it of each whole side.',
  'false-second-root':
    'Only one of these two solutions is right: two numbers with the same square differ in their sign alone.',
  'square-never-negative': 'A square is never negative, so there is no real solution.',
  'exponent-freed-by-dividing':
    'Dividing does not free an exponent: write both sides as powers of one base, or take logarithms.',
  'log-factor-inside': 'A factor before a logarithm becomes the exponent inside: 2 log x = log x².',
  'absolute-signs-made-plus': 'The bars make the whole value positive; the signs inside stay.',
  'factors-compared-apart':
    'The sign of a product depends on all its factors: find the zeros and test the intervals between them.',
  'product-of-sums-incomplete': 'Every term of the first parentheses multiplies every term of the second.',
  'factor-taken-from-one': 'A factor that is taken out is divided out of every term.',
  'power-as-product': 'A power multiplies the base by itself: 2³ = 2 · 2 · 2, not 2 · 3.',
  'order-of-operations':
    'Powers come first, then multiplication and division, then addition and subtraction from left to right.',
  'whole-times-fraction': 'A whole number multiplies only the numerator of a fraction.',
  'divided-upside-down': 'The quotient is upside down.',
  'identity-read-as-zero': 'The line before is always true: every number is a solution.',
  'contradiction-read-as-solution': 'The line before is never true: there is no solution.',
  'rounded-as-exact': 'This is a rounded value: write ≈, or keep the exact one.',
  'number-miscopied': 'Compare with the line before: something was copied differently.',
  'arithmetic-slip': 'Check the numbers: one of them is not right.',
  'equals-chain': 'The sign = stands between equal things; begin a new line for the next statement.',
} as const;

/** The name of a mistake. */
export type MistakeName = keyof typeof MISTAKES;

/**
 * Says in one sentence what went wrong.
 * @example mistakeSentence('root-without-plus-minus') // "Two numbers have this square, one positive and one negative."
 */
export function mistakeSentence(name: MistakeName): string {
  return MISTAKES[name];
}
