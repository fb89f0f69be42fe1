import { type Expression, expressionMathml, step, stepMathml } from '@mathtools/math-core/steps';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as css from './math.css.js';
import { markRows } from './mark-rows.js';

const SIGN = 'mo[form]:not([stretchy])';
const ROW = `mrow:has(> mrow > ${SIGN})`;
const GROUP = `mrow:has(> ${SIGN})`;
const FREE = ':not(:is(mfrac, msup, msub, msqrt, mroot) *, mrow:has(> :is(mo:not([form]), mo[stretchy])) *)';
const STUCK = 'mrow > mrow:has(> mo[form="infix"] + :is(mfrac, msqrt, mroot):last-child)';

const atom = fc.constantFrom('x', '12', '1/2', '-3', '2.5');
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    atom,
    fc
      .tuple(fc.constantFrom('+', '-', '×', '/', '^', '±', '÷', ','), tie('expression'), tie('expression'))
      .map((parts) => parts as Expression),
    fc.tuple(fc.constantFrom('√', 'abs', 'neg'), tie('expression')).map((parts) => parts as Expression),
  ),
}));

/** Expects the marks to match the elements that selectors find. */
function expectMarks(mathml: string): void {
  const math = document.createElement('div');
  math.innerHTML = `<math>${markRows(mathml)}</math>`;
  const found = (selector: string) => [...math.querySelectorAll(selector)];
  expect(found(`.${css.row}`), mathml).toEqual(found(ROW + FREE));
  expect(found(`.${css.group}`), mathml).toEqual(found(GROUP + FREE));
  expect(found(`.${css.stuck}`), mathml).toEqual(found(STUCK));
  expect(found(`.${css.group} > ${SIGN}`), mathml).toEqual(found(`${SIGN}[lspace="0"][rspace="0"]`));
}

test('marks the same rows that selectors find', () => {
  fc.assert(
    fc.property(expression, expression, (before, after) => {
      expectMarks(expressionMathml(before));
      expectMarks(stepMathml(step('test.test', 'Test', before, after)));
    }),
    { numRuns: 200 },
  );
});

test('changes only marks and the spacing of operators', () => {
  const mathml = expressionMathml(['-', ['+', 'x', ['/', '1', '2']], ['√', ['+', '2', 'y']]]);
  expect(markRows(mathml)).not.toBe(mathml);
  expect(markRows(mathml).replaceAll(/ class="[^"]*"| [lr]space="0"/g, '')).toBe(mathml);
});
