import { checkedText, MathError } from '../../result/math-error.js';

/** The known mistakes by name, each with a sentence that a kind teacher would say. */
export const MISTAKES = {
  'sign-lost-in-moving': 'The sign changes when a term moves to the other side.',
  'only-first-term': 'The factor multiplies every term in the parentheses, not just the first.',
  'minus-before-parentheses': 'A minus sign in front of parentheses changes the sign of every term inside.',
  'square-of-sum': 'The square of a sum has a middle term: (a + b)² = a² + 2ab + b².',
  'cube-of-sum': 'The cube of a sum has mixed terms: (a + b)³ = a³ + 3a²b + 3ab² + b³.',
  'cancelled-term':
    'You can cancel only factors of the entire numerator and denominator, not terms of a sum.',
  'divided-one-side-only': 'Multiply or divide both sides by the same number.',
  'added-to-one-side-only': 'If you add to or subtract from one side, do the same to the other side.',
  'divided-only-one-term': 'When you divide a side, divide every term on it.',
  'multiplied-only-one-term':
    'When you multiply a side, multiply every term on it, even the terms without a fraction or a decimal.',
  'inequality-sides-swapped': 'When the sides of an inequality are swapped, its sign turns around.',
  'inequality-not-turned': 'Multiplying or dividing by a negative number flips the inequality sign.',
  'base-below-one':
    'With a base between 0 and 1, powers and logarithms get smaller as x gets larger, so the inequality sign flips.',
  'inequality-turned-needlessly':
    'The inequality sign flips only when both sides are multiplied or divided by a negative number.',
  'root-without-plus-minus': 'Two opposite numbers have this square. Write both.',
  'log-of-sum-split': 'The logarithm of a sum is not the sum of the logarithms. That rule is for products.',
  'log-quotient-confused': 'A quotient of logarithms is not the logarithm of a quotient.',
  'log-power-outside': 'The exponent applies to the whole logarithm, so it does not move to the front.',
  'log-of-square-without-bars': 'The square x² is positive for a negative x too, so ln x² is 2 ln |x|.',
  'log-base-exponent-swapped': 'A logarithm is an exponent: log₂ 8 = 3 because 2³ = 8.',
  'exponents-multiplied': 'To multiply powers of the same base, add the exponents.',
  'bases-multiplied': 'To multiply powers of the same base, keep the base and add the exponents.',
  'exponents-added-for-power': 'To raise a power to a power, multiply the exponents.',
  'exponents-divided': 'To divide powers of the same base, subtract the exponents.',
  'exponents-added-in-quotient':
    'To divide powers of the same base, subtract the exponents. Adding them is for products.',
  'exponents-subtracted-in-product':
    'To multiply powers of the same base, add the exponents. Subtracting them is for quotients.',
  'solution-lost-dividing-by-unknown':
    'Both sides were divided by an expression that may be 0, so a solution was lost.',
  'extraneous-solution-kept':
    'One of these values is an extraneous solution. Check each one in the original equation.',
  'mixed-up-slope': 'The slope is upside down: slope is rise over run.',
  'root-of-sum-split': 'The root of a sum is not the sum of the roots. That rule is for products.',
  'root-of-square-without-bars': 'A square root is never negative, so √(x²) is |x|, not x.',
  'root-factor-not-rooted':
    'A square factor comes out of a square root as its own square root: √12 = √(4 · 3) = 2√3.',
  'fractions-added-across':
    'To add or subtract fractions, use a common denominator. Denominators are not added.',
  'denominator-split': 'You can split a fraction at a sum in its numerator, but not in its denominator.',
  'divided-under-root': 'To move a divisor under a square root, square it first: √18 ÷ 3 = √(18 ÷ 9).',
  'numerator-not-extended': 'When you change the denominator, multiply the numerator by the same factor.',
  'wrong-fraction-inverted':
    'To divide by a fraction, multiply by its reciprocal. Invert the divisor, not the dividend.',
  'divisor-not-inverted': 'Dividing is not multiplying: multiply by the reciprocal of the divisor.',
  'fraction-minus-not-distributed':
    'The minus sign in front of a fraction applies to every term of its numerator.',
  'cancelled-to-zero': 'When everything cancels or is factored out, 1 is left, not 0.',
  'synthetic-division-sign': 'To divide by x − a, use a in the synthetic division, not −a.',
  'remainder-dropped': 'The division leaves a remainder: add the remainder over the divisor.',
  'negative-exponent-as-negative': 'A negative exponent only means the reciprocal: 2⁻³ = 1/2³.',
  'power-of-sum-split': 'A sum in the exponent gives a product of powers, not a sum: a^(m + n) = a^m · a^n.',
  'zero-exponent-as-zero': 'A power with exponent 0 equals 1.',
  'unlike-terms-combined': 'Only like terms can be combined.',
  'like-terms-exponents-added':
    'When you add like terms, add the coefficients. The variables and exponents stay the same.',
  'sign-of-square': 'The square of a negative number is positive, and the minus sign in −a² is not squared.',
  'sign-of-product':
    'A product has the wrong sign: like signs give a positive product, unlike signs a negative one.',
  'coefficient-not-powered': 'The exponent applies to every factor, including the coefficient.',
  'coefficient-squared':
    'The exponent applies only to the power, so the factor in front of it stays the same.',
  'absolute-one-case': 'An absolute value has two cases, and one is missing.',
  'absolute-negative-right-side': 'An absolute value is never negative, so there is no solution.',
  'absolute-inequality-wrong-side': '|u| < c means −c < u < c, and |u| > c means u < −c or u > c.',
  'zero-product-with-nonzero': 'You can split a product into separate equations only when the product is 0.',
  'root-sign-swapped': 'The zero of x − a is a, and the zero of x + a is −a.',
  'wrong-factor-pair': 'The two numbers must have both the right product and the right sum.',
  'sum-of-squares-factored': 'A sum of squares does not factor this way, but a difference of squares does.',
  'difference-of-squares-as-square': 'a² − b² is (a + b)(a − b), not (a − b)².',
  'formula-minus-b-forgotten': 'The quadratic formula begins with −b, so the sign of b changes.',
  'formula-divides-only-root': 'In the quadratic formula, the whole numerator is divided by 2a.',
  'formula-wrong-divisor': 'The quadratic formula divides by 2a, which is twice the coefficient of x².',
  'discriminant-sign': 'The discriminant is b² − 4ac. Watch the signs of a and c.',
  'square-completed-without-balance':
    'When you add a number to complete the square, subtract it again or add it to the other side.',
  'square-completed-wrong-half': 'To complete the square, halve the coefficient of x and square the half.',
  'proportion-multiplied-straight': 'In a proportion, cross-multiply: a/b = c/d means ad = bc.',
  'bases-dropped-unequal': 'You can set exponents equal only when the bases are the same.',
  'exponents-compared-across-sum':
    'You can set exponents equal only when each side is a single power, not a sum.',
  'coefficient-multiplied-into-base':
    'Powers come before products, so do not multiply a factor into the base.',
  'squared-each-term': 'Square each side as a whole, not term by term.',
  'inequality-times-unknown':
    'Both sides were multiplied or divided by an expression whose sign is unknown, so there are two cases.',
  'square-inequality-root': 'x² < a means −√a < x < √a, and x² > a means x < −√a or x > √a.',
  'inequality-squared-with-negative': 'You can square an inequality only when neither side is negative.',
  'sign-interval-swapped': 'On these intervals, the sign is the opposite of the one you need.',
  'endpoint-strictness': 'Check the endpoints again: an endpoint is included only with ≤ or ≥.',
  'pole-included': 'A number that makes a denominator 0 is not a solution.',
  'domain-forgotten': 'A root or a logarithm must have a value, so one condition is missing.',
  'compound-one-part-only': 'Whatever you do to one part of a compound inequality, do to all three parts.',
  'and-or-confused': 'Both inequalities must be true with “and”, but only one of them with “or”.',
  'elimination-sign': 'A term got the wrong sign when the equations were added or subtracted.',
  'elimination-slip': 'Add or subtract the equations term by term again: one number is not right.',
  'equation-scaled-partly': 'When you multiply or divide an equation, include every term.',
  'substituted-without-parentheses': 'Put parentheses around whatever you substitute for a variable.',
  'solution-coordinates-swapped': 'The values are right, but they are assigned to the wrong variables.',
  'wrong-value-in-system':
    'Check this value in the equations: in the solution of the system, this variable has a different value.',
  'only-denominator-multiplied': 'Multiply the numerator by the same factor as the denominator.',
  'conjugate-product-wrong':
    'A sum times the same difference is a difference of squares: (a + b)(a − b) = a² − b².',
  'cube-root-rationalized-as-square': 'To rationalize 1/∛a, multiply the numerator and denominator by ∛(a²).',
  'subtracted-instead-of-divided': 'The coefficient multiplies the unknown, so divide by it.',
  'divided-instead-of-multiplied': 'Multiplying undoes a division: multiply both sides by the divisor.',
  'minus-forgotten-in-dividing': 'Dividing by a negative number changes the sign of the other side too.',
  'reciprocal-of-one-side': 'Take the reciprocal of both sides.',
  'inverse-as-reciprocal': 'The inverse function undoes f. It is not the reciprocal 1 ÷ f(x).',
  'reciprocal-of-each-term':
    'The reciprocal of a sum is not the sum of the reciprocals: add the fractions first.',
  'root-not-squared': 'Squaring undoes a square root: square both sides.',
  'square-not-rooted': 'A square root undoes a square: take the square root of each whole side.',
  'power-undone-by-dividing':
    'A root undoes a power: take the root of both sides. Don’t divide or multiply by the exponent.',
  'power-not-rooted': 'A root undoes a power: take the same root of both sides.',
  'false-second-root':
    'Only one of these two solutions is right: two numbers with the same square differ only in sign.',
  'solution-missing': 'A solution of the previous line is missing here.',
  'square-never-negative': 'A square is never negative, so there is no real solution.',
  'exponential-never-negative': 'A power of a positive base is always positive, so there is no solution.',
  'exponent-freed-by-dividing':
    'Dividing does not isolate an exponent. Write both sides as powers of the same base, or take logarithms.',
  'exponent-moved-partly':
    'The whole exponent becomes a factor, so it needs parentheses: ln 2^(x + 1) = (x + 1) ln 2.',
  'log-factor-inside': 'A factor in front of a logarithm becomes an exponent inside: 2 log x = log x².',
  'absolute-signs-made-plus':
    'Absolute value bars make the whole value positive. They do not change the signs inside.',
  'factors-compared-apart':
    'The sign of a product depends on all its factors: find the zeros and test the intervals between them.',
  'product-of-sums-incomplete': 'Multiply every term of the first factor by every term of the second.',
  'factor-taken-from-one': 'When you factor something out, divide every term by it.',
  'power-as-product': 'A power multiplies the base by itself: 2³ = 2 · 2 · 2, not 2 · 3.',
  'order-of-operations':
    'Powers come first, then multiplication and division, then addition and subtraction from left to right.',
  'whole-times-fraction': 'A whole number multiplies only the numerator of a fraction.',
  'divided-upside-down': 'The quotient is upside down.',
  'identity-read-as-zero': 'The previous line is always true, so every number is a solution.',
  'contradiction-read-as-solution': 'The previous line is never true, so there is no solution.',
  'rounded-as-exact': 'This is a rounded value: write ≈, or keep the exact value.',
  'number-miscopied': 'Compare this with the previous line: something was copied incorrectly.',
  'second-angle-missing':
    'Sine and cosine have this value at two angles of a full turn, so an angle is missing.',
  'second-angle-wrong':
    'The second angle is wrong: it is 180° − x for sine, −x for cosine and x + 180° for tangent.',
  'period-missing': 'The function repeats, so more angles have this value.',
  'angle-outside-interval': 'One of the angles is outside the interval.',
  'degrees-for-radians': 'This number is in degrees: write the degree sign, or write the angle in radians.',
  'value-as-angle': 'This is the value of the function, not the angle.',
  'angle-factor-outside': 'A factor of the angle stays in the angle: sin 2x is not 2 sin x.',
  'function-of-sum-split':
    'The sine of a sum is not the sum of the sines. The same goes for cosine and tangent.',
  'other-branch': 'The condition of the function excludes this: take the root with the other sign.',
  'percent-as-number': 'Percent means hundredths: 20% is 20/100, not 20.',
  'sign-slip': 'Check the signs: one of them is not right.',
  'arithmetic-slip': 'Check the numbers: one of them is not right.',
  'root-not-cubed': 'Cubing undoes a cube root: cube both sides.',
  'root-before-addition': 'Undo the addition first, and take the root last.',
  'decimal-point-moved': 'Check the place of the decimal point.',
  'log-of-difference-split':
    'The logarithm of a difference is not the difference of the logarithms. That rule is for quotients.',
  'log-laws-swapped':
    'A sum of logarithms is the logarithm of a product, and a difference is that of a quotient.',
  'fractions-subtracted-across':
    'To subtract fractions, use a common denominator. Denominators are not subtracted.',
  'complex-absolute-value': 'The absolute value of a complex number is |a + b·i| = √(a² + b²).',
  'percent-without-whole': 'A percentage is always of something: 20% of p is 0.2p.',
  'root-of-negative': 'A negative number has no real square root: √(−25) = 5i.',
  'imaginary-square-sign': 'The square of i is −1, not 1.',
  'imaginary-reciprocal': 'Dividing by i is multiplying by −i, because 1 ÷ i = −i.',
  'percent-changes-added':
    'Each percentage is of a different value, so multiply the factors instead of adding the percentages.',
  'percent-taken-back':
    'To undo a change by a percentage, divide by the factor. The same percentage of the result is a different value.',
  'root-of-other-degree': 'The root must match the power: a cube root undoes a cube.',
  'exponent-upside-down':
    'In a fractional exponent, the numerator is the power and the denominator is the root.',
  'minus-of-negative': 'Subtracting a negative number is the same as adding: a − (−b) = a + b.',
  'subtracted-backwards': 'The difference is the wrong way around: a − b is the opposite of b − a.',
  'moved-inside': 'A moved term joins the whole side. It does not go inside a fraction or parentheses.',
  'angle-slip': 'Check each of these angles in the previous line: one of them is not right.',
  'only-numbers-powered':
    'A power or root of a side is that of each of its factors, not only of the numbers: (3x)² = 9x².',
  'zero-read-as-none': 'Zero is a number: the previous line is true for 0, so 0 is its solution.',
  'solvable-read-as-none': 'The previous line has a solution.',
  'not-always-true': 'The previous line isn’t true for every number.',
  'fraction-cancelled-partly': 'Divide the numerator and the denominator by the same number.',
  'truth-misjudged': 'Work out both sides again: the statement is true exactly if they are equal.',
  'equals-chain': 'An equals sign joins equal things. Start a new line for the next statement.',
  'factor-lost': 'A factor got lost. It stays until it is multiplied or canceled.',
  'denominator-lost': 'The denominator got lost. It stays until it is canceled.',
  'factors-added': 'Numbers that are multiplied or divided are not added or subtracted.',
  'terms-multiplied': 'Terms are added or subtracted, not multiplied.',
  'fraction-powered-partly': 'The exponent applies to the numerator and to the denominator.',
  'root-as-half': 'A root is not a division: the square root of 16 is 4, because 4² = 16.',
  'root-dropped': 'A product of roots is the root of the product: √a · √b = √(ab), and √a · √a = a.',
  'product-as-digits': 'A number next to a letter means multiplication: 3x is 3 · x.',
  'factor-turned-over':
    'A reciprocal is for dividing. To multiply fractions, multiply the numerators and the denominators.',
  'denominators-not-multiplied':
    'To multiply fractions, multiply the denominators as well, even if they are equal.',
  'sign-of-sum': 'A sum has the sign of the number that is farther from 0.',
  'decimals-not-aligned': 'Line up the decimal points, not the last digits.',
  'composed-backwards': 'In f(g(x)), g comes first: put g(x) into f, not f(x) into g.',
  'composed-as-product': 'The composition f(g(x)) isn’t a product: put g(x) into f.',
  'composed-partly': 'The composition f(g(x)) needs both functions: put g(x) into f.',
  'change-outside-function':
    'The change belongs inside the function: f(x + 2) isn’t f(x) + 2, and f(2x) isn’t 2f(x).',
  'substituted-partly': 'Replace the variable everywhere.',
  'value-as-input': 'The value of the expression is given. Solve the equation for its variable.',
  'square-completed-wrong-sign': 'The square has the sign of the x term: x² − 6x is the start of (x − 3)².',
  'exponent-lost': 'The exponent got lost. It stays until the power is evaluated.',
  'log-exponent-lost':
    'An exponent in a logarithm is the same as a factor in front of it, so it doesn’t get lost: log x² = 2 log x.',
  'log-root-lost':
    'A square root in a logarithm is the same as the factor 1/2 in front of it: log √x = 1/2 · log x.',
  'log-and-number-confused': 'A number isn’t its logarithm: log₂ 8 is 3, not 8.',
  'log-of-product-as-product': 'The logarithm of a product is the sum of the logarithms, not their product.',
  'base-exponent-swapped': 'Base and exponent are swapped: 5² is 5 · 5, not 2⁵.',
  'log-of-power-raised':
    'An exponent inside a logarithm becomes a factor in front of it. It doesn’t raise the logarithm to a power.',
  'log-as-quotient': 'A logarithm is an exponent, not a quotient: log₂ 8 is 3 because 2³ = 8.',
  'exponent-miscounted': 'The exponent counts how often the base is a factor: 2 · 2 · 2 = 2³.',
  'log-bases-added': 'Logarithms with the same base have a sum with that base: log₂ 3 + log₂ 5 = log₂ 15.',
  'substitution-not-reversed':
    'These are the values of the power, not of the unknown in its exponent. Solve for the unknown, too.',
  'log-of-reciprocal':
    'A reciprocal is a power with a negative exponent. A fraction as the exponent would be a root.',
  'numerator-excluded': 'A numerator can be 0. Only the denominator can’t.',
  'condition-of-letter-only': 'The condition is about the whole expression, not only about its letter.',
  'inverse-as-opposite': 'The inverse function undoes f. It is not −f(x), which changes only the signs.',
  'known-zero-included': 'This zero is already known. The question is about the others.',
  'discriminant-misread':
    'The root of the discriminant is added and subtracted, so its sign decides how many solutions there are.',
} as const;

/** The name of a mistake. */
export type MistakeName = keyof typeof MISTAKES;

/**
 * Returns one sentence that explains a mistake.
 * Throws `MathError`: `syntax`, `unknown-name`.
 * @example mistakeSentence('root-without-plus-minus') // "Two opposite numbers have this square. Write both."
 */
export function mistakeSentence(name: MistakeName): string {
  if (Object.hasOwn(MISTAKES, checkedText('name', name))) return MISTAKES[name];
  throw new MathError('name', 'unknown-name', 'name is unknown.');
}
