/** One sentence that justifies each step of a practice problem, keyed by step id. */
export const WHYS: Readonly<Record<string, string>> = {
  'practice.add': 'Combine the quantities that belong together.',
  'practice.add-areas': 'If parts don’t overlap, the area of the whole is the sum of their areas.',
  'practice.add-change': 'Begin with the starting value and add the change.',
  'practice.add-equations':
    'Adding equals to equals keeps both sides equal, and here one variable drops out.',
  'practice.add-lengths': 'The perimeter is the sum of the lengths of all the pieces.',
  'practice.add-to-both-sides': 'Both sides are equal, so adding the same number to both keeps them equal.',
  'practice.all-prime-factors':
    'A common multiple needs the shared factor only once, but the product contains it twice.',
  'practice.alternate-angles':
    'A transversal crosses both parallel lines at the same angle, so these two angles are equal.',
  'practice.angle-from-parts': 'All parts are the same size, so multiply one part by how many there are.',
  'practice.angles-on-a-line': 'A straight line is half a turn, so the angles along it add up to 180°.',
  'practice.arc-length': 'The arc is the same fraction of the circumference as its angle is of a full turn.',
  'practice.area-factor':
    'The length and the width are both multiplied by the factor, so the area is multiplied by it twice.',
  'practice.box-surface': 'Opposite faces are congruent, so there are three pairs of rectangles.',
  'practice.box-volume':
    'One unit cube fits on each unit square of the base, and the height tells you how many layers there are.',
  'practice.bring-to-one-side': 'With 0 on one side, you can solve by factoring or with a formula.',
  'practice.cancel':
    'Dividing the numerator and the denominator by the same number doesn’t change the value.',
  'practice.change-of-base':
    'Logs in two bases differ only by a constant factor, so their quotient is the same in any base.',
  'practice.check-domain':
    'Only positive numbers have a logarithm, so reject a solution that makes an argument negative or 0.',
  'practice.circle-area':
    'Cut into thin slices, a circle rearranges into a rectangle that is πr long and r high.',
  'practice.circumference':
    'The circumference of every circle is π times its diameter, and the diameter is 2r.',
  'practice.co-interior-angles':
    'One of them is equal to the angle next to the other, so together they make 180°.',
  'practice.collect-like-terms': 'Three x plus two x is five x, so only the coefficients change.',
  'practice.common-denominator': 'You can add pieces only if they are the same size.',
  'practice.common-difference':
    'All steps of an arithmetic sequence are equal, so divide the whole change by the number of steps.',
  'practice.common-factor': 'A factor that every term shares can be written once, outside the parentheses.',
  'practice.common-factors': 'If both numbers are multiples of a number, it is a common divisor.',
  'practice.common-ratio': 'Each term of a geometric sequence is the previous one times the same number.',
  'practice.compare-exponents': 'Equal powers of the same base have equal exponents.',
  'practice.complementary-angles': 'A right angle measures 90°, and the two angles make up all of it.',
  'practice.complete-square':
    'Adding and subtracting the same number changes nothing, and makes a square possible.',
  'practice.cone-surface':
    'Unrolled, the side of a cone is a sector with area πrs, and the base adds a circle.',
  'practice.cone-volume': 'A cone has one third of the volume of a cylinder with the same base and height.',
  'practice.convert-unit': 'Both amounts are equal, only measured in different units.',
  'practice.coordinate-difference': 'Subtracting the coordinates tells you how far apart the points are.',
  'practice.corresponding-angles':
    'A transversal crosses both parallel lines at the same angle, so the same angles appear at each.',
  'practice.count-factors':
    'In a factor, each prime can appear any number of times from 0 up to its exponent.',
  'practice.cube-surface': 'A cube has six congruent square faces.',
  'practice.cube-volume': 'Length, width and height are equal, so use the edge as a factor three times.',
  'practice.cylinder-surface':
    'Unrolled, the side is a rectangle as long as the circumference, and two circles close the ends.',
  'practice.cylinder-volume':
    'Every layer is the same circle, so multiply the area of the base by the height.',
  'practice.discriminant':
    'The formula adds and subtracts its root, so there is one solution only if the root is 0.',
  'practice.distance-on-axis':
    'Points at the same height, or directly above each other, differ in only one coordinate.',
  'practice.distributive-law': 'A factor in front of parentheses multiplies every term inside.',
  'practice.divide':
    'Division splits an amount into equal parts, or tells you how many times one number fits into another.',
  'practice.divide-both-sides': 'Both sides are equal, so dividing both by the same number keeps them equal.',
  'practice.equal-products': 'If one quantity doubles, the other is halved, so their product stays the same.',
  'practice.equal-ratios': 'Both quantities grow by the same factor, so their ratio stays the same.',
  'practice.equal-sides': 'The figure has sides of equal length, so one side gives the other.',
  'practice.exponential-function':
    'After x steps, the value at the start has been multiplied by the factor x times.',
  'practice.factor': 'A product shows what a sum hides, such as its zeros and the factors that cancel.',
  'practice.fraction-bar':
    'A fraction bar works like parentheses, so evaluate the top and the bottom before you divide.',
  'practice.greatest-common-divisor':
    'Dividing by the largest number that divides both reduces the fraction in one step.',
  'practice.growth-factor':
    'Growing by p% keeps the original 100% and adds p%, so a single multiplication does both.',
  'practice.half-base': 'The height of an isosceles triangle meets the base at its midpoint.',
  'practice.half-circle-arc': 'The arc of a semicircle is half the circumference.',
  'practice.half-circle-area': 'A semicircle has half the area of the circle.',
  'practice.infinite-sum':
    'The sum times 1 minus the ratio is the first term, because all other terms cancel.',
  'practice.intercept': 'On the y-axis, x is 0, so only the constant is left.',
  'practice.line-equation': 'The slope and the y-intercept determine a line.',
  'practice.logarithm-is-exponent': 'A logarithm asks for the exponent, and here you can see it.',
  'practice.logarithm-to-power': 'A logarithm is an exponent, so both lines say the same thing.',
  'practice.lowest-terms':
    'Dividing the numerator and the denominator by the same number doesn’t change the value.',
  'practice.midpoint': 'The number halfway between two numbers is their mean.',
  'practice.move-graph':
    'Replacing x with x − h moves a graph h units to the right, and adding k moves it k units up.',
  'practice.multiply': 'Multiplication is a quick way to add equal amounts.',
  'practice.multiply-both-sides':
    'Both sides are equal, so multiplying both by the same number keeps them equal.',
  'practice.multiply-fractions':
    'To multiply fractions, multiply the numerators and multiply the denominators.',
  'practice.name-base-exponent':
    'The base is the number that is multiplied, and the exponent tells you how many times.',
  'practice.one-part': 'All parts are equal, so divide the amount by the number of parts.',
  'practice.other-side': 'The question tells you how the length depends on the width.',
  'practice.outer-angle': 'An interior angle and its exterior angle form a straight line, so they make 180°.',
  'practice.outer-angle-sum': 'If you walk once around a polygon, you make one full turn, which is 360°.',
  'practice.pair-primes': 'A square contains each of its primes an even number of times.',
  'practice.parallel-slope': 'Parallel lines have the same slope, so they never meet.',
  'practice.parallelogram-area': 'Cut a triangle off one end and attach it at the other to make a rectangle.',
  'practice.parentheses-first': 'Parentheses group what belongs together, so work inside them first.',
  'practice.part-of-circle':
    'A full turn is 360°, so the angle tells you what fraction of the circle this is.',
  'practice.parts-of-ratio': 'The numbers of a ratio count equal parts.',
  'practice.percent-of': 'A percentage is a number of hundredths.',
  'practice.perpendicular-slope':
    'Rotating a line 90° swaps the rise and the run and changes the sign of one of them.',
  'practice.point-on-line': 'The coordinates of a point on the line satisfy its equation.',
  'practice.polygon-angle-sum':
    'Diagonals from one vertex split a polygon with n sides into n − 2 triangles of 180° each.',
  'practice.power-of-ten':
    'Each whole step on the scale multiplies by 10, so the number of steps is an exponent of 10.',
  'practice.power-to-logarithm': 'A logarithm is an exponent, so both lines say the same thing.',
  'practice.prime-factors': 'Every whole number greater than 1 is a product of primes, in only one way.',
  'practice.product-law': 'Multiplying powers adds exponents, and logarithms are exponents.',
  'practice.product-of-powers': 'Written out, both powers become one row of factors, so add the exponents.',
  'practice.products-first': 'Multiplication is repeated addition, so do it before you add.',
  'practice.pythagorean-theorem':
    'In a right triangle, the squares of the two legs add up to the square of the hypotenuse.',
  'practice.quadrilateral-angle-sum':
    'A diagonal splits a quadrilateral into two triangles, each with an angle sum of 180°.',
  'practice.quotient-of-powers': 'Equal factors above and below cancel, so subtract the exponents.',
  'practice.radius-from-diameter': 'The radius goes from the center to the edge, so it is half the diameter.',
  'practice.read-coordinate':
    'Go straight up or down to read x on the x-axis, and straight across to read y on the y-axis.',
  'practice.read-intercept': 'On the y-axis, x is 0, so y is the constant b of the equation.',
  'practice.rectangle-area':
    'Unit squares line up in rows, so multiply the number in each row by the number of rows.',
  'practice.rectangle-perimeter': 'Going around a rectangle, you pass two lengths and two widths.',
  'practice.root-of-factor': 'The same factor is used in every step, so the total factor is its power.',
  'practice.round': 'Round only at the end so that rounding errors don’t add up.',
  'practice.round-factors':
    'Numbers with one significant figure are easy to calculate with and close enough for an estimate.',
  'practice.same-base': 'Powers of the same base can be compared by their exponents.',
  'practice.scale-factor':
    'Corresponding sides of similar figures all have the same ratio, which is the scale factor.',
  'practice.scale-side': 'In similar figures, every length is multiplied by the same factor.',
  'practice.sector-angle': 'The sector is the same fraction of the circle as its angle is of a full turn.',
  'practice.sector-area': 'The sector is the same fraction of the circle as its angle is of a full turn.',
  'practice.set-up': 'Let a variable stand for the unknown, and turn the question into an equation.',
  'practice.side-of-30-60-90':
    'This triangle is half of an equilateral triangle, so one leg is half the hypotenuse.',
  'practice.shaded-side': 'All points on one side of the line satisfy the same inequality.',
  'practice.similar-triangles':
    'Triangles with equal angles have the same shape, so corresponding sides have the same ratio.',
  'practice.simplify-root':
    'The root of a product is the product of the roots, and the root of a perfect square is a whole number.',
  'practice.slope': 'The slope tells you how far a line rises for each unit to the right.',
  'practice.solve-for-coordinate': 'Do the same to both sides until the variable is alone.',
  'practice.solve-for-intercept': 'Do the same to both sides until b is alone.',
  'practice.solve-for-x': 'Do the same to both sides until x is alone.',
  'practice.sphere-surface':
    'The surface of a sphere is four times the area of the circle through its center.',
  'practice.sphere-volume':
    'Thin pyramids with their tips at the center fill a sphere, so take a third of the surface times r.',
  'practice.split-at-place': 'The digits after the rounding place decide whether to round up or down.',
  'practice.square': 'A square is a number multiplied by itself.',
  'practice.square-factor': 'A perfect square under a root can move out in front of it.',
  'practice.square-of-sum': 'A square with side a + b contains a², b² and two rectangles of area ab.',
  'practice.square-root': 'The root undoes the square, and a length or a base must be positive.',
  'practice.straight-sides': 'The perimeter includes the straight sides, not just the arc.',
  'practice.substitute': 'A variable stands for a number, so you can replace it with that number.',
  'practice.stretch-factor': 'One step from the vertex, the square is 1, so y changes by a.',
  'practice.subtract': 'The difference tells you how much larger one number is than the other.',
  'practice.subtract-areas': 'Subtract the part that is cut out from the whole.',
  'practice.subtract-from-both-sides':
    'Both sides are equal, so subtracting the same number from both keeps them equal.',
  'practice.sum-of-pairs':
    'The first and the last term, the second and the second to last, and so on, have the same sum.',
  'practice.take-logarithms':
    'Equal numbers have equal logarithms, and a logarithm brings the exponent down.',
  'practice.to-full-hour': 'An hour has 60 minutes, so count to the full hour first.',
  'practice.total-time': 'Each period takes the same time, so multiply.',
  'practice.trapezoid-area':
    'Two copies of a trapezoid form a parallelogram whose base is the sum of the parallel sides.',
  'practice.triangle-angle-sum': 'Placed side by side, the three angles of a triangle form a straight line.',
  'practice.triangle-area':
    'Two copies of a triangle form a parallelogram, so one is half of base times height.',
  'practice.turn-the-sign': 'A negative factor reverses the order, because 2 < 3, but −2 > −3.',
  'practice.two-minus-signs': 'Subtracting a negative number is the same as adding a positive one.',
  'practice.unit-amount': 'Once you know the unit rate, multiply to get any other amount.',
  'practice.vertex-form': 'The square is 0 at the vertex, so y is k there.',
  'practice.vertical-angles': 'Both make 180° with the same angle next to them, so they are equal.',
  'practice.work-out': 'Evaluating an expression doesn’t change its value.',
  'practice.work-out-power': 'A power is a product of equal factors, and the exponent 1/2 is a square root.',
  'practice.write-as-power': 'Powers of the same base can be compared by their exponents.',
  'practice.zero-product': 'The product of two nonzero numbers is never 0, so one factor must be 0.',
  'practice.middle-value': 'As many values come before the middle as after it.',
  'practice.order-values': 'In order, you can see at once which value is the first and which is the last.',
  'practice.range': 'The distance between two values is the larger one minus the smaller one.',
  'practice.count-values': 'The mode is the most frequent value.',
  'practice.read-chart': 'The scale tells you the number for each position.',
  'practice.quarters-of-data': 'The quartiles and the median split the ordered data into four equal parts.',
  'practice.quartile': 'A quartile is the median of one half of the data.',
  'practice.total-from-table': 'A value that appears several times is added several times.',
  'practice.mean': 'The mean shares the total equally.',
  'practice.class-middle':
    'Some values are larger than the middle of the class and some are smaller, so the middle is fair.',
  'practice.favorable-outcomes':
    'If all outcomes are equally likely, the probability is the share of those you want.',
  'practice.expected-count': 'In the long run, the relative frequency stays about the same.',
  'practice.complement': 'One of all possible outcomes must happen, so their probabilities add up to 1.',
  'practice.along-branches': 'The second probability takes its share of the first, so multiply them.',
  'practice.add-branches': 'Different paths can’t happen at the same time, so their probabilities add up.',
  'practice.product-rule': 'Each choice goes with each of the other choices.',
  'practice.count-down': 'What has been chosen can’t be chosen again.',
  'practice.order-does-not-matter':
    'Each group appears once for each of its orders, so divide by the number of orders.',
  'practice.expected-value': 'The expected value is the average in the long run.',
  'practice.trig-ratio':
    'All right triangles with this angle are similar, so the ratio of these sides is fixed.',
  'practice.angle-from-ratio':
    'Each ratio belongs to one angle of a triangle, and the inverse function finds it.',
  'practice.exact-ratio': 'Half of a square and half of an equilateral triangle give these values exactly.',
  'practice.sine-area': 'One side times the sine of the angle is the height to the other side.',
  'practice.sine-rule': 'Both sides give the same height of the triangle, so the ratios are equal.',
  'practice.cosine-rule':
    'The law of cosines is the Pythagorean theorem with a term that corrects for the angle.',
  'practice.inscribed-angle':
    'Two isosceles triangles at the center show that the central angle is twice as large.',
  'practice.half-circle-angle':
    'A diameter is a central angle of 180°, and the inscribed angle is half of it.',
  'practice.cyclic-quadrilateral':
    'Opposite angles intercept two arcs that make up the whole circle, so they add up to half of 360°.',
  'practice.equal-radii': 'All radii are equal, so the triangle is isosceles and its base angles are equal.',
  'practice.tangent-radius':
    'The radius to the point of contact is the shortest path from the center to the tangent.',
  'practice.circle-center': 'The squares measure the distance from the center, so both squares are 0 there.',
  'practice.circle-radius':
    'Each point of the circle is one radius from the center, by the Pythagorean theorem.',
  'practice.by-coordinate': 'Horizontal and vertical moves don’t affect each other.',
  'practice.reflect-point': 'The mirror is halfway between a point and its image.',
  'practice.rotate-point':
    'A rotation keeps all distances from the center and turns all directions by the same angle.',
  'practice.enlarge-point': 'An enlargement multiplies every distance from the center by the factor.',
  'practice.opposite-direction': 'The lines to the north are parallel, and turning around is half a turn.',
  'practice.clockwise-from-north': 'A bearing is measured clockwise from north.',
  'practice.count-given': 'Each criterion says how many sides and angles must be equal.',
  'practice.prism-volume': 'Every layer of a prism has the same shape, so multiply its area by the depth.',
  'practice.add-volumes': 'The parts don’t overlap, so their volumes add up to the whole.',
  'practice.cylinder-side': 'Unrolled, the side is a rectangle as long as the circumference of the base.',
  'practice.cone-side': 'Unrolled, the side of a cone is a sector whose radius is the slant side.',
};
