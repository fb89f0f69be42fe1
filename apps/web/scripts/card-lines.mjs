// The math on the social cards, by page path. Notation: *variable*, _{subscript}, ^{superscript}, {numerator|denominator}.
export const LINES = {
  '/': 'log_{2} 32 = 5',
  '/how-it-works': 'ln 8 ÷ ln 2 = 3',
  '/tools': '*a*^{2} + *b*^{2} = *c*^{2}',
  '/tools/logarithm-simplifier': 'log_{*a*} *x* = {ln *x*|ln *a*}',
  '/tools/unit-converter': '5 in × 2.54 = 12.7 cm',
  '/tools/time-calculator': '7 × 24 h = 168 h',
  '/tools/percentage-calculator': '25% of 80 = 20',
  '/tools/age-calculator': '4 × 365 + 1 = 1461',
  '/practice': '3*x* − 7 = 11',
  '/marketplace': '(*a* + *b*)^{2} = *a*^{2} + 2*ab* + *b*^{2}',
  '/about': '0.1 + 0.2 = 0.3',
};
