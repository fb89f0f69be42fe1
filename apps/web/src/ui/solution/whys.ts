/** One sentence that justifies each step of the engine, keyed by step id. */
export const WHYS: Readonly<Record<string, string>> = {
  'age.days': 'The rest after the full years and months is less than a month, so count it in days.',
  'age.days-to-birthday': 'Subtracting two dates gives the number of days between them.',
  'age.formula': 'Your age is the time from your birth date to the target date.',
  'age.hours': 'Every day counts as 24 hours, plus any hours since midnight.',
  'age.minutes': 'Every hour has 60 minutes, plus any minutes since the full hour.',
  'age.months': 'Months differ in length, so count them on the calendar instead of dividing days.',
  'age.next-birthday': 'The next birthday is one year after the last one.',
  'age.total-days': 'Subtracting two dates gives the days between them, including leap days.',
  'age.total-months': 'Every year has 12 months.',
  'age.total-weeks': 'A week has 7 days, and the remainder of the division stays as days.',
  'age.years': 'A year counts only once its birthday is reached, so take as many full years as fit.',
  'arithmetic.answer': 'The result is exact, unless ≈ shows that it was rounded.',
  'arithmetic.choices':
    'A group that is chosen in several orders counts once, so divide by the number of orders.',
  'arithmetic.formula': 'Write the calculation with your two numbers in place.',
  'arithmetic.fraction': 'If a division doesn’t come out even, only the fraction is exact.',
  'arithmetic.parts': 'The amount consists of this many equal parts.',
  'arithmetic.ratio': 'Dividing all parts by the same number keeps the ratio.',
  'arithmetic.remainder': 'The remainder is at least 0 and less than the divisor.',
  'arithmetic.rounded':
    'If the first digit that is left out is 5 or more, the digit before it becomes 1 larger.',
  'arithmetic.share': 'One part is the amount divided by the sum, and a share is several parts.',
  'bmi.answer': 'Dividing by the height squared lets you compare tall and short people.',
  'bmi.imperial-formula': 'The factor 703 converts pounds per square inch to kilograms per square meter.',
  'bmi.inches': 'A foot has 12 inches, and the formula needs the entire height in inches.',
  'bmi.meters': 'A meter has 100 centimeters, and the formula needs the height in meters.',
  'bmi.metric-formula': 'The body mass index is defined as weight divided by the square of the height.',
  'bmi.square': 'The formula divides by the height twice, so multiply the height by itself.',
  'compound-interest.balance':
    'The initial amount grows for all periods, and each deposit grows for the periods after it.',
  'compound-interest.formula':
    'Each period multiplies the balance by the same number, so n periods multiply it by the nth power.',
  'compound-interest.growth': 'This is what $1 grows to if every period multiplies it by 1 + r.',
  'compound-interest.interest': 'The part of the balance that you didn’t deposit is interest.',
  'compound-interest.paid-in': 'Your initial amount plus all contributions is the money you deposited.',
  'compound-interest.period-rate':
    'A percentage is a number of hundredths, and the annual rate is split evenly among the periods.',
  'compound-interest.periods': 'Each year has the same number of periods, so multiply.',
  'discount.final-price': 'You pay the price minus the discount.',
  'discount.final-price-formula':
    'The discount and the final price add up to the original price, so subtract.',
  'discount.saved': 'The percentage is a number of hundredths of the price, and money is rounded to cents.',
  'discount.saved-exact':
    'A percentage is a number of hundredths, so 20% of a price is 20 ÷ 100 times the price.',
  'discount.saved-formula':
    'The discount is a percentage of the price, so multiply the price by that percentage.',
  'fraction.common-denominator':
    'The least common denominator is the product of both denominators over their greatest common divisor.',
  'fraction.common-divisor':
    'Dividing the numerator and the denominator by the same number doesn’t change a fraction.',
  'fraction.decimal': 'A fraction is a division that hasn’t been carried out yet.',
  'fraction.expand': 'Once the products are evaluated, both fractions count pieces of the same size.',
  'fraction.expand-factors':
    'Multiplying the numerator and the denominator by the same number doesn’t change a fraction.',
  'fraction.from-decimal': 'Each decimal place is a tenth of the previous one, so 0.75 is 75 hundredths.',
  'fraction.improper':
    'Each whole has as many pieces as the denominator says, so multiply and add the extra pieces.',
  'fraction.lowest-terms':
    'The numerator and the denominator have no common divisor left, so this is the simplest form.',
  'fraction.mixed': 'Take out as many wholes as fit, and the remainder is less than one.',
  'fraction.multiply': 'To multiply fractions, multiply the numerators and multiply the denominators.',
  'fraction.over-common': 'Pieces of the same size can be added, and their size stays the same.',
  'fraction.product': 'Multiply the numbers above the fraction bar, and the numbers below it.',
  'fraction.reciprocal': 'Dividing by 2/3 asks how many times it fits, and it fits into 1 exactly 3/2 times.',
  'fraction.scale':
    'Multiplying the numerator and denominator by the same number clears the decimals without changing the value.',
  'fraction.signs':
    'Multiplying the numerator and denominator by −1 moves the minus sign to the top without changing the value.',
  'fraction.sum':
    'Only the number of pieces changes, because the denominator tells you how large each one is.',
  'fraction.whole-parts': 'A fraction of whole numbers can be reduced.',
  'gpa.all-credits': 'The new average is taken over all credits, both earned and planned.',
  'gpa.answer': 'An average divides all the points equally among the credits.',
  'gpa.course': 'A course with more credits counts more, so multiply its grade points by its credits.',
  'gpa.credits': 'Each credit is one equal share, so add up the credits to count the shares.',
  'gpa.formula': 'The average divides the points of all courses equally among their credits.',
  'gpa.missing-points':
    'The points that the target needs and you don’t have yet must come from the planned credits.',
  'gpa.needed': 'Divide the missing points equally among the planned credits.',
  'gpa.needed-formula': 'The further credits must bring the missing points, so divide these points by them.',
  'gpa.prior': 'Multiplying an average by its credits gives the total points behind it.',
  'gpa.quality-points': 'The average divides the total points from all courses.',
  'gpa.target-points': 'Multiplying an average by its credits gives the total points it needs.',
  'loan.booked-interest': 'Everything you pay beyond the loan itself is interest.',
  'loan.extra-payment': 'The extra amount is added to each regular payment, and all of it repays the loan.',
  'loan.formula': 'With this payment, the balance is exactly 0 after the last month.',
  'loan.growth': 'A debt that nobody pays back is multiplied by 1 + r every month, n times.',
  'loan.interest': 'Everything you pay beyond the loan itself is interest.',
  'loan.interest-saved': 'The difference between the two is the interest that your extra payments save.',
  'loan.interest-with-extra': 'Everything you pay beyond the loan itself is interest.',
  'loan.monthly-rate':
    'A percentage is a number of hundredths, and the annual rate is split evenly among 12 months.',
  'loan.paid': 'Add up all the actual payments, including the last one.',
  'loan.paid-with-extra': 'Add up all the actual payments, including the last one.',
  'loan.payment': 'Money is paid in whole cents, so the payment is rounded to cents.',
  'loan.payments': 'There is a payment every month, and a year has 12 months.',
  'loan.payments-saved':
    'A larger payment leaves less to charge interest on, so you pay off the loan sooner.',
  'loan.time-saved': 'There is one payment per month, and 12 months make a year.',
  'loan.total': 'Every month has the same payment, so multiply and round at the end.',
  'loan.unrounded-payment': 'Substitute the numbers into the formula, and keep all decimals until the end.',
  'logarithm.answer': 'To check, raise the base to the logarithm, and you get the value.',
  'logarithm.as-powers': 'Two powers of the same number can be compared by their exponents.',
  'logarithm.base-as-power':
    'The base and the value are powers of the same smaller number, so start with the base.',
  'logarithm.change-of-base':
    'Logs in two bases differ only by a constant factor, so the quotient is the same in any base.',
  'logarithm.collect': 'Multiples of the same logarithm are like terms, so you can combine them.',
  'logarithm.definition': 'A logarithm is an exponent, so log₂ 8 = 3 says the same as 2³ = 8.',
  'logarithm.distribute': 'A factor in front of parentheses multiplies every term inside.',
  'logarithm.division': 'The formula divides the logarithm of the value by the logarithm of the base.',
  'logarithm.equation': 'Write the given information as an equation, with a variable for the unknown.',
  'logarithm.exact-root': 'The root undoes the power, and here it comes out exactly.',
  'logarithm.exponent': 'A fraction in the exponent is still a number, so the power can be evaluated.',
  'logarithm.factor':
    'The logarithm of a power of the base can be read off, so split that factor from the rest.',
  'logarithm.factor-sum': 'There is no rule for the logarithm of a sum, but there is one for a product.',
  'logarithm.formula': 'If aʸ = x, then y × ln a = ln x, so divide both sides by ln a.',
  'logarithm.inverse': 'The logarithm asks for the exponent of the base, and here you can see it.',
  'logarithm.known-value': 'The base and the value are powers of the same number, so the logarithm is exact.',
  'logarithm.ln-base': 'ln is the log base e ≈ 2.718, and every scientific calculator has it.',
  'logarithm.ln-value': 'ln is the log base e ≈ 2.718, and every scientific calculator has it.',
  'logarithm.longer-division':
    'Four decimal places in the parts aren’t enough for four in the result, so use more.',
  'logarithm.natural': 'ln asks for the exponent of e, and here you can see it.',
  'logarithm.number-as-logarithm':
    'A number n is the log of the base raised to the power n, so it can join the other logs.',
  'logarithm.numbers': 'An expression without variables can be evaluated.',
  'logarithm.of-one': 'Every base raised to the power 0 is 1, so the exponent is 0.',
  'logarithm.power': 'A power is repeated multiplication, so its logarithm is added that many times.',
  'logarithm.power-value': 'The unknown is now alone, so all that’s left is to evaluate the power.',
  'logarithm.problem': 'The question behind a logarithm is which power of the base gives the value.',
  'logarithm.product': 'Multiplying powers adds their exponents, and logarithms are exponents.',
  'logarithm.quotient': 'Dividing powers subtracts their exponents, and logarithms are exponents.',
  'logarithm.raise': 'The power 1/b undoes the power b, so the base is alone.',
  'logarithm.root': 'A root is a power with a fraction as its exponent, so √x is x to the power 1/2.',
  'logarithm.same-base':
    'To compare powers of the same number, compare their exponents: 2³ is 2² raised to the power 3/2.',
  'logarithm.simplify-value':
    'The argument of the logarithm is an ordinary expression, so you can simplify it.',
  'logarithm.substitution': 'Replace the variables with your numbers.',
  'logarithm.value-as-power': 'The value is a power of the same number as the base.',
  'number-base.decimal': 'The sum of the place values is the number as we usually write it.',
  'number-base.digits':
    'A remainder is always less than the base, so each one is a digit, and the first is the last place.',
  'number-base.division':
    'The remainder is what is left over after you make full groups, so it is the digit in this place.',
  'number-base.place-values': 'Each place is worth the base times the place to its right.',
  'number-base.same': 'Both bases are the same, so the digits don’t change.',
  'percentage.change': 'Percent means out of a hundred, so give the change in hundredths of the old value.',
  'percentage.change-formula': 'A change is measured relative to the starting value.',
  'percentage.difference': 'First find how much the value changed.',
  'percentage.hundredfold':
    'The whole is 100 percent, and multiplying first keeps the numbers whole as long as possible.',
  'percentage.part-of-total': 'Percent means out of a hundred, so give the quotient in hundredths.',
  'percentage.part-of-total-formula':
    'The division gives the fraction of the total, and multiplying by 100 turns it into a percentage.',
  'percentage.percent-of': 'Percent means out of a hundred, so divide by 100.',
  'percentage.percent-of-formula':
    'One percent is a hundredth of the value, so multiply that by the percentage.',
  'percentage.product': 'Multiplying before dividing keeps the numbers whole as long as possible.',
  'percentage.quotient': 'Dividing by the total gives the fraction of the total.',
  'percentage.reverse': 'Dividing by the percentage undoes multiplying by it.',
  'percentage.reverse-formula':
    'If you know p percent of a value, divide by p to get one percent, then multiply by 100.',
  'prime.common-divisor':
    'A divisor of both numbers divides every remainder, and the last nonzero remainder divides both.',
  'prime.common-multiple': 'The product contains the common factors twice, so divide them out once.',
  'prime.division':
    'The smallest divisor above 1 is always prime, because otherwise it would have a smaller one.',
  'prime.pair': 'Divisors come in pairs, so it is enough to try numbers up to the square root.',
  'prime.product':
    'Every number has only one prime factorization, no matter in what order you find the factors.',
  'prime.remainder':
    'A number that divides both also divides the remainder, so you can continue with smaller numbers.',
  'quadratic.discriminant':
    'The sign of the discriminant tells you how many real roots there are, which can be two, one or none.',
  'quadratic.discriminant-formula':
    'The discriminant is the expression under the square root in the quadratic formula.',
  'quadratic.double-decimal': 'A fraction is a division that can be carried out.',
  'quadratic.double-root': 'Adding or subtracting 0 makes no difference, so both roots are the same.',
  'quadratic.factored': 'A product is 0 exactly when one of its factors is, so each root makes one factor 0.',
  'quadratic.first-decimal': 'The exact root may not have a finite decimal, so ≈ marks a rounded value.',
  'quadratic.first-root':
    'Every nonzero number has two square roots, and this solution uses the one with the plus sign.',
  'quadratic.formula':
    'The quadratic formula comes from completing the square, and it works for every quadratic equation.',
  'quadratic.imaginary-root': 'No real number has a negative square, so we use the number i with i × i = −1.',
  'quadratic.roots': 'Both make the left side 0, so both are solutions, and there are no others.',
  'quadratic.second-decimal': 'The exact root may not have a finite decimal, so ≈ marks a rounded value.',
  'quadratic.second-root': 'The other square root has a minus sign, because (−3)² is 9, just like 3².',
  'quadratic.square-factors':
    'The root of a perfect square is a whole number, so write the perfect squares as factors first.',
  'quadratic.square-root':
    'The root of a product is the product of the roots, and the root of a perfect square is a whole number.',
  'quadratic.vertex-x': 'Substitute a and b into the formula.',
  'quadratic.vertex-x-formula':
    'A parabola is symmetric, so both roots are the same distance from −b ÷ (2a).',
  'quadratic.vertex-y': 'Substitute a, b and c into the formula.',
  'quadratic.vertex-y-formula':
    'The y-coordinate is the value of ax² + bx + c at the x-coordinate of the vertex.',
  'sequence.difference': 'In an arithmetic sequence, you always add the same number.',
  'sequence.differences': 'In a quadratic sequence, the differences form an arithmetic sequence.',
  'sequence.formula': 'From the first term to term n, there are n − 1 changes.',
  'sequence.ratio': 'In a geometric sequence, you always multiply by the same number.',
  'sequence.term': 'The formula gives the term at every place n.',
  'sequence.sum':
    'Terms at the same distance from both ends have the same sum, so each pair is like the first and the last term.',
  'sequence.geometric-sum':
    'In the ratio times the sum minus the sum, only the first and the last term remain.',
  'sequence.infinite-sum':
    'The powers of such a ratio approach 0, so only the first part of the formula remains.',
  'statistics.lower-quarter':
    'The position between two numbers decides what part of their difference is added.',
  'statistics.upper-quarter':
    'Three quarters of the steps from the first number to the last lead to this position.',
  'statistics.lower-quartile':
    'The lower quartile is the middle of the lower half, so about a quarter of the numbers are below it.',
  'statistics.mean': 'The mean divides the sum equally among all the numbers.',
  'statistics.median': 'There are as many numbers below the middle as above it.',
  'statistics.modes': 'The mode is the most frequent value.',
  'statistics.population-deviation':
    'The square root undoes the squaring, so the result has the same unit as the numbers.',
  'statistics.population-variance':
    'If the list is the whole population, the variance is the mean of the squared distances.',
  'statistics.quartile-range': 'The middle half of the numbers lies between the quartiles.',
  'statistics.range': 'The range tells you how spread out the numbers are.',
  'statistics.sample-deviation':
    'The square root undoes the squaring, so the result has the same unit as the numbers.',
  'statistics.sample-variance':
    'A sample is a little too close to its own mean, and dividing by one less makes up for that.',
  'statistics.sorted': 'To find the median, the quartiles and the range, sort the numbers first.',
  'statistics.squares': 'Squares are never negative, so distances on opposite sides can’t cancel out.',
  'statistics.sum': 'To find the mean, you need the sum of all the numbers.',
  'statistics.upper-quartile':
    'The upper quartile is the middle of the upper half, so about a quarter of the numbers are above it.',
  'time.breakdown': 'Start with the largest unit, and give each next unit what is left.',
  'time.days': 'A day has 24 × 60 × 60 = 86,400 seconds.',
  'time.first': 'In a single unit, times can be added and subtracted like numbers.',
  'time.formula': 'Days, hours and minutes don’t add up digit by digit, but seconds do.',
  'time.hours': 'An hour has 3600 seconds, so take as many full hours as fit into the rest.',
  'time.minutes': 'A minute has 60 seconds, so take as many full minutes as fit into the rest.',
  'time.second': 'In a single unit, times can be added and subtracted like numbers.',
  'time.total': 'Both times are in seconds now, so you can calculate with them like numbers.',
  'tip.per-person': 'Everyone pays the same share, so divide by the number of people.',
  'tip.share-formula': 'For equal shares, divide by the number of people.',
  'tip.tip': 'The percentage is a number of hundredths of the bill, and money is rounded to cents.',
  'tip.tip-exact': 'A percentage is a number of hundredths, so 15% of a bill is 15 ÷ 100 times the bill.',
  'tip.tip-formula': 'The tip is a percentage of the bill, so multiply the bill by that percentage.',
  'tip.tip-per-person': 'The tip is split the same way as the bill.',
  'tip.total': 'You pay the bill plus the tip, and money is rounded to cents.',
  'tip.total-exact': 'Keep all decimals until the end so that you round only once.',
  'tip.total-formula': 'You pay the bill plus the tip.',
  'unit.answer': 'The value hasn’t changed, only its unit.',
  'unit.formula': 'Convert to a common base unit first, and from there to the unit you want.',
  'unit.from-base': 'Divide by the factor to convert from the base unit.',
  'unit.to-base': 'Every unit is defined in terms of the base unit, so convert to that first.',
};
