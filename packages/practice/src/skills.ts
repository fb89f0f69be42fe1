import type { Category } from './problem.js';

/** What one learns to do: the smallest thing that can be practised by itself. */
export interface Skill {
  /** Never changes: links name it. */
  readonly id: string;
  readonly title: string;
  /** What one can do afterwards, in one sentence. */
  readonly about: string;
  /** The ids of the skills that come before it. */
  readonly needs: readonly string[];
  readonly category: Category;
  /** The id of its unit. */
  readonly unit: string;
  /** The ids of the families that practise it; it may have authored problems besides, or only those. */
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

// biome-ignore format: one line a skill
const TABLE: Table = [
  ['algebra', 'numbers', 'Numbers and fractions', [
    ['order-of-operations', 'Order of operations', 'You can work out a calculation in the right order, with parentheses, powers and negative numbers.', [], ['order-of-operations']],
    ['add-fractions', 'Adding and subtracting fractions', 'You can bring fractions to a common denominator, compare them, add and subtract them.', ['order-of-operations'], ['add-fractions']],
    ['multiply-fractions', 'Multiplying and dividing fractions', 'You can multiply and divide fractions, and cancel before you do.', ['order-of-operations'], ['multiply-fractions']],
  ]],
  ['algebra', 'percent', 'Percent, ratio and rates', [
    ['percent', 'Percent problems', 'You can find a part, a whole, and what a number becomes when it grows or falls by some percent.', ['multiply-fractions'], ['percent']],
    ['mixtures', 'Mixtures', 'You can find how strong a mixture is, and how much must be added to change it.', ['percent', 'linear-equation'], []],
    ['interest', 'Compound interest', 'You can find what money becomes when interest earns interest, and what must be put in for it.', ['percent', 'exponent-laws'], []],
    ['proportion', 'Proportions', 'You can tell whether two amounts grow together or against each other, and find the missing one.', ['multiply-fractions'], ['proportion']],
    ['rates', 'Speed and work', 'You can connect distance, time and speed, and find how long several work at one thing together.', ['proportion', 'linear-equation'], []],
    ['averages', 'Averages', 'You can find a mean, and the number that makes a mean what it is.', ['order-of-operations'], []],
  ]],
  ['algebra', 'powers', 'Exponents and roots', [
    ['exponent-laws', 'Laws of exponents', 'You can multiply, divide and raise powers by working with their exponents.', ['order-of-operations'], ['exponent-laws']],
    ['roots', 'Square roots', 'You can compare and simplify square roots, and clear a root from a denominator.', ['exponent-laws'], []],
  ]],
  ['algebra', 'expressions', 'Expressions', [
    ['evaluate-expression', 'Values of expressions and formulas', 'You can put numbers in place of letters and work out what comes of it.', ['order-of-operations'], ['evaluate-expression']],
    ['expand-product', 'Expanding parentheses', 'You can multiply out products with parentheses and collect like terms.', ['evaluate-expression', 'exponent-laws'], ['expand-product']],
    ['binomial-squares', 'Squares of sums', 'You can square a sum or a difference, and find values with it without solving for the letters.', ['expand-product'], []],
  ]],
  ['algebra', 'linear', 'Linear equations', [
    ['linear-equation', 'Linear equations', 'You can solve an equation by doing the same to both sides, with the letter on one side or on both.', ['evaluate-expression'], ['linear-equation']],
    ['parentheses-equation', 'Equations with parentheses', 'You can solve a linear equation whose letter stands in parentheses.', ['linear-equation', 'expand-product'], ['parentheses-equation']],
    ['fraction-equation', 'Equations with fractions', 'You can clear an equation of its fractions and solve it.', ['parentheses-equation', 'add-fractions'], ['fraction-equation']],
    ['one-unknown', 'Word problems with one unknown', 'You can turn a story about one unknown number into an equation, and solve it.', ['linear-equation'], []],
  ]],
  ['algebra', 'inequalities', 'Inequalities', [
    ['linear-inequality', 'Linear inequalities', 'You can solve an inequality, and know when its sign turns around.', ['linear-equation'], ['linear-inequality']],
  ]],
  ['algebra', 'systems', 'Systems of equations', [
    ['two-equations', 'Two equations with two unknowns', 'You can solve two equations together, by substitution or by elimination.', ['linear-equation'], ['two-equations']],
    ['two-unknowns', 'Word problems with two unknowns', 'You can write a story with two unknown numbers as two equations, and solve them.', ['two-equations', 'one-unknown'], []],
  ]],
  ['algebra', 'factoring', 'Factoring', [
    ['common-factor', 'Taking out a common factor', 'You can find what all terms share and write it in front of parentheses.', ['expand-product'], ['common-factor']],
    ['factor-trinomial', 'Factoring trinomials', 'You can write a trinomial as a product of two factors.', ['common-factor'], ['factor-trinomial']],
    ['difference-of-squares', 'Difference of squares', 'You can see a difference of two squares and factor it at once.', ['common-factor'], ['difference-of-squares']],
    ['simplify-fraction', 'Simplifying fractions', 'You can cancel what numerator and denominator share, in numbers and in expressions with letters.', ['multiply-fractions', 'factor-trinomial', 'difference-of-squares'], ['simplify-fraction']],
  ]],
  ['algebra', 'quadratics', 'Quadratic equations', [
    ['quadratic-by-factoring', 'Quadratic equations by factoring', 'You can solve a quadratic equation by writing it as a product that is 0.', ['factor-trinomial', 'linear-equation'], ['quadratic-by-factoring']],
    ['quadratic-formula', 'The quadratic formula', 'You can solve any quadratic equation exactly, and tell how many solutions it has.', ['quadratic-by-factoring', 'roots'], ['quadratic-formula']],
    ['parabolas', 'Parabolas', 'You can find the highest or the lowest point of a parabola, and when it reaches a height.', ['quadratic-by-factoring'], []],
  ]],
  ['algebra', 'sequences', 'Patterns and sequences', [
    ['patterns', 'Patterns and sums', 'You can see how a pattern goes on, and find a far term or the sum of many without counting.', ['evaluate-expression'], []],
    ['doubling', 'Doubling', 'You can find what a number becomes when it doubles again and again.', ['exponent-laws'], []],
  ]],
  ['logarithms', 'meaning', 'What a logarithm means', [
    ['evaluate-logarithm', 'Values of logarithms', 'You can work out a logarithm exactly, and tell between which whole numbers it lies.', ['exponent-laws'], ['evaluate-logarithm']],
    ['logarithmic-form', 'From powers to logarithms and back', 'You can write an equation with a power as one with a logarithm, and the other way around.', ['evaluate-logarithm'], ['logarithmic-form']],
    ['halvings', 'Counting doublings and halvings', 'You can find how many times a number must be doubled or halved.', ['evaluate-logarithm'], []],
    ['logarithm-graphs', 'Graphs of logarithms', 'You can find points of the graph of a logarithm, and tell for which numbers it is defined.', ['logarithmic-form'], []],
  ]],
  ['logarithms', 'laws', 'The laws of logarithms', [
    ['product-law', 'Logarithm of a product', 'You can write a sum of logarithms as one logarithm, and split the logarithm of a product.', ['evaluate-logarithm'], ['product-law']],
    ['quotient-law', 'Logarithm of a quotient', 'You can write a difference of logarithms as one logarithm, and split the logarithm of a quotient.', ['product-law'], ['quotient-law']],
    ['power-law', 'Logarithm of a power', 'You can bring an exponent in front of a logarithm, and back.', ['product-law'], ['power-law']],
    ['expand-logarithm', 'Expanding logarithms', 'You can split one logarithm into as many simple ones as there are.', ['quotient-law', 'power-law'], ['expand-logarithm']],
    ['condense-logarithms', 'Condensing logarithms', 'You can write a sum of many logarithms as a single one.', ['quotient-law', 'power-law'], ['condense-logarithms']],
    ['change-of-base', 'Change of base', 'You can write a logarithm with another base, and work it out with any calculator.', ['power-law'], ['change-of-base']],
  ]],
  ['logarithms', 'log-equations', 'Equations and inequalities', [
    ['logarithm-equation', 'Equations with one logarithm', 'You can solve an equation with x inside a logarithm.', ['logarithmic-form', 'linear-equation'], ['logarithm-equation']],
    ['base-of-logarithm', 'The base as the unknown', 'You can find the base of a logarithm from its value.', ['logarithmic-form'], ['base-of-logarithm']],
    ['exponential-equation', 'Exponential equations with one base', 'You can solve an equation with x in the exponent by writing both sides with the same base.', ['exponent-laws', 'linear-equation'], ['exponential-equation']],
    ['exponential-equation-rounded', 'Exponential equations with logarithms', 'You can solve an equation with x in the exponent by taking logarithms of both sides.', ['exponential-equation', 'power-law'], ['exponential-equation-rounded']],
    ['logarithmic-equation', 'Equations with several logarithms', 'You can combine several logarithms into one, solve for x, and drop what was no solution.', ['logarithm-equation', 'condense-logarithms', 'quadratic-by-factoring'], ['logarithmic-equation']],
    ['log-inequality', 'Inequalities with logarithms and powers', 'You can solve an inequality with x inside a logarithm or in an exponent.', ['logarithm-equation', 'linear-inequality'], []],
  ]],
  ['logarithms', 'growth', 'Natural logarithms and growth', [
    ['natural-logarithm', 'Natural logarithms', 'You can work with ln and e as you do with any other logarithm and its base.', ['power-law', 'logarithmic-form'], ['natural-logarithm']],
    ['growth', 'Growth and decay', 'You can find how long something takes to double, to halve, or to grow to a certain size.', ['exponential-equation-rounded', 'percent'], ['growth']],
  ]],
  ['logarithms', 'scales', 'Logarithmic scales', [
    ['orders-of-magnitude', 'Decibels, earthquakes and acidity', 'You can read a logarithmic scale: what one step more means, and how many steps a factor makes.', ['logarithmic-form', 'quotient-law'], ['orders-of-magnitude']],
  ]],
  ['geometry', 'area', 'Perimeter and area', [
    ['rectangle', 'Rectangles and perimeters', 'You can find the perimeter and the area of a rectangle, and a side from either.', [], ['rectangle']],
    ['triangle-area', 'Area of triangles', 'You can find the area of a triangle from base and height, and either of them from the area.', ['rectangle'], ['triangle-area']],
    ['quadrilateral-area', 'Area of parallelograms, trapezoids and kites', 'You can find the area of a quadrilateral that is no rectangle, and a side from the area.', ['triangle-area'], ['quadrilateral-area']],
    ['composite-area', 'Composite figures', 'You can split a figure into parts that you know, or take parts away from a larger one.', ['triangle-area', 'circle'], ['composite-area']],
  ]],
  ['geometry', 'circles', 'Circles', [
    ['circle', 'Circumference and area of circles', 'You can find the circumference and the area of a circle, and the radius from either.', ['rectangle'], ['circle']],
    ['sector', 'Arcs and sectors', 'You can find the length of an arc, the area of a sector, and the angle that makes it.', ['circle'], ['sector']],
  ]],
  ['geometry', 'angles', 'Angles', [
    ['angle-pairs', 'Angles at a point and on a line', 'You can find an angle from the ones beside it or across from it.', [], ['angle-pairs']],
    ['parallel-lines', 'Angles at parallel lines', 'You can find every angle where a line crosses two parallel lines.', ['angle-pairs'], ['parallel-lines']],
    ['polygon-angles', 'Angles of triangles and polygons', 'You can find a missing angle of a triangle or of any polygon from the sum of its angles.', ['angle-pairs'], ['polygon-angles']],
  ]],
  ['geometry', 'triangles', 'Right and similar triangles', [
    ['pythagoras', 'The theorem of Pythagoras', 'You can find a side of a right triangle from the other two, also where the triangle hides in a figure.', ['triangle-area', 'roots'], ['pythagoras']],
    ['special-triangle', 'Special right triangles', 'You can find all sides of a triangle with angles of 30° and 60°, or of 45°, from one of them.', ['pythagoras', 'polygon-angles'], ['special-triangle']],
    ['similar-triangles', 'Similar figures and scale', 'You can find lengths, areas and volumes of a figure from one of the same shape.', ['proportion', 'triangle-area'], ['similar-triangles']],
  ]],
  ['geometry', 'solids', 'Solids', [
    ['box', 'Boxes and cubes', 'You can find the volume, the surface and an edge of a box.', ['rectangle'], ['box']],
    ['cylinder', 'Cylinders', 'You can find the volume and the surface of a cylinder.', ['box', 'circle'], ['cylinder']],
    ['cone-and-sphere', 'Cones and spheres', 'You can find the volume and the surface of a cone and of a sphere.', ['cylinder', 'pythagoras'], ['cone-and-sphere']],
  ]],
  ['geometry', 'coordinates', 'Coordinates and lines', [
    ['midpoint', 'Points and midpoints', 'You can find the midpoint of a segment, and a corner or an end from the other points.', [], ['midpoint']],
    ['distance', 'Distance between points', 'You can find how far apart two points are.', ['pythagoras'], ['distance']],
    ['slope', 'Slope', 'You can find the slope of a line from two points or from its equation.', ['midpoint'], ['slope']],
    ['line-equation', 'Equation of a line', 'You can write the equation of a line from its slope and a point, or from two points.', ['slope', 'linear-equation'], ['line-equation']],
  ]],
];

// Marked as pure, so that an import of only the grader doesn't include the skills.
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
