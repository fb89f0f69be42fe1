import type { Category } from './problem.js';

/** A skill: the smallest unit that can be practiced separately. */
export interface Skill {
  /** The stable id, which is part of links. */
  readonly id: string;
  readonly title: string;
  /** One sentence about what a student learns to do. It begins with a verb. */
  readonly about: string;
  /** The ids of the prerequisite skills. */
  readonly needs: readonly string[];
  readonly category: Category;
  /** The id of its unit. */
  readonly unit: string;
  /**
   * The ids of the families that generate its problems. A skill may also have authored problems, or only
   * those.
   */
  readonly families: readonly string[];
}

/** A part of a category, with its skills in teaching order. */
export interface Unit {
  readonly id: string;
  readonly category: Category;
  readonly title: string;
  readonly skills: readonly Skill[];
}

type Row = readonly [
  id: string,
  title: string,
  about: string,
  needs: readonly string[],
  families: readonly string[],
];

type Table = readonly (readonly [category: Category, id: string, title: string, skills: readonly Row[]])[];

// biome-ignore format: one line per skill
const TABLE: Table = [
  ['algebra', 'numbers', 'Numbers', [
    ['order-of-operations', 'Order of operations', 'Evaluate expressions in the right order, with parentheses, powers and negative numbers.', [], ['order-of-operations']],
    ['negative-numbers', 'Negative numbers', 'Calculate with negative numbers, and use them for temperatures and depths.', [], ['negative-numbers', 'below-zero']],
    ['decimals', 'Calculating with decimals', 'Calculate with decimals, and place the decimal point of the result.', [], ['decimals']],
    ['rounding', 'Rounding', 'Round to tens and hundreds, to decimal places, and to significant figures.', ['decimals'], ['rounding']],
    ['estimation', 'Estimation', 'Estimate products and quotients with rounded numbers, and get the order of magnitude right.', ['rounding'], ['estimation']],
    ['prime-factors', 'Prime factors', 'Factor whole numbers into primes, and use the primes to count factors.', [], ['prime-factors']],
    ['gcd-and-lcm', 'Common divisors and multiples', 'Find the greatest common divisor and the least common multiple, including in word problems.', ['prime-factors'], ['gcd-and-lcm']],
  ]],
  ['algebra', 'fractions', 'Fractions', [
    ['add-fractions', 'Adding and subtracting fractions', 'Find a common denominator, and compare, add and subtract fractions.', ['order-of-operations'], ['add-fractions']],
    ['multiply-fractions', 'Multiplying and dividing fractions', 'Multiply and divide fractions, canceling first.', ['order-of-operations'], ['multiply-fractions']],
    ['fraction-decimal-percent', 'Fractions, decimals and percents', 'Convert between fractions, decimals and percents.', ['multiply-fractions', 'decimals'], ['fraction-decimal-percent']],
  ]],
  ['algebra', 'percent', 'Percent, ratio and rates', [
    ['percent', 'Percent problems', 'Find a part, a whole, and the result of a percent increase or decrease.', ['multiply-fractions'], ['percent']],
    ['unit-rates', 'Unit rates and best buys', 'Find the amount for one, and use it to compare prices.', ['decimals'], ['unit-rates']],
    ['share-in-ratio', 'Sharing in a ratio', 'Split an amount in a ratio, and find the whole from one share.', ['multiply-fractions'], ['share-in-ratio']],
    ['map-scale', 'Scales of maps and models', 'Convert between lengths on a map, in a model and in reality.', ['unit-rates'], ['map-scale']],
    ['mixtures', 'Mixtures', 'Find how strong a mixture is, and how much to add to change it.', ['percent', 'linear-equation'], ['mixtures']],
    ['interest', 'Compound interest', 'Find the future value of money, and the present value you need to invest.', ['percent', 'exponent-laws'], ['interest']],
    ['proportion', 'Proportions', 'Recognize direct and inverse proportion, and find the missing value.', ['multiply-fractions'], ['proportion']],
    ['rates', 'Speed and work', 'Relate distance, time and speed, and find how long a job takes when several people work together.', ['proportion', 'linear-equation'], ['rates']],
    ['averages', 'Averages', 'Find a mean, and find a missing number from the mean.', ['order-of-operations'], ['averages']],
  ]],
  ['algebra', 'measures', 'Measures and time', [
    ['convert-units', 'Metric and customary units', 'Convert lengths, masses, volumes and areas to other units.', ['decimals'], ['convert-units']],
    ['compound-measures', 'Density, speed and other rates', 'Calculate densities, speeds and other measures that are amounts per unit.', ['unit-rates', 'convert-units'], ['compound-measures']],
    ['clock-time', 'Time and timetables', 'Find how long something takes, including past noon, past midnight and across time zones.', [], ['clock-time']],
  ]],
  ['algebra', 'powers', 'Exponents and roots', [
    ['exponent-laws', 'Laws of exponents', 'Multiply and divide powers, and raise a power to a power, by working with the exponents.', ['order-of-operations'], ['exponent-laws']],
    ['scientific-notation', 'Scientific notation', 'Write large and small numbers with powers of ten, and calculate with them.', ['exponent-laws', 'decimals'], ['scientific-notation']],
    ['roots', 'Square roots', 'Compare and simplify square roots, and rationalize a denominator.', ['exponent-laws'], ['simplify-root', 'add-roots', 'rationalize']],
    ['rational-exponents', 'Fractions as exponents', 'Evaluate and simplify powers with fractions as exponents.', ['exponent-laws', 'roots', 'multiply-fractions'], ['rational-exponents']],
  ]],
  ['algebra', 'expressions', 'Expressions', [
    ['evaluate-expression', 'Evaluating expressions and formulas', 'Substitute numbers for letters and evaluate the result.', ['order-of-operations'], ['evaluate-expression']],
    ['expand-product', 'Expanding parentheses', 'Expand products with parentheses and combine like terms.', ['evaluate-expression', 'exponent-laws'], ['expand-product']],
    ['binomial-squares', 'Squares of sums', 'Square a sum or a difference, and use the square to find values without solving for the letters.', ['expand-product'], ['binomial-squares']],
  ]],
  ['algebra', 'linear', 'Linear equations', [
    ['linear-equation', 'Linear equations', 'Solve an equation with the variable on one side or on both sides.', ['evaluate-expression'], ['linear-equation']],
    ['parentheses-equation', 'Equations with parentheses', 'Solve a linear equation with the variable in parentheses.', ['linear-equation', 'expand-product'], ['parentheses-equation']],
    ['fraction-equation', 'Equations with fractions', 'Clear the fractions from an equation and solve it.', ['parentheses-equation', 'add-fractions'], ['fraction-equation']],
    ['one-unknown', 'Word problems with one unknown', 'Turn a story about one unknown number into an equation, and solve it.', ['linear-equation'], ['one-unknown']],
    ['rearrange-formula', 'Rearranging formulas', 'Solve a formula for any of its letters.', ['fraction-equation', 'common-factor'], ['rearrange-formula']],
  ]],
  ['algebra', 'inequalities', 'Inequalities', [
    ['linear-inequality', 'Linear inequalities', 'Solve an inequality, and know when to flip the inequality sign.', ['linear-equation'], ['linear-inequality']],
    ['compound-inequality', 'Compound inequalities', 'Solve two inequalities that are joined by “and” or “or”.', ['linear-inequality'], ['compound-inequality']],
    ['absolute-value', 'Absolute value', 'Solve equations and inequalities with an absolute value, by cases.', ['compound-inequality'], ['absolute-value']],
  ]],
  ['algebra', 'systems', 'Systems of equations', [
    ['two-equations', 'Two equations with two unknowns', 'Solve a system of two equations by substitution or elimination.', ['linear-equation'], ['two-equations']],
    ['two-unknowns', 'Word problems with two unknowns', 'Write a story with two unknown numbers as two equations, and solve them.', ['two-equations', 'one-unknown'], ['two-unknowns']],
  ]],
  ['algebra', 'factoring', 'Factoring', [
    ['common-factor', 'Factoring out a common factor', 'Find the factor that all terms share, and write it in front of parentheses.', ['expand-product'], ['common-factor']],
    ['factor-trinomial', 'Factoring trinomials', 'Write a trinomial as a product of two factors.', ['common-factor'], ['factor-trinomial']],
    ['difference-of-squares', 'Difference of squares', 'Recognize a difference of two squares and factor it.', ['common-factor'], ['difference-of-squares']],
    ['simplify-fraction', 'Simplifying fractions', 'Cancel the common factors of a numerator and a denominator, in numbers and in expressions with letters.', ['multiply-fractions', 'factor-trinomial', 'difference-of-squares'], ['simplify-fraction']],
  ]],
  ['algebra', 'quadratics', 'Quadratic equations', [
    ['quadratic-by-factoring', 'Quadratic equations by factoring', 'Solve a quadratic equation by writing it as a product equal to 0.', ['factor-trinomial', 'linear-equation'], ['quadratic-by-factoring']],
    ['quadratic-formula', 'The quadratic formula', 'Solve any quadratic equation exactly, and find how many solutions it has.', ['quadratic-by-factoring', 'roots'], ['quadratic-formula']],
    ['complete-square', 'Vertex form', 'Complete the square: write a quadratic expression as a square plus a number.', ['binomial-squares'], ['complete-square']],
    ['discriminant', 'The discriminant', 'Tell from the coefficients how many solutions a quadratic equation has.', ['quadratic-formula'], ['discriminant']],
    ['parabolas', 'Parabolas', 'Find the highest or lowest point of a parabola, and when it reaches a given height.', ['quadratic-by-factoring'], ['parabolas']],
  ]],
  ['algebra', 'rational', 'Rational expressions and roots', [
    ['rational-expressions', 'Rational expressions', 'Calculate with fractions that have x in the numerator and the denominator.', ['simplify-fraction', 'add-fractions'], ['rational-expressions']],
    ['rational-equation', 'Equations with x in a denominator', 'Clear x from the denominators, solve, and reject numbers that make a denominator 0.', ['fraction-equation', 'quadratic-by-factoring'], ['rational-equation']],
    ['radical-equation', 'Equations with roots', 'Solve an equation with x under a root, and reject extraneous solutions.', ['roots', 'quadratic-by-factoring'], ['radical-equation']],
  ]],
  ['algebra', 'polynomials', 'Polynomials and complex numbers', [
    ['polynomial-division', 'Dividing polynomials', 'Divide a polynomial by a linear factor, term by term.', ['expand-product', 'simplify-fraction'], ['polynomial-division']],
    ['remainder-theorem', 'Remainder and factor theorem', 'Find remainders, factors and zeros of polynomials from their values.', ['polynomial-division', 'evaluate-expression', 'quadratic-by-factoring'], ['remainder-theorem']],
    ['complex-numbers', 'Complex numbers', 'Calculate with numbers that contain the imaginary unit i.', ['expand-product', 'roots'], ['complex-numbers']],
  ]],
  ['algebra', 'graphs', 'Graphs', [
    ['plot-points', 'Points on a grid', 'Read and plot points on a coordinate grid, move them and reflect them.', [], ['plot-points']],
    ['line-from-graph', 'Lines in a graph', 'Read the slope and the equation of a line, and draw parallel and perpendicular lines.', ['plot-points', 'evaluate-expression'], ['line-from-graph']],
    ['line-from-table', 'Lines from tables and points', 'Find the equation of a line from a table of values or from two points.', ['line-from-graph'], ['line-from-table']],
    ['parabola-graph', 'Parabolas in a graph', 'Read the vertex and the zeros of a parabola, and write its expression.', ['plot-points', 'binomial-squares'], ['parabola-graph']],
    ['function-graph', 'Reading the graph of a function', 'Read values, the domain and the range of a function, and find where it increases.', ['plot-points'], ['function-graph']],
    ['transform-graph', 'Transformations of graphs', 'Move and stretch graphs, reflect them, and write their new expressions.', ['parabola-graph', 'function-graph'], ['transform-graph']],
    ['inequality-region', 'Graphing inequalities in two variables', 'Find the inequality that a shaded region shows, and the points that belong to it.', ['line-from-table', 'linear-inequality'], ['inequality-region']],
  ]],
  ['algebra', 'sequences', 'Patterns and sequences', [
    ['patterns', 'Patterns and sums', 'Continue a pattern, and find a distant term or a long sum without counting.', ['evaluate-expression'], ['patterns']],
    ['doubling', 'Doubling', 'Find what a number becomes after doubling again and again.', ['exponent-laws'], ['doubling']],
    ['arithmetic-sequence', 'Arithmetic sequences and sums', 'Find terms, formulas and sums of sequences that grow by equal steps.', ['patterns', 'linear-equation'], ['arithmetic-sequence']],
    ['geometric-sequence', 'Geometric sequences and sums', 'Find terms, ratios and sums of sequences that are multiplied by equal factors.', ['doubling', 'multiply-fractions'], ['geometric-sequence']],
  ]],
  ['algebra', 'functions', 'Functions', [
    ['function-value', 'Function notation', 'Find the value of a function, and the x that leads to a given value.', ['evaluate-expression', 'linear-equation'], ['function-value']],
    ['function-domain', 'Domain of a function', 'Find the numbers for which a quotient or a root is defined.', ['function-value', 'linear-inequality', 'quadratic-by-factoring'], ['function-domain']],
    ['composition', 'Composition of functions', 'Put one function into another, for a number and as an expression.', ['function-value', 'binomial-squares'], ['composition']],
    ['inverse-function', 'Inverse functions', 'Find a value of an inverse function, and its formula.', ['function-value', 'fraction-equation'], ['inverse-function']],
    ['exponential-data', 'Exponential functions from data', 'Write an exponential function from its values at two times.', ['function-value', 'exponent-laws'], ['exponential-data']],
  ]],
  ['algebra', 'data', 'Data and chance', [
    ['median-and-range', 'Median, mode and range', 'Find the median, the mode and the range of a list, and a missing value.', ['order-of-operations'], ['median-and-range']],
    ['mean-from-table', 'Mean from a table', 'Find the total and the mean of a table, and estimate the mean of classes.', ['averages'], ['mean-from-table']],
    ['box-plots', 'Quartiles and box plots', 'Find quartiles, read box plots, and find what fraction of the data is in each part.', ['median-and-range'], ['box-plots']],
    ['charts', 'Bar charts, histograms and scatter plots', 'Read values from charts, and use a line of best fit for predictions.', ['percent', 'plot-points'], ['charts']],
    ['simple-probability', 'Probability', 'Find the probability of an outcome, and predict how often it happens.', ['multiply-fractions'], ['simple-probability']],
    ['complement', 'Complements', 'Find the probability that something doesn’t happen, or happens at least once.', ['simple-probability', 'decimals'], ['complement']],
    ['two-stages', 'Tree diagrams', 'Multiply along the branches of a tree, and add the paths that you want.', ['simple-probability', 'add-fractions'], ['two-stages']],
    ['without-replacement', 'Draws without replacement', 'Find probabilities when each draw changes the next one.', ['two-stages', 'complement'], ['without-replacement']],
    ['counting', 'Counting', 'Count choices, orders and groups without listing them.', ['order-of-operations'], ['counting']],
    ['expected-value', 'Expected value', 'Find the average result of a game, and what it costs in the long run.', ['simple-probability', 'mean-from-table'], ['expected-value']],
  ]],
  ['logarithms', 'meaning', 'What a logarithm means', [
    ['evaluate-logarithm', 'Evaluating logarithms', 'Evaluate a logarithm exactly, or find the two whole numbers it is between.', ['exponent-laws'], ['evaluate-logarithm']],
    ['logarithmic-form', 'From powers to logarithms and back', 'Convert an equation from exponential form to logarithmic form and back.', ['evaluate-logarithm'], ['logarithmic-form']],
    ['halvings', 'Counting doublings and halvings', 'Find how many times a number must be doubled or halved.', ['evaluate-logarithm'], ['halvings']],
    ['logarithm-graphs', 'Graphs of logarithms', 'Find points on the graph of a logarithm, and find where it is defined.', ['logarithmic-form'], ['logarithm-graphs']],
  ]],
  ['logarithms', 'laws', 'The rules of logarithms', [
    ['product-law', 'Logarithm of a product', 'Write a sum of logarithms as one logarithm, and split the logarithm of a product.', ['evaluate-logarithm'], ['product-law']],
    ['quotient-law', 'Logarithm of a quotient', 'Write a difference of logarithms as one logarithm, and split the logarithm of a quotient.', ['product-law'], ['quotient-law']],
    ['power-law', 'Logarithm of a power', 'Move an exponent in front of a logarithm, and back.', ['product-law'], ['power-law']],
    ['expand-logarithm', 'Expanding logarithms', 'Split one logarithm into a sum of simple ones.', ['quotient-law', 'power-law'], ['expand-logarithm']],
    ['condense-logarithms', 'Condensing logarithms', 'Write a sum of several logarithms as a single logarithm.', ['quotient-law', 'power-law'], ['condense-logarithms']],
    ['change-of-base', 'Change of base', 'Write a logarithm with a different base, and evaluate it with any calculator.', ['power-law'], ['change-of-base']],
  ]],
  ['logarithms', 'log-equations', 'Equations and inequalities', [
    ['logarithm-equation', 'Equations with one logarithm', 'Solve an equation with x inside a logarithm.', ['logarithmic-form', 'linear-equation'], ['logarithm-equation']],
    ['base-of-logarithm', 'Solving for the base', 'Find the base of a logarithm from its value.', ['logarithmic-form'], ['base-of-logarithm']],
    ['exponential-equation', 'Exponential equations with one base', 'Solve an equation with x in the exponent by writing both sides with the same base.', ['exponent-laws', 'linear-equation'], ['exponential-equation']],
    ['exponential-equation-rounded', 'Exponential equations with logarithms', 'Solve an equation with x in the exponent by taking logarithms of both sides.', ['exponential-equation', 'power-law'], ['exponential-equation-rounded']],
    ['logarithmic-equation', 'Equations with several logarithms', 'Combine several logarithms into one, solve for x, and reject extraneous solutions.', ['logarithm-equation', 'condense-logarithms', 'quadratic-by-factoring'], ['logarithmic-equation']],
    ['log-inequality', 'Inequalities with logarithms and powers', 'Solve an inequality with x inside a logarithm or in an exponent.', ['logarithm-equation', 'linear-inequality'], ['log-inequality']],
  ]],
  ['logarithms', 'growth', 'Natural logarithms and growth', [
    ['natural-logarithm', 'Natural logarithms', 'Work with ln and e as you do with any other logarithm and its base.', ['power-law', 'logarithmic-form'], ['natural-logarithm']],
    ['growth', 'Growth and decay', 'Find how long something takes to double, to halve, or to grow to a certain size.', ['exponential-equation-rounded', 'percent'], ['growth']],
  ]],
  ['logarithms', 'scales', 'Logarithmic scales', [
    ['orders-of-magnitude', 'Decibels, earthquakes and acidity', 'Read a logarithmic scale: find the factor for one step, and the number of steps for a factor.', ['logarithmic-form', 'quotient-law'], ['orders-of-magnitude']],
  ]],
  ['geometry', 'area', 'Perimeter and area', [
    ['rectangle', 'Rectangles and perimeters', 'Find the perimeter and the area of a rectangle, and find a side from either.', [], ['rectangle']],
    ['triangle-area', 'Area of triangles', 'Find the area of a triangle from its base and height, and either of them from the area.', ['rectangle'], ['triangle-area']],
    ['quadrilateral-area', 'Area of parallelograms, trapezoids and kites', 'Find the area of quadrilaterals other than rectangles, and a side from the area.', ['triangle-area'], ['quadrilateral-area']],
    ['composite-area', 'Composite figures', 'Divide a figure into familiar shapes, or subtract shapes from a larger one.', ['triangle-area', 'circle'], ['composite-area']],
  ]],
  ['geometry', 'circles', 'Circles', [
    ['circle', 'Circumference and area of circles', 'Find the circumference and the area of a circle, and the radius from either.', ['rectangle'], ['circle']],
    ['sector', 'Arcs and sectors', 'Find the length of an arc, the area of a sector, and the central angle.', ['circle'], ['sector']],
    ['circle-theorems', 'Angles in circles', 'Find inscribed and central angles, and angles of cyclic quadrilaterals and tangents.', ['polygon-angles'], ['circle-theorems']],
    ['circle-equation', 'Equation of a circle', 'Read the center and the radius from an equation, completing the square if needed.', ['circle', 'distance', 'binomial-squares'], ['circle-equation']],
  ]],
  ['geometry', 'angles', 'Angles', [
    ['angle-pairs', 'Angles at a point and on a line', 'Find an angle from the angles next to it or across from it.', [], ['angle-pairs']],
    ['parallel-lines', 'Angles and parallel lines', 'Find every angle where a transversal crosses two parallel lines.', ['angle-pairs'], ['parallel-lines']],
    ['polygon-angles', 'Angles of triangles and polygons', 'Find a missing angle of a triangle or another polygon from the sum of its angles.', ['angle-pairs'], ['polygon-angles']],
    ['angle-equations', 'Angles and equations', 'Write an equation for the angles of a triangle or a quadrilateral, and solve it.', ['polygon-angles', 'linear-equation'], ['angle-equations']],
  ]],
  ['geometry', 'triangles', 'Right and similar triangles', [
    ['pythagoras', 'The Pythagorean theorem', 'Find a side of a right triangle from the other two, and find hidden right triangles in a figure.', ['triangle-area', 'roots'], ['pythagoras']],
    ['special-triangle', 'Special right triangles', 'Find all sides of a 30°-60°-90° or 45°-45°-90° triangle from one side.', ['pythagoras', 'polygon-angles'], ['special-triangle']],
    ['similar-triangles', 'Similar figures and scale', 'Find lengths, areas and volumes from a similar figure.', ['proportion', 'triangle-area'], ['similar-triangles']],
    ['triangle-criteria', 'Congruent and similar triangles', 'Choose the criterion that shows that two triangles are congruent or similar.', ['similar-triangles', 'polygon-angles'], ['triangle-criteria']],
  ]],
  ['geometry', 'trigonometry', 'Trigonometry', [
    ['trigonometry', 'Sine, cosine and tangent', 'Find a side or an angle of a right triangle with sine, cosine or tangent.', ['pythagoras', 'similar-triangles'], ['trigonometry']],
    ['elevation', 'Angles of elevation', 'Find heights, distances and angles in everyday right triangles.', ['trigonometry'], ['elevation']],
    ['exact-trig', 'Exact values of sine, cosine and tangent', 'Use the exact values for angles of 30°, 45° and 60°.', ['trigonometry', 'special-triangle'], ['exact-trig']],
    ['sine-area', 'Area of a triangle with the sine', 'Find the area of a triangle from two sides and the angle between them.', ['trigonometry'], ['sine-area']],
    ['sine-rule', 'The law of sines', 'Find a side or an angle of a triangle with the law of sines.', ['trigonometry', 'proportion'], ['sine-rule']],
    ['cosine-rule', 'The law of cosines', 'Find a side or an angle of a triangle with the law of cosines.', ['trigonometry', 'roots'], ['cosine-rule']],
    ['bearings', 'Bearings', 'Find bearings and distances on a map, measured clockwise from north.', ['trigonometry', 'parallel-lines'], ['bearings']],
  ]],
  ['geometry', 'solids', 'Solids', [
    ['box', 'Boxes and cubes', 'Find the volume, surface area and edges of a box.', ['rectangle'], ['box']],
    ['cylinder', 'Cylinders', 'Find the volume and surface area of a cylinder.', ['box', 'circle'], ['cylinder']],
    ['cone-and-sphere', 'Cones and spheres', 'Find the volume and surface area of cones and spheres.', ['cylinder', 'pythagoras'], ['cone-and-sphere']],
    ['compound-solids', 'Solids made of parts', 'Find the volume and surface area of solids that consist of several parts.', ['cone-and-sphere', 'composite-area'], ['compound-solids']],
    ['area-volume-units', 'Units of area and volume', 'Convert square and cubic units and liters, and calculate with lengths in different units.', ['box', 'convert-units'], ['area-volume-units']],
  ]],
  ['geometry', 'coordinates', 'Coordinates and lines', [
    ['midpoint', 'Points and midpoints', 'Find the midpoint of a segment, and find an endpoint or a vertex from other points.', [], ['midpoint']],
    ['distance', 'Distance between points', 'Find the distance between two points.', ['pythagoras'], ['distance']],
    ['slope', 'Slope', 'Find the slope of a line from two points or from its equation.', ['midpoint'], ['slope']],
    ['line-equation', 'Equation of a line', 'Write the equation of a line from its slope and a point, or from two points.', ['slope', 'linear-equation'], ['line-equation']],
    ['vectors', 'Vectors', 'Add and multiply vectors, and find the vector between two points and its length.', ['midpoint', 'pythagoras'], ['vectors']],
    ['move-figures', 'Transformations', 'Find the image of a figure after a translation, a reflection, a rotation or an enlargement.', ['plot-points'], ['move-figures']],
  ]],
];

// Marked as pure so that an import of only the grader doesn't include the skills.
/** The units of all categories, in teaching order. */
export const UNITS: readonly Unit[] = /* @__PURE__ */ TABLE.map(([category, unit, title, skills]) => ({
  id: unit,
  category,
  title,
  skills: skills.map(([id, name, about, needs, families]) => ({
    id,
    title: name,
    about,
    needs,
    category,
    unit,
    families,
  })),
}));

/** Every skill, in teaching order. */
export const SKILLS: readonly Skill[] = /* @__PURE__ */ UNITS.flatMap(({ skills }) => skills);
