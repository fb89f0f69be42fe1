/** The glyphs of units by title. Units without a glyph show their first letter. */
export const GLYPHS: Readonly<Record<string, string>> = {
  Numbers: '±',
  Fractions: '½',
  'Percent, ratio and rates': '%',
  'Measures and time': 'cm',
  'Exponents and roots': '√',
  Expressions: 'a+b',
  'Linear equations': '=',
  Inequalities: '<',
  'Systems of equations': '{',
  Factoring: '( )',
  'Quadratic equations': 'x²',
  'Rational expressions and roots': '1/x',
  'Polynomials and complex numbers': 'xⁿ',
  Functions: 'f(x)',
  'Patterns and sequences': 'aₙ',
  'What a logarithm means': 'log',
  'The rules of logarithms': '+ −',
  'Equations and inequalities': '=',
  'Natural logarithms and growth': 'ln',
  'Logarithmic scales': 'dB',
  Trigonometry: 'sin',
};

/** The drawn glyphs of units, as paths in a square of 24 by 24. */
export const SHAPES: Readonly<Record<string, string>> = {
  Graphs: 'M4 3v17h17M4 16c5 0 6-9 14-11',
  'Data and chance': 'M3 20h18M6 20v-6M11 20V5M16 20v-9',
  'Perimeter and area': 'M3 6h18v12H3z',
  Circles: 'M12 12 18 6M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0',
  Angles: 'M20 19H4L16 4M11.5 19a7.5 7.5 0 0 0-2.8-5.9',
  'Right and similar triangles': 'M4 20h17L4 5zM4 16h4v4',
  Solids: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  'Coordinates and lines': 'M12 3v18M3 12h18M5 19 19 5',
};
