/** The texts of a pack's page in the shop, which everyone may read. */
export interface PackPage {
  /** One sentence that says what a reader can do after the pack. */
  readonly outcome: string;
  /** One line for each lesson, by its id. */
  readonly lessons: Readonly<Record<string, string>>;
  /** A problem of the pack, from the bank, for visitors to try. */
  readonly problem: string;
}

/** The page of each pack by its id. */
export const PACK_PAGES: Readonly<Record<string, PackPage>> = {
  'algebra-foundations': {
    outcome:
      'After this pack, you can turn a story into an equation, solve it line by line, and check the answer.',
    lessons: {
      'letters-and-expressions':
        'Read an expression as a recipe, substitute numbers, and tell when two recipes are the same.',
      'equations-as-balances':
        'Solve an equation by doing the same thing to both sides, and see why that is allowed.',
      'parentheses-and-like-terms':
        'Multiply out, collect like terms, and handle the minus sign in front of parentheses.',
      'fractions-in-equations': 'Clear all fractions in one step, even when the unknown is in a denominator.',
      inequalities: 'Solve an inequality, and know when the sign flips and why.',
      'two-unknowns': 'Solve a system by elimination or substitution, and see both lines in a graph.',
      'word-problems': 'Find the equation in a story in five steps: ages, rates, mixtures and more.',
    },
    problem: 'algebra-garden-01',
  },
  'geometry-essentials': {
    outcome:
      'After this pack, you can find lengths, angles, areas and volumes, and draw the figure that proves each formula.',
    lessons: {
      'angles-and-parallel-lines':
        'Find all angles of a figure from a few, with parallel lines and polygons.',
      'triangles-and-pythagoras':
        'Find the third side of a right triangle, and test whether an angle is right.',
      area: 'Turn parallelograms, triangles and trapezoids into rectangles to find their areas.',
      'similar-triangles': 'Measure what you can’t reach, and know how areas grow with lengths.',
      'circles-and-sectors': 'Find circumference, area, arcs and sectors, and see where π comes from.',
      'volume-and-surface': 'Find the volume and surface area of boxes, cylinders, cones and spheres.',
      'coordinate-geometry': 'Find distance, midpoint and slope, and the equation of a line.',
    },
    problem: 'geometry-maps-01',
  },
  'exam-night': {
    outcome:
      'After this pack, you can pick the right tool for a question, avoid the usual mistakes, and check an answer in seconds.',
    lessons: {
      'reading-the-question':
        'Find what a question asks, what its verb tells you to do, and how much time it is worth.',
      'order-and-fractions': 'Get signs, order of operations and fractions right even when you’re tired.',
      'percent-and-proportion':
        'Use a percentage as a factor, forward and backward, and spot inverse proportion.',
      'equations-at-speed': 'Recognize the kind of equation first, then take the shortest way.',
      'powers-roots-logarithms': 'See powers, roots and logarithms as one fact with one set of rules.',
      'figures-and-formulas': 'Find the hidden length that a formula needs.',
      'checking-an-answer': 'Catch a wrong answer by estimating or substituting, in thirty seconds.',
      'mock-exam': 'Take a mock exam of 60 minutes, with a plan for it, for tonight and for tomorrow.',
      'after-the-mock': 'Sort your mistakes into five kinds, fix them, and take a second mock exam.',
    },
    problem: 'algebra-tickets-01',
  },
  quadratics: {
    outcome:
      'After this pack, you can solve any quadratic equation in three ways, and choose the fastest one.',
    lessons: {
      'zero-products': 'Solve a quadratic equation by factoring, with the rule for products that are zero.',
      'factoring-trinomials': 'Factor a trinomial from the sum and the product of two numbers.',
      'completing-the-square': 'Turn any quadratic equation into a square that equals a number.',
      'quadratic-formula':
        'Use one formula for every quadratic equation, and choose among the three methods.',
      discriminant: 'Tell how many solutions there are before you solve.',
      vertex: 'Find the highest or lowest point of a parabola, and use it to find the best value.',
      vieta: 'Check solutions, and find their sum and product, without solving.',
      'quadratic-problems':
        'Turn paths, areas and throws into quadratic equations, and reject what can’t be.',
    },
    problem: 'algebra-area-01',
  },
  'logarithms-step-by-step': {
    outcome:
      'After this pack, you can evaluate, expand and condense logarithms, and solve equations that contain them.',
    lessons: {
      'what-a-logarithm-asks': 'Read a logarithm as a question, and tell which numbers have one.',
      'exact-values': 'Find exact values without a calculator, with zero, negative and fractional exponents.',
      'three-laws': 'Derive the rules for products, quotients and powers, and use them.',
      'expanding-and-condensing': 'Take a logarithm apart, and put it back together.',
      'change-of-base': 'Write a logarithm in another base, and find more digits with a calculator.',
      'logarithmic-equations': 'Solve equations with logarithms, and reject extraneous solutions.',
      'exponential-equations': 'Solve equations whose unknown is an exponent.',
    },
    problem: 'logarithms-tournament-01',
  },
  'exponential-models': {
    outcome:
      'After this pack, you can describe growth and decay with one law, and calculate when a value is reached.',
    lessons: {
      'exponential-growth': 'Recognize growth by equal factors, and write its law.',
      'compound-interest': 'Calculate with compound interest, and compare offers fairly.',
      'half-life-and-doubling': 'Use half-lives and doubling times, including in your head.',
      'solving-for-time': 'Find out when a value is reached, with a logarithm.',
      'approaching-a-level': 'Describe what cools, fills or fades toward a level.',
      'logarithmic-scales': 'Read and make scales that count factors, such as pH.',
      'decibels-and-magnitudes': 'Calculate with decibels, earthquakes and the brightness of stars.',
      'fitting-a-law': 'Find a law from two measurements, and judge whether it is exponential.',
    },
    problem: 'logarithms-caffeine-01',
  },
};
