/** One sentence that justifies each step of algebra and calculus, keyed by step id. */
export const WHYS: Readonly<Record<string, string>> = {
  'algebra.absolute-negative': 'An absolute value is a distance from 0, and a distance can’t be negative.',
  'algebra.absolute-value': 'The absolute value of a number is its distance from 0, so drop the sign.',
  'algebra.absolute-values':
    'On the number line, equal signs go on in the same direction, and different signs go back.',
  'algebra.absolute-zero': 'The only number whose distance from 0 is 0 is 0 itself.',
  'algebra.add-and-subtract':
    'Adding and subtracting the same term doesn’t change the value and makes a perfect square.',
  'algebra.add-both':
    'Adding the same number to both sides changes neither that they are equal nor their order.',
  'algebra.add-both:all': 'Adding the same number to each part keeps their order.',
  'algebra.add-both:each': 'Adding the same number to each part keeps their order.',
  'algebra.add-numbers': 'Constants are like terms, so they can be combined.',
  'algebra.add-numbers:simplify': 'Numbers without a letter can be worked out on their own.',
  'algebra.add-numerators': 'With equal denominators, only the numerators are added.',
  'algebra.add-numerators:combine': 'With equal denominators, only the numerators are added or subtracted.',
  'algebra.add-numerators:subtract': 'With equal denominators, only the numerators are subtracted.',
  'algebra.add-square':
    'What is added is subtracted again, so the value stays the same, and three terms form a square.',
  'algebra.always': 'This is always true, so it rules out no value.',
  'algebra.as-power-of-base': 'The logarithm of a power of its base is the exponent.',
  'algebra.absolute-by-sign':
    'The absolute value of a negative number is its opposite, and any other number stays the same.',
  'algebra.move-point': 'Each place to the left makes a digit worth a tenth.',
  'algebra.multiply-numbers': 'A product of numbers can be replaced by its value.',
  'algebra.multiply-numbers:divide': 'A quotient of numbers can be replaced by its value.',
  'algebra.roots-as-powers': 'A root is a power with a fraction as its exponent: √x is x^(1/2).',
  'algebra.as-powers': 'As powers, the terms show which pattern they fit, such as a² − b².',
  'algebra.as-square-under-root': 'The root of a square is the absolute value of what is squared.',
  'algebra.as-square': 'Expanding the square gives exactly these three terms.',
  'algebra.between-one': 'The coordinates of every point on the unit circle are between −1 and 1.',
  'algebra.boundary':
    'The answer can change only where both sides are equal or where one of them isn’t defined.',
  'algebra.cancel':
    'Dividing the numerator and the denominator by the same factor doesn’t change a fraction.',
  'algebra.candidates':
    'These steps can introduce extraneous solutions, so check each one in the original equation.',
  'algebra.case': 'Two numbers have the same absolute value, so solve one equation for each sign.',
  'algebra.case-bars': 'In this case, the sign of each expression inside the bars is known.',
  'algebra.case-factor': 'A product is 0 when one of its factors is 0, so solve one system for each factor.',
  'algebra.case-root': 'An even power has two roots, so solve one equation for each sign.',
  'algebra.case-solutions': 'A solution of this case counts only if it meets the condition of the case.',
  'algebra.change-base':
    'In any new base, a logarithm is the log of its argument divided by the log of its base.',
  'algebra.change-of-base':
    'Once all the logarithms have the same base, the rules of logarithms can combine them.',
  'algebra.check': 'Substituted into the original equation, a solution makes both sides equal.',
  'algebra.check-decimals': 'The solution is rounded, so both sides are only about equal.',
  'algebra.collect':
    'Terms with the same variables and exponents count the same thing, so add their coefficients.',
  'algebra.collect-powers': 'Terms with the same power differ only in their coefficients, so add those.',
  'algebra.combine-powers': 'A product of powers with the same exponent is a power of the product.',
  'algebra.common-denominator': 'Multiplying both sides by the common denominator clears the fractions.',
  'algebra.common-factor': 'A factor that all terms share can be written once, in front of the parentheses.',
  'algebra.compare-coefficients': 'Two polynomials that are equal everywhere have the same coefficients.',
  'algebra.compare-end':
    'An end of the domain belongs to neither interval next to it, so test it separately.',
  'algebra.compare-exponents': 'Equal powers of the same base must have equal exponents.',
  'algebra.compare-sides':
    'Between two of these numbers, the same side is always greater, so testing one number is enough.',
  'algebra.complete-square': 'Half the middle coefficient, squared, completes the square on the left side.',
  'algebra.complex': 'No real number has a negative square, but multiples of i do.',
  'algebra.complex-form': 'The standard form of a complex number is a + bi.',
  'algebra.complex-parts': 'Real parts and multiples of i are unlike terms, so add each kind separately.',
  'algebra.complex-product': 'Complex numbers are multiplied like sums with a letter.',
  'algebra.conjugate': 'A number and its conjugate are mirror images in the real axis.',
  'algebra.count-roots': 'On each part where the left side only rises or only falls, it is 0 at most once.',
  'algebra.cube-both': 'Different numbers have different cubes, so no solution is lost and none is added.',
  'algebra.cube-of-sum': 'Expanding the cube gives exactly these four terms.',
  'algebra.cubes': 'When you expand this, all the middle terms cancel.',
  'algebra.defined-where': 'Where a part has no value, the inequality can’t be true.',
  'algebra.definition-of-logarithm':
    'The logarithm is the exponent that you raise the base to in order to get the number.',
  'algebra.difference-of-squares': 'When you expand this, the two middle terms cancel.',
  'algebra.discriminant': 'The expression under the root tells you how many solutions there are.',
  'algebra.distribute': 'The factor multiplies the whole sum, so it multiplies each of its terms.',
  'algebra.divide-both:where': 'You can’t divide by 0, so the divisor must be another number.',
  'algebra.divide-both:flip': 'Dividing by a negative number mirrors both sides at 0, so their order flips.',
  'algebra.divide-both:all:flip':
    'Dividing by a negative number mirrors all parts at 0, so their order flips.',
  'algebra.divide-both':
    'Equal numbers stay equal, and the order stays the same unless you divide by a negative number.',
  'algebra.divide-by-leading': 'The divisor is its leading coefficient times the simpler divisor.',
  'algebra.divide-first':
    'For partial fractions, the degree of the numerator must be less than that of the denominator.',
  'algebra.divide-by-power': 'A power of a positive number is never 0, so no solution is lost.',
  'algebra.divide-fraction':
    'A number times its reciprocal is 1, so multiplying by the reciprocal undoes multiplying by the number.',
  'algebra.divide-fraction:one': 'Dividing a fraction by a number multiplies its denominator.',
  'algebra.divide-leading': 'This term removes the highest power when you subtract.',
  'algebra.divide-powers':
    'Each factor in the denominator cancels one in the numerator, so subtract the exponents.',
  'algebra.divide-powers:evaluate': 'The numbers and the exponents can be replaced by their values.',
  'algebra.divide-terms': 'To divide a sum by a number, divide each of its terms.',
  'algebra.eliminate':
    'Both equations are true, so their sum or difference is too, and one variable drops out.',
  'algebra.equal-factors': 'A repeated factor can be written once, as a power.',
  'algebra.equal-logarithms': 'Equal logarithms of the same base must have equal arguments.',
  'algebra.even-root-negative': 'Even roots of real numbers are 0 or positive.',
  'algebra.excluded': 'Division by 0 is undefined, so these values are excluded from the start.',
  'algebra.exact-root': 'A number that makes the left side exactly 0 doesn’t have to be rounded.',
  'algebra.expand': 'The distributive property removes the parentheses, so like terms can be combined.',
  'algebra.extend-fraction':
    'Multiplying the numerator and the denominator by the same number doesn’t change a fraction.',
  'algebra.extraneous': 'This number satisfies a later equation, but not the original one.',
  'algebra.factor': 'A product is easier to solve than a sum, because one of its factors must be 0.',
  'algebra.factor-denominators': 'The factors of a denominator show how fractions can be combined or split.',
  'algebra.factor-fraction': 'Only factors can be canceled, so write both as products.',
  'algebra.factor-grouping': 'Both pairs contain the same expression in parentheses, so factor it out.',
  'algebra.factor-of-zero':
    'If a value makes the polynomial 0, then the variable minus that value is a factor.',
  'algebra.factor-out': 'Each of these terms contains the variable, so factor it out.',
  'algebra.factor-squares': 'When you expand this, the two middle terms cancel.',
  'algebra.flip-order':
    'For a base less than 1, a greater exponent gives a smaller power, so the order is reversed.',
  'algebra.pq-formula': 'Completing the square for x² + px + q = 0 gives this formula.',
  'algebra.radicand': 'The expression under the root tells you how many solutions there are.',
  'algebra.formula': 'Completing the square for ax² + bx + c = 0 gives this formula.',
  'algebra.factor-theorem':
    'The remainder of a division by x − a is the value at a, and without a remainder, x − a is a factor.',
  'algebra.found-factor': 'The division has no remainder, so this is a factor.',
  'algebra.found-numerators': 'You now know the value of each unknown numerator.',
  'algebra.free': 'No equation is left to determine its value.',
  'algebra.full-turns': 'A full turn leads back to the same point on the unit circle.',
  'algebra.function-asymptote': 'Next to an asymptote, the graph comes as close to the line as you like.',
  'algebra.function-branch':
    'The domain of the function is the range of its inverse, so keep the value inside it.',
  'algebra.function-condition': 'This part of the function is undefined for all other numbers.',
  'algebra.function-condition:base-not-1': 'Every power of 1 is 1, so these numbers are left out.',
  'algebra.function-condition:denominator': 'Division by 0 has no value, so these numbers are left out.',
  'algebra.function-condition:tangent': 'The tangent divides by the cosine, so these numbers are left out.',
  'algebra.function-domain':
    'The domain contains all numbers for which every part of the function has a value.',
  'algebra.function-excluded': 'The function has no value where its denominator is 0.',
  'algebra.function-hole':
    'A factor that cancels has no effect next to its zero, but the quotient is undefined there.',
  'algebra.function-inverse': 'The inverse function takes each value back to where it came from.',
  'algebra.function-name': 'A letter for the value turns the function into an equation with two letters.',
  'algebra.function-no-inverse': 'An inverse function needs exactly one input for each value.',
  'algebra.function-range': 'These are the values of the whole function, found from the inside out.',
  'algebra.absolute-distance': 'An absolute value is a distance from 0, and a distance is never negative.',
  'algebra.constant-function': 'Without the variable, the value is the same everywhere.',
  'algebra.even-power':
    'Opposite numbers have the same even power, which is 0 at 0 and grows with the distance from 0.',
  'algebra.exponential-order':
    'As its exponent grows, such a power only rises or only falls, and it never reaches 0.',
  'algebra.odd-degree':
    'Far out, its values grow without bound in both directions, and its graph has no gaps.',
  'algebra.reciprocal-order':
    'A reciprocal is never 0, and of two numbers with the same sign the greater has the smaller one.',
  'algebra.root-order': 'The root of 0 is 0, and a greater number has a greater root.',
  'algebra.function-slope': 'If x grows by 1, y changes by this coefficient.',
  'algebra.function-swap': 'The inverse function swaps inputs and values, so swap their letters.',
  'algebra.function-symmetry':
    'At x and −x, an even function has equal values, and an odd function has opposite values.',
  'algebra.circle': 'The distance of (x, y) from the center (h, k) is the radius r.',
  'algebra.circle-center': 'Both squares are 0 at the center.',
  'algebra.circle-form': 'A trinomial square is the square of a sum or a difference.',
  'algebra.circle-half': 'The square of x + p/2 is x² + px + (p/2)².',
  'algebra.circle-radius': 'A radius is positive, so only the positive root counts.',
  'algebra.circle-squares': 'The square of half the coefficient makes the terms of each letter a square.',
  'algebra.circle-terms': 'You complete the square for each letter on its own.',
  'algebra.same-decimals':
    'Zeros at the end of a decimal don’t change it, and digits of equal value line up.',
  'algebra.shift-both': 'A quotient stays the same if both numbers are multiplied by the same number.',
  'algebra.sign-first': 'Each negative factor turns the sign around once, and a negative divisor does, too.',
  'algebra.signs': 'Adding a negative number moves left on the number line, and subtracting one moves right.',
  'algebra.symmetry-signs':
    'A product with an odd number of minus signs is negative, and with an even number it’s positive.',
  'algebra.same-form': 'You can compare two expressions only in the same form.',
  'algebra.factor-minus': 'Taking out −1 changes the sign of every term.',
  'algebra.remaining': 'Only values that satisfy the original equation are solutions.',
  'algebra.function-vertex': 'A square or an absolute value is smallest where the expression inside is 0.',
  'algebra.function-zero': 'The graph meets the horizontal axis where the value is 0.',
  'algebra.gather': 'Once all terms with the variable are on one side, you can factor it out.',
  'algebra.group': 'Each pair has a common factor, and both leave the same expression in parentheses.',
  'algebra.imaginary-part': 'In a + bi, the imaginary part is b.',
  'algebra.imaginary-power': 'Each factor i⁴ is 1, so only the remainder of the exponent counts.',
  'algebra.imaginary-square': 'The number i is defined by this equation.',
  'algebra.congruence':
    'Two numbers have the same remainder exactly when their difference is a multiple of the divisor.',
  'algebra.remainder': 'The remainder is at least 0 and smaller than the divisor.',
  'algebra.in-interval': 'Each integer k gives one solution, and only those in the interval count.',
  'algebra.inequality-solutions':
    'These solutions are combined with those of the other conditions at the end.',
  'algebra.insert': 'Two equal expressions can replace each other.',
  'algebra.insert:remainder':
    'The polynomial is (x − a) times the quotient plus the remainder, and at a the first part is 0.',
  'algebra.inside': 'Work inside parentheses first.',
  'algebra.interval-solutions': 'A square bracket includes the endpoint, and a parenthesis excludes it.',
  'algebra.inverse-value': 'An inverse function gives the one angle in its range that has this value.',
  'algebra.isolate': 'Before you can undo an operation, it must be alone on its side.',
  'algebra.keep-order':
    'An increasing function keeps the order of numbers, so you can apply or undo it on both sides.',
  'algebra.keeps-sign': 'A value that is always positive or always negative is never 0.',
  'algebra.known-range': 'The values of this function are known, so nothing is left to solve.',
  'algebra.known-root': 'If a value makes the polynomial 0, then the variable minus that value is a factor.',
  'algebra.left-side': 'For the check, evaluate each side separately.',
  'algebra.distance': 'The differences of the coordinates are the legs of a right triangle.',
  'algebra.reciprocal': 'Equal numbers other than 0 have equal reciprocals.',
  'algebra.midpoint-x': 'The midpoint is halfway between both points, so its x is their mean.',
  'algebra.midpoint-y': 'Halfway up is the mean of both heights.',
  'algebra.line-equation':
    'Every line that isn’t vertical has this form, with the slope m and the y-intercept b.',
  'algebra.line-parallel': 'Lines that rise equally fast never meet, unless they are the same line.',
  'algebra.line-perpendicular': 'A quarter turn swaps rise and run and changes one of their signs.',
  'algebra.line-slope': 'The slope says how much y changes when x grows by 1.',
  'algebra.line-start': 'The point is on the line, so its coordinates give b.',
  'algebra.line-vertical': 'A vertical line doesn’t change in x, and its slope would divide by 0.',
  'algebra.logarithm-both': 'Equal positive numbers have equal logarithms.',
  'algebra.split-logarithms': 'Logarithms are exponents, and multiplying powers adds their exponents.',
  'algebra.logarithm-law':
    'Logarithms are exponents: multiplying powers adds them, and dividing powers subtracts them.',
  'algebra.logarithm-of-power': 'The logarithm asks for the exponent, and here you can see it.',
  'algebra.minus-parentheses': 'Subtracting a sum subtracts each of its terms.',
  'algebra.missing-powers': 'The zeros keep every column of the division in its place.',
  'algebra.modulus':
    'The real and the imaginary part are the legs of a right triangle, and the modulus is its hypotenuse.',
  'algebra.multiply-and-add':
    'Each result is the next coefficient of the quotient, and the last one is the remainder.',
  'algebra.multiply-both':
    'Equal numbers stay equal, and the order stays the same unless you multiply by a negative number.',
  'algebra.multiply-divisor': 'The product is the part of the dividend that this term accounts for.',
  'algebra.multiply-fractions':
    'Half of a third is a sixth: the denominators multiply, and so do the numerators.',
  'algebra.multiply-powers':
    'Multiplying powers of the same base lines up all their factors, so add the exponents.',
  'algebra.multiply-powers:evaluate': 'The numbers and the exponents can be replaced by their values.',
  'algebra.multiply-sums': 'By the distributive property, used twice, (a + b)(c + d) is ac + ad + bc + bd.',
  'algebra.negative-discriminant': 'No real number has a negative square, so the root isn’t a real number.',
  'algebra.negative-exponent': 'Each step down in the exponent divides by the base once more.',
  'algebra.never-zero': 'Only a numerator of 0 makes a fraction 0.',
  'algebra.no-root-of-negative': 'An even power of a real number is never negative.',
  'algebra.no-solution': 'This is false for every value of the variable, so there is no solution.',
  'algebra.none-left': 'All the values that were found are excluded, so there is no solution.',
  'algebra.norm': 'The imaginary terms cancel, and i² = −1 makes the second square positive.',
  'algebra.numbers':
    'Additions and subtractions in the same parentheses or on the same level go from left to right.',
  'algebra.numbers:squares': 'Both squares are numbers, so they can be added.',
  'algebra.odd-function': 'Mirroring an angle at the x-axis changes the sign of its sine and its tangent.',
  'algebra.parameter-case': 'You can’t divide by 0, so the equation is looked at on its own for this number.',
  'algebra.one-fraction': 'The factors of a single fraction determine its sign.',
  'algebra.one-side': 'With 0 on one side, the solutions are the zeros of the other side.',
  'algebra.open-absolute':
    'The absolute value tells you how far from 0 the expression inside can be, in either direction.',
  'algebra.open-parentheses':
    'A plus in front of parentheses changes nothing, and a minus changes every sign inside.',
  'algebra.outside-case': 'This value doesn’t meet the condition of its case.',
  'algebra.over-common-denominator':
    'Multiplying the numerator and the denominator by the same factor doesn’t change a fraction.',
  'algebra.part': 'Solve each part of the statement separately.',
  'algebra.partial-fractions': 'The degree of each numerator is smaller than that of its factor.',
  'algebra.poles': 'Division by 0 is undefined, so these values can’t be solutions.',
  'algebra.power-both': 'Equal numbers have equal powers.',
  'algebra.power-in-logarithm':
    'The logarithm of a product is a sum, so equal factors give the same logarithm several times.',
  'algebra.power-law': 'A whole exponent says how many times the base is a factor.',
  'algebra.power-law:evaluate': 'The numbers and the exponents can be replaced by their values.',
  'algebra.power-law:exponents':
    'In (a²)³, the two factors of a² are repeated 3 times, so there are 2 · 3 factors.',
  'algebra.power-law:each': 'In (ab)³, each of the factors a and b is repeated 3 times, so it is a³b³.',
  'algebra.power-law:factors':
    'In (ab²)³, each factor is repeated 3 times, so a has 3 factors and b has 2 · 3.',
  'algebra.power-law:square': 'The square root of a number is the number with this square.',
  'algebra.power-law:logarithm': 'A logarithm is the exponent that gives this number.',
  'algebra.power-of-sum':
    'Multiplying the sum by itself gives these terms, and the middle ones appear several times.',
  'algebra.power-positive': 'Every power of a positive base is positive.',
  'algebra.power-value':
    'A whole exponent counts factors, a fraction stands for a root, and a minus sign stands for the reciprocal.',
  'algebra.powers': 'Powers and roots come before multiplication and addition.',
  'algebra.prime-denominator':
    'A denominator without two different factors can’t be split into simpler fractions.',
  'algebra.product-of-conjugates': 'When you expand this, the two middle terms cancel.',
  'algebra.product-of-cubes': 'When you expand this, all the middle terms cancel.',
  'algebra.product-of-roots':
    'The product of two square roots, squared, is the product of the numbers under the roots.',
  'algebra.products': 'Multiplication and division come before any addition or subtraction.',
  'algebra.put': 'The two are equal, so one can replace the other.',
  'algebra.quadratic-formula': 'The formula works for every quadratic equation.',
  'algebra.quotient-zero':
    'The polynomial is the divisor times the quotient, and a product is 0 if a factor is 0.',
  'algebra.quotient-and-remainder': 'The dividend is the divisor times the quotient, plus the remainder.',
  'algebra.quotient-of-roots':
    'The quotient of two square roots, squared, is the quotient of the numbers under the roots.',
  'algebra.raise': 'Raising e to a natural logarithm undoes the logarithm.',
  'algebra.rationalise':
    'Multiplying the numerator and the denominator by the same root doesn’t change the value.',
  'algebra.real-part': 'In a + bi, the real part is a.',
  'algebra.reference-angle': 'Angles mirrored at an axis have the same sine and cosine, except for the sign.',
  'algebra.right-side': 'For the check, evaluate each side separately.',
  'algebra.right-triangle': 'The Pythagorean theorem gives the third side, and with it the other ratios.',
  'algebra.root-both': 'A number and its opposite have the same even power, but different odd powers.',
  'algebra.root-negative': 'The square root of a number is its root that isn’t negative.',
  'algebra.root-of-fraction': 'The quotient of the two roots, squared, is the original fraction.',
  'algebra.root-of-negative': 'The square of this number is −a, because i² = −1.',
  'algebra.root-of-square': 'The root undoes the square, but it is never negative.',
  'algebra.root-value': 'The square of the root is the number under it.',
  'algebra.roots': 'The sign in front of the root can be plus or minus, so there are two values.',
  'algebra.round-value': 'There is no short exact form, so the value is rounded.',
  'algebra.rounded-solutions': 'A product is 0 wherever one of its factors is 0.',
  'algebra.same-base:power': 'Powers of one base can be compared by their exponents.',
  'algebra.same-base': 'Powers of the same base can be compared by their exponents.',
  'algebra.second-angle':
    'On the unit circle, two angles can have the same height or the same distance to the side.',
  'algebra.sign-change': 'A graph without gaps crosses the axis between a negative and a positive value.',
  'algebra.simplify': 'The value stays the same, in a shorter form.',
  'algebra.solution-count':
    'The quadratic formula adds and subtracts the root of the discriminant, so its sign decides.',
  'algebra.solutions': 'A number is a solution of the equation if it is a solution of one of these cases.',
  'algebra.solve-angle': 'Do the same to the turns as to the angle.',
  'algebra.solve-for':
    'Once one variable is alone on its side, you can substitute it into the other equation.',
  'algebra.solve-linear': 'Undo what is done to the unknown: first what is added, then what is multiplied.',
  'algebra.special-angle':
    'The values at multiples of 15° follow from a square and an equilateral triangle cut in half.',
  'algebra.split-middle': 'The two numbers add up to the middle coefficient, so the value stays the same.',
  'algebra.split-power': 'The exponent tells you how many times the base is a factor.',
  'algebra.split-term': 'The two parts add up to the middle term, so the value stays the same.',
  'algebra.square-alone': 'Once the square is alone on its side, you can take the square root.',
  'algebra.square-both':
    'Equal numbers have equal squares, but so do opposites, so check the solutions at the end.',
  'algebra.square-factor': 'The square root of a perfect square is a whole number.',
  'algebra.square-first':
    'To raise a power to a power, multiply the exponents; squaring first is often simpler.',
  'algebra.square-of-sum': 'Expanding the square gives exactly these three terms.',
  'algebra.square-out-of-root':
    'The root of a squared factor is the factor itself, so it moves in front of the root.',
  'algebra.standard-form': 'With the same order and like terms lined up, the equations are easy to compare.',
  'algebra.substitute':
    'A new variable for the repeated part turns this into an equation you know how to solve.',
  'algebra.substitute-back':
    'The new variable was a placeholder, and the question asks for the original one.',
  'algebra.subtract-both':
    'Subtracting the same number from both sides changes neither that they are equal nor their order.',
  'algebra.subtract-both:all': 'Subtracting the same number from each part keeps their order.',
  'algebra.subtract-both:each': 'Subtracting the same number from each part keeps their order.',
  'algebra.subtract-product': 'What is left still has to be divided.',
  'algebra.swap-sides': 'If a is equal to b, then b is equal to a.',
  'algebra.take-logarithm': 'The logarithm brings the exponent down, so you can solve for it.',
  'algebra.take-out-leading':
    'To complete the square, the squared variable inside the parentheses must have coefficient 1.',
  'algebra.test-point': 'The sign doesn’t change between two zeros, so testing one number there is enough.',
  'algebra.two-numbers':
    'When you expand the product, their sum is the middle coefficient, and their product is the constant.',
  'algebra.undo-arc': 'An inverse function gives an angle, and the function of that angle is its argument.',
  'algebra.undo-inverse': 'An inverse function gives an angle that has exactly this value.',
  'algebra.unit-circle':
    'A full turn leads back to the same point on the unit circle, and half a turn to the opposite one.',
  'algebra.whole-coefficients':
    'Multiplying the numerator and the denominator by the same number doesn’t change a fraction.',
  'algebra.whole-numbers': 'Each decimal place means a division by 10, so do all these divisions at the end.',
  'algebra.work-out': 'All the numbers are known, so you can evaluate it.',
  'algebra.work-out-terms': 'A part of an expression can be replaced by another one with the same value.',
  'algebra.write-as-power': 'The root of a power with the same exponent is its base.',
  'algebra.zero-factor': 'If no factor were 0, the product couldn’t be 0.',
  'algebra.zero-of-divisor': 'Synthetic division works with the zero of the linear divisor.',
  'algebra.zero-numerator': 'Multiplying by the denominator leaves only the numerator, which must then be 0.',
  'algebra.zero-product': 'If no factor were 0, the product couldn’t be 0.',
  'algebra.zeros': 'The left side can change sign only at its zeros and where it is undefined.',
  'algebra.ratios': 'A ratio is a quotient, so a : b is the fraction a/b.',
  'algebra.logarithm-powers':
    'Raising a power to an exponent multiplies its exponent, and logarithms are exponents.',
  'algebra.logarithm-product': 'Multiplying powers adds their exponents, and a logarithm is an exponent.',
  'algebra.logarithm-quotient': 'Dividing powers subtracts their exponents, and a logarithm is an exponent.',
  'algebra.gather-logarithms': 'You can join logarithms only on the same side.',
  'algebra.narrow': 'The solution stays between a negative and a positive value, however close they are.',
  'algebra.rounded-root':
    'Both ends of the interval round to the same decimals, so these digits are certain.',
  'algebra.add-exponents': 'An exponent counts factors, and multiplying joins the factors of both powers.',
  'algebra.split-exponents':
    'A sum in the exponent is a product of powers, and a multiple is a power of a power.',
  'algebra.inverse-domain':
    'The inverse takes outputs of the function as its inputs, so its domain is the range.',
  'algebra.exponent-first':
    'Raising a power to an exponent multiplies its exponent, and logarithms are exponents.',
  'algebra.order-terms': 'The terms of a sum can be in any order.',
  'calculus.absolute': 'To the right of the kink the slope of |x| is 1, and to the left it is −1.',
  'calculus.chain':
    'If u changes twice as fast as x, the whole changes twice as fast as it would with u alone.',
  'calculus.constant': 'The graph of a constant is a horizontal line, and its slope is 0.',
  'calculus.constant:letters': 'A letter that stays the same while the variable changes counts as a number.',
  'calculus.each-term': 'The slopes of the terms add up, so each term can be differentiated alone.',
  'calculus.equal-to-one': 'The graph is a straight line that rises by 1 for each step to the right.',
  'calculus.exponential': 'An exponential function grows in proportion to its own value.',
  'calculus.function': 'This is one of the basic derivatives, which follow from the limit of the slopes.',
  'calculus.insert': 'The derivative gives the slope of the graph at every number for which it is defined.',
  'calculus.logarithmic':
    'A power with a changing base and exponent becomes a power of e, whose derivative is known.',
  'calculus.multiple': 'If all values are multiplied by a number, so are all slopes.',
  'calculus.natural-logarithms': 'A logarithm in any base is the quotient of two natural logarithms.',
  'calculus.power': 'In (x + h)ⁿ, the term with h to the first power is n · xⁿ⁻¹ · h.',
  'calculus.product': 'A rectangle with the sides u and v grows by a strip along each of its two sides.',
  'calculus.quotient': 'It follows from the product rule for u = (u ÷ v) · v.',
  'calculus.reciprocal': 'A negative exponent is a reciprocal, and powers need no quotient rule.',
  'calculus.simplify': 'Like terms are combined and common factors are written once.',
  'calculus.sum': 'The slopes of the terms add up to the slope of the sum.',
};
