import type { Expression } from '../steps/expression.js';
import { LOOSEST, type Notation, render, TIGHTEST } from '../steps/render.js';
import type { Step } from '../steps/step.js';
import { LATEX, stepLatex } from '../steps/to-latex.js';
import { MATHML, stepMathml } from '../steps/to-mathml.js';
import { TEXT } from '../steps/to-text.js';
import type { Locale } from './locale.js';
import { dateTextIn, numberTextIn } from './number.js';
import { translateExpression, translateStep } from './translate.js';

/**
 * Renders an expression on one line in a language: its words, decimal sign, digit groups, dates and signs.
 * Throws `MathError`: `syntax` for a value that isn't an expression; `unknown-name` for a value that isn't a locale.
 * @example expressionTextIn(['÷', ['×', '1234.5', '25'], '100'], de) // "1.234,5 · 25 : 100"
 */
export function expressionTextIn(expression: Expression, locale: Locale): string {
  return textIn(translateExpression(expression, locale), locale);
}

/**
 * Renders a step on one line in a language: its law, a colon and the equation.
 * Throws `MathError`: `syntax` for a value that isn't a step; `unknown-name` for a value that isn't a locale.
 * @example stepTextIn({ id: 'tip.tip', law: 'Tip', before: ['%', '15'], relation: '=', after: '0.15' }, es) // "Propina: 15\u00a0% = 0,15"
 */
export function stepTextIn(step: Step, locale: Locale): string {
  const { law, before, relation, after } = translateStep(step, locale);
  return `${law}: ${textIn(before, locale)} ${relation} ${textIn(after, locale)}`;
}

/**
 * Renders an expression in a language as the content of a MathML `<math>` element. All text is escaped.
 * Throws `MathError`: `syntax` for a value that isn't an expression; `unknown-name` for a value that isn't a locale.
 * @example expressionMathmlIn('0.5', de) // "<mn>0,5</mn>"
 */
export function expressionMathmlIn(expression: Expression, locale: Locale): string {
  return mathmlIn(translateExpression(expression, locale), locale);
}

/**
 * Renders the equation of a step in a language as the content of a MathML `<math>` element. All text is
 * escaped.
 * Throws `MathError`: `syntax` for a value that isn't a step; `unknown-name` for a value that isn't a locale.
 * @example stepMathmlIn({ id: 'tip.tip', law: 'Tip', before: 'tip', relation: '=', after: '0.5' }, de) // "<mrow><mi>Trinkgeld</mi><mrow><mo form=\"infix\">=</mo><mn>0,5</mn></mrow></mrow>"
 */
export function stepMathmlIn(step: Step, locale: Locale): string {
  const { before, after, ...rest } = translateStep(step, locale);
  const empty = stepMathml({ ...rest, before: LEFT, after: RIGHT });
  return filled(empty, `<mi>${LEFT}</mi>`, `<mi>${RIGHT}</mi>`, [
    mathmlIn(before, locale),
    mathmlIn(after, locale),
  ]);
}

/**
 * Renders an expression in a language as LaTeX for math mode. `\text` needs amsmath.
 * Throws `MathError`: `syntax` for a value that isn't an expression; `unknown-name` for a value that isn't a locale.
 * @example expressionLatexIn(['×', '2.5', '4'], de) // "2{,}5 \\cdot 4"
 */
export function expressionLatexIn(expression: Expression, locale: Locale): string {
  return latexIn(translateExpression(expression, locale), locale);
}

/**
 * Renders the equation of a step in a language as LaTeX for math mode. `\text` needs amsmath.
 * Throws `MathError`: `syntax` for a value that isn't a step; `unknown-name` for a value that isn't a locale.
 * @example stepLatexIn({ id: 'tip.tip', law: 'Tip', before: ['%', '15'], relation: '=', after: '0.15' }, de) // "15\\,\\% = 0{,}15"
 */
export function stepLatexIn(step: Step, locale: Locale): string {
  const { before, after, ...rest } = translateStep(step, locale);
  const empty = stepLatex({ ...rest, before: 'L', after: 'R' });
  return filled(empty, 'L', 'R', [latexIn(before, locale), latexIn(after, locale)]);
}

const LEFT = 'left';
const RIGHT = 'right';

/** Replaces the placeholders of both sides, the first and the last part of a rendered equation. */
function filled(
  empty: string,
  left: string,
  right: string,
  [before, after]: readonly [string, string],
): string {
  const start = empty.indexOf(left);
  const end = empty.lastIndexOf(right);
  return (
    empty.slice(0, start) +
    before +
    empty.slice(start + left.length, end) +
    after +
    empty.slice(end + right.length)
  );
}

function textIn(expression: Expression, locale: Locale): string {
  const { decimal, times, divided } = locale;
  const text = render(expression, {
    ...TEXT,
    number: (number) => numberTextIn(number, locale),
    operators: {
      ...TEXT.operators,
      // With a decimal comma, the numbers of a list are separated by semicolons.
      ',': (items, write) => items.map((item) => write(item, LOOSEST)).join(decimal === ',' ? '; ' : ', '),
      '%': ([amount], write) => `${write(amount, TIGHTEST)}\u00a0%`,
      date: ([iso]) => dateTextIn(String(iso), locale),
    },
  } satisfies Notation);
  return text.replaceAll(' × ', ` ${times} `).replaceAll(' ÷ ', ` ${divided} `);
}

function mathmlIn(expression: Expression, locale: Locale): string {
  const { times, divided } = locale;
  const text = render(expression, {
    ...MATHML,
    number: (number) => numberTextIn(MATHML.number(number), locale),
    operators: {
      ...MATHML.operators,
      '%': ([amount], write) =>
        `<mrow>${write(amount, TIGHTEST)}<mspace width="0.17em"></mspace><mo>%</mo></mrow>`,
      date: ([iso]) => `<mn>${dateTextIn(String(iso), locale)}</mn>`,
    },
  } satisfies Notation);
  return text.replaceAll('>×</mo>', `>${times}</mo>`).replaceAll('>÷</mo>', `>${divided}</mo>`);
}

const LATEX_SIGNS: Readonly<Record<string, string>> = { '·': '\\cdot', '×': '\\times', '÷': '\\div' };

function latexIn(expression: Expression, locale: Locale): string {
  const { times, divided } = locale;
  const text = render(expression, {
    ...LATEX,
    number: (number) => numberTextIn(LATEX.number(number), locale).replaceAll(',', '{,}'),
    operators: {
      ...LATEX.operators,
      '%': ([amount], write) => `${write(amount, TIGHTEST)}\\,\\%`,
      date: ([iso]) => `\\text{${dateTextIn(String(iso), locale)}}`,
    },
  } satisfies Notation);
  return text
    .replaceAll(' \\times ', ` ${LATEX_SIGNS[times] ?? times} `)
    .replaceAll(' \\div ', ` ${LATEX_SIGNS[divided] ?? divided} `);
}
