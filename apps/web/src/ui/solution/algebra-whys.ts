/** One sentence that justifies each algebra step, keyed by step id. */
export const WHYS: Readonly<Record<string, string>> = {
  'algebra.absolute-negative': 'An absolute value is a distance from 0, and a distance can’t be negative.',
  'algebra.absolute-value': 'The absolute value of a number is its distance from 0, so drop the sign.',
  'algebra.absolute-zero': 'Only 0 is at distance 0 from 0.',
  'algebra.add-both': 'Adding the same amount to both sides keeps them equal, or in the same order.',
  'algebra.add-numbers': 'Constants are like terms, so they can be combined.',
  'algebra.add-numerators': 'Once the parts are the same size, add how many there are and keep the size.',
  'algebra.add-square':
    'Adding the square of half the middle coefficient makes the left side a perfect square.',
  'algebra.always': 'This is true for any value of the variable, so every number is a solution.',
  'algebra.as-powers': 'Written as a power of the base, the logarithm can be read off.',
  'algebra.as-square': 'Expanding the square gives exactly these three terms.',
  'algebra.boundary':
    'The answer can change only where both sides are equal or where one of them isn’t defined.',
  'algebra.cancel':
    'Dividing the numerator and the denominator by the same factor doesn’t change a fraction.',
  'algebra.candidates':
    'These steps can introduce extraneous solutions, so check each one in the original equation.',
  'algebra.case':
    'The bars change the sign only if the expression inside is negative, so consider both cases.',
  'algebra.case-solutions': 'A solution of this case counts only if it meets the condition of the case.',
  'algebra.change-base': 'Divide by the log of the new base to rewrite a logarithm in that base.',
  'algebra.change-of-base':
    'Once all the logarithms have the same base, the rules of logarithms can combine them.',
  'algebra.check': 'Substituted into the original equation, a solution makes both sides equal.',
  'algebra.collect': 'Terms with the same variables count the same thing, so add their coefficients.',
  'algebra.collect-powers': 'Terms with the same power differ only in their coefficients, so add those.',
  'algebra.combine-powers': 'Powers with the same base or the same exponent can be written as one power.',
  'algebra.common-denominator': 'Multiplying both sides by the common denominator clears the fractions.',
  'algebra.common-factor': 'A factor that all terms share can be written once, in front of the parentheses.',
  'algebra.compare-exponents': 'Equal powers of the same base must have equal exponents.',
  'algebra.compare-sides':
    'Between two of these numbers, the same side is always greater, so testing one number is enough.',
  'algebra.complete-square': 'Half the middle coefficient, squared, completes the square on the left side.',
  'algebra.complex': 'No real number has a negative square, but multiples of i do.',
  'algebra.cube-both': 'Different numbers have different cubes, so no solution is lost and none is added.',
  'algebra.cube-of-sum': 'Expanding the cube gives exactly these four terms.',
  'algebra.cubes': 'When you expand this, all the middle terms cancel.',
  'algebra.defined-where': 'Where a part has no value, the inequality can’t be true.',
  'algebra.definition-of-logarithm':
    'The logarithm is the exponent that you raise the base to in order to get the number.',
  'algebra.difference-of-squares': 'When you expand this, the two middle terms cancel.',
  'algebra.discriminant': 'The expression under the root tells you how many solutions there are.',
  'algebra.distribute': 'Multiply each term in the parentheses by the factor in front.',
  'algebra.divide-both':
    'Both sides stay equal, or in the same order unless you divide by a negative number.',
  'algebra.divide-by-power': 'A power of a positive number is never 0, so no solution is lost.',
  'algebra.divide-fraction': 'Dividing by a fraction is the same as multiplying by its reciprocal.',
  'algebra.divide-terms': 'To divide a sum by a number, divide each of its terms.',
  'algebra.eliminate':
    'Both equations are true, so their sum or difference is too, and one variable drops out.',
  'algebra.equal-factors': 'A repeated factor can be written once, as a power.',
  'algebra.equal-logarithms': 'Equal logarithms of the same base must have equal arguments.',
  'algebra.even-root-negative': 'Even roots of real numbers are 0 or positive.',
  'algebra.excluded': 'Division by 0 is undefined, so these values are excluded from the start.',
  'algebra.expand': 'Without parentheses, you can see the like terms and combine them.',
  'algebra.extend-fraction':
    'Multiplying the numerator and the denominator by the same number doesn’t change a fraction.',
  'algebra.extraneous': 'It satisfies a later equation, but not the original one.',
  'algebra.factor': 'A product is easier to solve than a sum, because one of its factors must be 0.',
  'algebra.factor-denominators': 'The factors show what the denominators have in common.',
  'algebra.factor-fraction': 'Only factors can be canceled, so write both as products.',
  'algebra.factor-grouping': 'Both pairs contain the same expression in parentheses, so factor it out.',
  'algebra.factor-of-zero':
    'If a value makes the polynomial 0, then the variable minus that value is a factor.',
  'algebra.factor-out': 'Each of these terms contains the variable, so factor it out.',
  'algebra.factor-squares': 'When you expand this, the two middle terms cancel.',
  'algebra.flip-order':
    'For a base less than 1, a greater exponent gives a smaller power, so the order is reversed.',
  'algebra.formula': 'Completing the square for ax² + bx + c = 0 gives this formula.',
  'algebra.found-factor': 'The division has no remainder, so this is a factor.',
  'algebra.free': 'No equation is left to determine its value.',
  'algebra.gather': 'Once all terms with the variable are on one side, you can factor it out.',
  'algebra.group': 'Each pair has a common factor, and both leave the same expression in parentheses.',
  'algebra.inequality-solutions':
    'These solutions are combined with those of the other conditions at the end.',
  'algebra.insert': 'A variable stands for its value everywhere it appears.',
  'algebra.inside': 'Work inside parentheses first.',
  'algebra.interval-solutions': 'A square bracket includes the endpoint, and a parenthesis excludes it.',
  'algebra.isolate': 'Before you can undo an operation, it must be alone on its side.',
  'algebra.join-logarithms': 'The sum of logarithms of the same base is the logarithm of the product.',
  'algebra.keep-order':
    'An increasing function keeps the order of numbers, so you can apply or undo it on both sides.',
  'algebra.known-range': 'The values of this function are known, so nothing is left to solve.',
  'algebra.known-root': 'If a value makes the polynomial 0, then the variable minus that value is a factor.',
  'algebra.left-side': 'For the check, evaluate each side separately.',
  'algebra.logarithm-both': 'Equal positive numbers have equal logarithms.',
  'algebra.logarithm-law': 'Multiplying powers adds their exponents, and logarithms are exponents.',
  'algebra.logarithm-of-power': 'The logarithm asks for the exponent, and here you can see it.',
  'algebra.minus-parentheses': 'Subtracting a sum subtracts each of its terms.',
  'algebra.multiply-both':
    'Both sides stay equal, or in the same order unless you multiply by a negative number.',
  'algebra.multiply-fractions':
    'To multiply fractions, multiply the numerators and multiply the denominators.',
  'algebra.multiply-powers':
    'Multiplying powers of the same base lines up all their factors, so add the exponents.',
  'algebra.multiply-sums': 'Multiply each term of one sum by each term of the other.',
  'algebra.negative-discriminant': 'No real number has a negative square, so the root isn’t a real number.',
  'algebra.never-zero': 'Only a numerator of 0 makes a fraction 0.',
  'algebra.no-root-of-negative': 'An even power of a real number is never negative.',
  'algebra.no-solution': 'This is false for every value of the variable, so there is no solution.',
  'algebra.none-left': 'All the values that were found are excluded, so there is no solution.',
  'algebra.numbers': 'Addition and subtraction come last, from left to right.',
  'algebra.one-fraction': 'The factors of a single fraction determine its sign.',
  'algebra.one-side': 'With 0 on one side, you can factor the other side.',
  'algebra.open-absolute':
    'The absolute value tells you how far from 0 the expression inside can be, in either direction.',
  'algebra.open-parentheses':
    'A plus in front of parentheses changes nothing, and a minus changes every sign inside.',
  'algebra.outside-case': 'This value doesn’t meet the condition of its case.',
  'algebra.over-common-denominator': 'You can add parts once they are the same size.',
  'algebra.part': 'Solve each part of the statement separately.',
  'algebra.poles': 'Division by 0 is undefined, so these values can’t be solutions.',
  'algebra.power-both': 'Equal numbers have equal powers.',
  'algebra.power-in-logarithm':
    'The logarithm of a product is a sum, so equal factors give the same logarithm several times.',
  'algebra.power-law': 'A power of a power multiplies the exponents.',
  'algebra.power-of-sum':
    'Multiplying the sum by itself gives these terms, and the middle ones appear several times.',
  'algebra.power-positive': 'Every power of a positive base is positive.',
  'algebra.power-value': 'The exponent tells you how many times the base is a factor.',
  'algebra.powers': 'Powers and roots come before multiplication and addition.',
  'algebra.product-of-conjugates': 'When you expand this, the two middle terms cancel.',
  'algebra.product-of-roots':
    'The product of two square roots, squared, is the product of the numbers under the roots.',
  'algebra.products': 'Multiplication and division come before addition and subtraction.',
  'algebra.put': 'Both are equal, so one can replace the other.',
  'algebra.quadratic-formula': 'The formula works for every quadratic equation.',
  'algebra.quotient-of-roots':
    'The quotient of two square roots, squared, is the quotient of the numbers under the roots.',
  'algebra.raise': 'Raising e to a natural logarithm undoes the logarithm.',
  'algebra.rationalise': 'Multiplying the numerator and the denominator by the same root keeps the value.',
  'algebra.right-side': 'For the check, evaluate each side separately.',
  'algebra.root-both': 'A number and its opposite have the same even power, but different odd powers.',
  'algebra.root-negative': 'The square root is the one that isn’t negative.',
  'algebra.root-of-fraction': 'The quotient of the two roots, squared, is the original fraction.',
  'algebra.root-of-square': 'The root undoes the square, but it is never negative.',
  'algebra.roots': 'The sign in front of the root can be plus or minus, so there are two values.',
  'algebra.same-base': 'Powers of the same base can be compared by their exponents.',
  'algebra.simplify': 'The value stays the same, in a shorter form.',
  'algebra.solutions': 'A number is a solution of the equation if it is a solution of one of these cases.',
  'algebra.solve-for':
    'Once one variable is alone on its side, you can substitute it into the other equation.',
  'algebra.solve-linear': 'Move the constant to the other side, then divide both sides by the coefficient.',
  'algebra.split-middle': 'The two numbers add up to the middle coefficient, so the value stays the same.',
  'algebra.split-power': 'The exponent tells you how many times the base is a factor.',
  'algebra.split-term': 'The two parts add up to the middle term, so the value stays the same.',
  'algebra.square-alone': 'Once the square is alone on its side, you can take the square root.',
  'algebra.square-both':
    'Equal numbers have equal squares, but so do opposites, so check the solutions at the end.',
  'algebra.square-factor': 'The square root of a perfect square is a whole number.',
  'algebra.square-of-sum': 'Expanding the square gives exactly these three terms.',
  'algebra.square-out-of-root':
    'The root of a squared factor is the factor itself, so it moves in front of the root.',
  'algebra.standard-form': 'With the same order and like terms lined up, the equations are easy to compare.',
  'algebra.substitute':
    'A new variable for the repeated part turns this into an equation you know how to solve.',
  'algebra.substitute-back':
    'The new variable was a placeholder, and the question asks for the original one.',
  'algebra.subtract-both':
    'Subtracting the same amount from both sides keeps them equal, or in the same order.',
  'algebra.swap-sides': 'You can swap the two sides of an equation.',
  'algebra.take-logarithm': 'The logarithm brings the exponent down, so you can solve for it.',
  'algebra.take-out-leading':
    'To complete the square, the squared variable inside the parentheses must have coefficient 1.',
  'algebra.test-point': 'The sign doesn’t change between two zeros, so testing one number there is enough.',
  'algebra.two-numbers':
    'When you expand the product, their sum is the middle coefficient, and their product is the constant.',
  'algebra.whole-coefficients':
    'Multiplying the numerator and the denominator by the same number doesn’t change a fraction.',
  'algebra.work-out': 'All the numbers are known, so you can evaluate it.',
  'algebra.work-out-terms': 'Evaluate each term before you add them.',
  'algebra.zero-factor': 'If no factor were 0, the product couldn’t be 0.',
  'algebra.zero-numerator': 'Multiplying by the denominator leaves only the numerator, which must then be 0.',
  'algebra.zero-product': 'If no factor were 0, the product couldn’t be 0.',
  'algebra.zeros': 'The left side can change sign only at its zeros and where it is undefined.',
};
