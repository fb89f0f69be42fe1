/** Why each step of a practice problem may be done, in a sentence, by the id of the step. */
export const WHYS: Readonly<Record<string, string>> = {
  'practice.add': 'What belongs together is counted together.',
  'practice.add-areas': 'Parts that don’t overlap make up the whole, so their areas add.',
  'practice.add-change': 'From the start, go on by as much as the value changes.',
  'practice.add-equations': 'Equal sides added to equal sides stay equal, and here one letter disappears.',
  'practice.add-lengths': 'The way around is all its pieces, one after the other.',
  'practice.add-to-both-sides':
    'Both sides are the same number, so adding the same to both keeps them equal.',
  'practice.alternate-angles': 'A line meets parallels in the same direction, so these two angles are equal.',
  'practice.angle-from-parts': 'Each part is the same size, so multiply one part by how many there are.',
  'practice.angles-on-a-line': 'A straight line is half a turn, so the angles along it make 180°.',
  'practice.arc-length': 'The arc is the same part of the circumference as its angle is of a full turn.',
  'practice.area-factor': 'Length and width both grow by the factor, so the area grows by it twice.',
  'practice.box-surface': 'Opposite faces are equal, so there are three pairs of rectangles.',
  'practice.box-volume':
    'The bottom holds length times width unit cubes, and the height says how many such layers.',
  'practice.bring-to-one-side': 'With 0 on the other side, factors or a formula can solve it.',
  'practice.cancel': 'Dividing top and bottom by the same number keeps the value.',
  'practice.change-of-base':
    'Logarithms of two bases differ by a factor only, so their quotient is the same in every base.',
  'practice.check-domain':
    'Only positive numbers have a logarithm, so a solution that makes one negative doesn’t count.',
  'practice.circle-area': 'Cut into thin slices, a circle becomes a rectangle, πr long and r high.',
  'practice.circumference': 'The way around every circle is π times the way across, and across is 2r.',
  'practice.co-interior-angles': 'One of them equals the neighbor of the other, so together they make 180°.',
  'practice.collect-like-terms': 'Three x and two x are five x: only the numbers before the letter change.',
  'practice.common-denominator': 'Pieces can be counted together only when they have the same size.',
  'practice.common-factor': 'What is in every term can be multiplied once, outside the parentheses.',
  'practice.compare-exponents':
    'Different exponents of one base give different powers, so equal powers have equal exponents.',
  'practice.compare-numbers':
    'Different numbers have different logarithms, so equal logarithms have equal numbers.',
  'practice.complementary-angles': 'A right angle has 90°, and the two fill it.',
  'practice.cone-surface':
    'Unrolled, the side of a cone is a part of a circle with the area πrs; the bottom comes on top.',
  'practice.cone-volume': 'Three cones fill the cylinder around one of them.',
  'practice.coordinate-difference': 'Subtracting the coordinates tells how far apart they are.',
  'practice.corresponding-angles':
    'A line meets parallels in the same direction, so its angles repeat at the second one.',
  'practice.cube-surface': 'A cube has six equal squares.',
  'practice.cube-volume': 'Length, width and height are the same, so the edge is multiplied three times.',
  'practice.cylinder-surface':
    'Unrolled, the side is a rectangle as long as the circumference; two circles close it.',
  'practice.cylinder-volume':
    'All layers are equal circles, so the area of the bottom is multiplied by the height.',
  'practice.difference-of-squares': 'In (a + b)(a − b) the middle terms cancel, and a² − b² remains.',
  'practice.discriminant': 'It decides how many solutions there are, so it is worked out on its own.',
  'practice.distance-on-axis': 'Points at the same height or side differ in one coordinate only.',
  'practice.distributive-law': 'A factor before parentheses multiplies every term inside.',
  'practice.divide': 'Dividing shares something into equal parts, or tells how often it fits.',
  'practice.divide-both-sides':
    'Both sides are the same number, so dividing both by the same keeps them equal.',
  'practice.each-by-each':
    'Each term of the first sum is multiplied by each of the second, like the fields of a rectangle.',
  'practice.equal-products': 'If one is doubled, the other is halved, so their product doesn’t change.',
  'practice.equal-ratios': 'Both grow by the same factor, so their quotient doesn’t change.',
  'practice.equal-sides': 'The figure has sides of the same length, so one tells the other.',
  'practice.factor': 'A product shows what a sum hides: where it is 0, and what can be canceled.',
  'practice.factor-by-grouping':
    'Each pair has a factor of its own, and then both share what is in parentheses.',
  'practice.fraction-bar': 'A fraction bar works like parentheses: first above, first below, then divide.',
  'practice.greatest-common-divisor':
    'The largest number that divides both reduces the fraction in one step.',
  'practice.growth-factor': 'Growing by p% leaves all 100% and adds p%, so one multiplication does it.',
  'practice.half-base': 'The height of a triangle with two equal sides meets the base in its middle.',
  'practice.half-circle-arc': 'Half a circle has half of the circumference.',
  'practice.half-circle-area': 'Half a circle has half of its area.',
  'practice.intercept': 'On the y axis x is 0, so only the number alone remains.',
  'practice.left-to-right':
    'Adding and subtracting rank equally, so they are done in the order in which they stand.',
  'practice.line-equation': 'Slope and crossing with the y axis fix a line completely.',
  'practice.logarithm-is-exponent': 'A logarithm asks for the exponent, and here it can be seen.',
  'practice.logarithm-to-power': 'A logarithm is an exponent, so both lines say the same.',
  'practice.lowest-terms': 'Dividing top and bottom by the same number keeps the value.',
  'practice.midpoint': 'Halfway between two numbers lies their mean.',
  'practice.multiply': 'Equal amounts are added most quickly by multiplying.',
  'practice.multiply-both-sides':
    'Both sides are the same number, so multiplying both by the same keeps them equal.',
  'practice.multiply-fractions':
    'A part of a part: multiply how many pieces there are, and how small they are.',
  'practice.name-base-exponent': 'The base is what is multiplied, the exponent is how often.',
  'practice.name-exponent': 'What is sought gets a name, so that an equation can be written.',
  'practice.number-as-logarithm': 'A number n is the logarithm of the base to the power n.',
  'practice.other-side': 'The question says how the length depends on the width.',
  'practice.outer-angle': 'Inner and outer angle lie on a straight line and make 180°.',
  'practice.outer-angle-sum': 'Walking once around a polygon turns you once around yourself, by 360°.',
  'practice.over-common-denominator': 'Pieces of the same size are counted, and their size stays.',
  'practice.parallel-slope': 'Parallel lines rise equally, so they never meet.',
  'practice.parallelogram-area': 'Cut off a triangle at one end and put it in at the other: a rectangle.',
  'practice.parentheses-first': 'Parentheses say what belongs together, so it is worked out first.',
  'practice.part-of-circle': 'A full turn has 360°, so the angle tells which part of it this is.',
  'practice.percent-of': 'A percentage is a number of hundredths.',
  'practice.perpendicular-slope': 'Turning a line by 90° swaps rise and run and changes one sign.',
  'practice.point-on-line': 'A point on the line makes its equation true.',
  'practice.polygon-angle-sum':
    'From one corner, a polygon with n corners splits into n − 2 triangles of 180° each.',
  'practice.power-law': 'A power is repeated multiplication, so its logarithm is added that many times.',
  'practice.power-of-power': 'Taking a power again repeats its factors, so the exponents multiply.',
  'practice.power-of-product': 'Every factor is repeated as often as the exponent says.',
  'practice.power-of-ten': 'Each whole step of the scale multiplies by 10, so steps are exponents of 10.',
  'practice.power-to-logarithm': 'A logarithm is an exponent, so both lines say the same.',
  'practice.power-undoes-logarithm':
    'ln asks which power of e a number is; raising e to it gives the number back.',
  'practice.powers-first':
    'A power is shorthand for a product, so it is worked out before anything around it.',
  'practice.product-and-sum': 'In (x + p)(x + q) the middle term has p + q and the last is p times q.',
  'practice.product-law': 'Multiplying powers adds exponents, and logarithms are exponents.',
  'practice.product-of-powers':
    'Written out, the factors of both powers stand in one row, so their numbers add.',
  'practice.products-first': 'Products are sums written shorter, so they are worked out before adding.',
  'practice.pythagorean-theorem':
    'In a right triangle the squares on the legs are together as large as that on the hypotenuse.',
  'practice.quadratic-formula':
    'It comes from completing the square, and it solves every quadratic equation.',
  'practice.quadrilateral-angle-sum': 'A diagonal splits a quadrilateral into two triangles of 180° each.',
  'practice.quotient-law': 'Dividing powers subtracts exponents, and logarithms are exponents.',
  'practice.quotient-of-exponents':
    'If both are powers of one number, their exponents tell how often one fits into the other.',
  'practice.quotient-of-powers': 'Equal factors above and below cancel, so their numbers are subtracted.',
  'practice.radius-from-diameter': 'The radius goes from the center to the edge, half of the way across.',
  'practice.raise-both-sides':
    'Equal numbers have equal powers, and this power undoes the one that is there.',
  'practice.reciprocal': 'Dividing by 2/3 asks how often it fits, and into 1 it fits 3/2 times.',
  'practice.rectangle-area': 'Unit squares lie in rows: so many in a row, so many rows.',
  'practice.rectangle-perimeter': 'Going around, each of two lengths and widths comes twice.',
  'practice.round': 'Round only at the end, so that errors don’t grow on the way.',
  'practice.same-base': 'Powers of one number can be compared by their exponents.',
  'practice.scale-factor':
    'Matching sides of similar figures have one quotient, and it tells by how much one is larger.',
  'practice.scale-side': 'In similar figures every length is multiplied by the same factor.',
  'practice.sector-angle': 'The sector is the same part of the circle as its angle is of a full turn.',
  'practice.sector-area': 'The sector is the same part of the circle as its angle is of a full turn.',
  'practice.set-up': 'What is sought gets a letter, and the words of the question become an equation.',
  'practice.side-of-30-60-90':
    'This triangle is half of one with equal sides, so one leg is half of the hypotenuse.',
  'practice.similar-triangles': 'Equal angles make the same shape, so matching sides have the same quotient.',
  'practice.simplify-root':
    'The root of a product is the product of the roots, and a square’s root is known.',
  'practice.slope': 'The slope tells how far a line rises for each step to the right.',
  'practice.solve-for-coordinate': 'Do the same to both sides until the letter stands alone.',
  'practice.solve-for-intercept': 'Do the same to both sides until b stands alone.',
  'practice.solve-for-x': 'Do the same to both sides until x stands alone.',
  'practice.sphere-surface': 'A sphere has four times the area of the circle through its center.',
  'practice.sphere-volume':
    'A sphere is made of thin pyramids with their tips in the center: a third of surface times r.',
  'practice.split-middle-term':
    'In two parts, the middle term lets the first and the last pair share a factor.',
  'practice.square': 'A square is a number multiplied by itself.',
  'practice.square-factor': 'A square under a root can leave it as a plain number.',
  'practice.square-of-sum': 'The square on a + b holds a², b² and two rectangles a times b.',
  'practice.square-root': 'The root undoes the square; a length or a base takes the positive one.',
  'practice.straight-sides': 'The edge of the figure is not only its arc: the straight pieces belong to it.',
  'practice.substitute': 'A letter stands for a number, so the number may take its place.',
  'practice.subtract': 'The difference tells by how much one is more than the other.',
  'practice.subtract-areas': 'What is cut out is taken off the whole.',
  'practice.subtract-from-both-sides':
    'Both sides are the same number, so subtracting the same from both keeps them equal.',
  'practice.take-logarithms':
    'Equal numbers have equal logarithms, and a logarithm brings the exponent down.',
  'practice.total-time': 'Every turn takes as long as the others, so multiply.',
  'practice.trapezoid-area':
    'Two equal trapezoids make a parallelogram whose base is both parallel sides together.',
  'practice.triangle-angle-sum': 'Put side by side, the three angles of a triangle make a straight line.',
  'practice.triangle-area': 'Two equal triangles make a parallelogram, so one is half of base times height.',
  'practice.turn-the-sign': 'A negative factor turns the order around: 2 < 3, but −2 > −3.',
  'practice.two-minus-signs': 'Taking away a debt is the same as getting the amount.',
  'practice.unit-amount': 'Knowing the amount for one, any other amount is a multiplication.',
  'practice.vertical-angles': 'Both make 180° with the same neighbor, so they are equal.',
  'practice.work-out': 'Only what stands there is worked out; the value stays the same.',
  'practice.work-out-power': 'A power is a product of equal factors; an exponent 1/2 is a square root.',
  'practice.write-as-power': 'As a power of the same base, it can be compared with the rest by its exponent.',
  'practice.write-as-squares':
    'Only a difference of two squares has this pattern, so first make the squares visible.',
  'practice.write-with-common-factor':
    'Written as a product, each term shows the factor that all of them share.',
  'practice.zero-product': 'Two numbers other than 0 never multiply to 0, so one factor must be 0.',
};
