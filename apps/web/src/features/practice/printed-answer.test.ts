import { expect, it } from 'vitest';
import { readText } from '@mathtools/practice';
import { withMathematics } from '@mathtools/practice/question';

it.each([
  ['3/4', '$3/4$'],
  ['-7', '-7'],
  ['1352.59 dollars', '1352.59 dollars'],
  ['20 km per hour', '20 km per hour'],
  ['5√3 cm', '$5√3$ cm'],
  ['(100 - 25π) cm²', '$(100 - 25π)$ cm²'],
  ['120°', '120°'],
  ['33.1%', '33.1%'],
  ['-5/2, 3', '$-5/2$, 3'],
  ['(-3 - √13)/2, (-3 + √13)/2', '$(-3 - √13)/2$, $(-3 + √13)/2$'],
  ['x = -5/2 or x = 3', '$x = -5/2$ or $x = 3$'],
  ['(5, -2)', '(5, -2)'],
  ['(1/2, 3)', '($1/2$, 3)'],
  ['x > -4', '$x > -4$'],
  ['y = -x/2 + 7', '$y = -x/2 + 7$'],
  ['144^(1/2) = 12', '$144^(1/2) = 12$'],
  ['3 + 3 log₂ x', '$3 + 3 log₂ x$'],
  ['1/3 log₂ x', '$1/3 log₂ x$'],
  ['log₃(x²y/z⁴)', '$log₃(x²y/z⁴)$'],
  ['2 log₅(25u²√v)', '$2 log₅(25u²√v)$'],
  ['ln 5', '$ln 5$'],
  ['4n + 4', '$4n + 4$'],
  ['none', 'none'],
  ['no solution', 'no solution'],
  ['between 6 and 7', 'between 6 and 7'],
  ['B', 'B'],
])('%j is set as %j', (answer, expected) => {
  expect(withMathematics(answer)).toBe(expected);
  expect(readText(expected).ok).toBe(true);
});
