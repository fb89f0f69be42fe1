import {
  type Expression,
  expressionMathml,
  expressionText,
  type Step,
  stepMathml,
  stepText,
} from '@mathtools/math-core/steps';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { changeMarkup } from './change-markup.js';
import { thousandsIn } from './digits.js';
import { fit, hasMathBoxes } from './fit.js';
import { markRows } from './mark-rows.js';
import * as css from './math.css.js';

export interface MathExpressionProps {
  readonly of: Expression;
  readonly display?: boolean;
}

/** An expression as MathML. */
export function MathExpression({ of, display }: MathExpressionProps) {
  return (
    <MathElement
      write={(change) => expressionMathml(change(of))}
      text={expressionText(of)}
      display={display}
      wide={css.wide}
    />
  );
}

/** The equation of a step as MathML. */
export function MathStep({ step }: { readonly step: Step }) {
  const { before, after } = step;
  return (
    <MathElement
      write={(change) => stepMathml({ ...step, before: change(before), after: change(after) })}
      text={stepText(step).slice(step.law.length + 2)}
      display={false}
      whole={css.equation}
      wide={css.wideEquation}
    />
  );
}

interface MathElementProps {
  /** Writes the MathML after a change of its expressions. */
  readonly write: (change: (expression: Expression) => Expression) => string;
  readonly text: string;
  readonly display: boolean | undefined;
  /** The class of what fits with breaks. */
  readonly whole?: string;
  /** The class of what is too wide. */
  readonly wide: string;
}

/** Breaks where it doesn't fit, and sets wide fractions on one line where that is not enough. Where lines of mathematics don't break, its place scrolls. */
function MathElement({ write, text, display, whole, wide }: MathElementProps) {
  const element = useRef<MathMLElement>(null);
  const changes = useSyncExternalStore(onChange, changesNow, changesNow);
  const [tooWide, setTooWide] = useState('');
  const key = `${changes} ${text}`;
  const isWide = tooWide === key;
  const flows = isWide && hasMathBoxes();
  // The engine escapes every text it puts into MathML.
  const set = withThousands(slashed(write(flows ? onOneLine : (same) => same)));
  const mathml = markRows(flows ? withoutRoots(set) : set);
  const isBreaking = mathml.startsWith(`<mrow class="${css.row}`);
  const [first] = useState(mathml);
  const shown = useRef(first);
  useLayoutEffect(() => {
    if (!element.current) return;
    if (shown.current !== mathml) changeMarkup(element.current, shown.current, mathml);
    shown.current = mathml;
    fit(element.current, () => {
      setTooWide(key);
    });
  }); // each time: its place may have another width
  return (
    <math
      ref={element}
      alttext={text}
      translate="no"
      display={display ? 'block' : undefined}
      className={
        [flows ? wide : whole, isBreaking && css.breaking, isWide && !flows && css.scrolled]
          .filter(Boolean)
          .join(' ') || undefined
      }
      dangerouslySetInnerHTML={{ __html: first }}
    />
  );
}

const formulas = new Set<() => void>();
/** How often lines may have come to break elsewhere: the window has another width, or a font has arrived. */
let changes = 0;
let width = 0;
const changesNow = () => changes;

function change(event: Event): void {
  if (event.type === 'resize' && width === window.innerWidth) return;
  width = window.innerWidth;
  changes++;
  for (const formula of formulas) formula();
}

function onChange(formula: () => void) {
  if (width === 0) {
    width = window.innerWidth;
    window.addEventListener('resize', change);
    document.fonts.addEventListener('loadingdone', change);
  }
  formulas.add(formula);
  return () => formulas.delete(formula);
}

/** The longest fraction, in characters of its text, that fits a phone. */
const NARROW = 12;

/** Writes wide fractions as divisions: (a + b) ÷ (c + d). */
function onOneLine(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const isFraction = operator === '/' && expressionText(expression).length > NARROW;
  return [isFraction ? '÷' : operator, ...operands.map(onOneLine)];
}

/** Writes a long root, which can't break, as √(…); one with another root in it stays. */
function withoutRoots(mathml: string): string {
  const root = '<mrow><mo>√</mo><mo>(</mo>$1<mo>)</mo></mrow>';
  return mathml.replaceAll(/<msqrt>((?:(?!<\/?msqrt>).){40,})<\/msqrt>/g, root);
}

/** Writes a fraction that ends an exponent or a base with a slash, as books do: 2/3, not one above the other. */
function slashed(mathml: string): string {
  return mathml.replaceAll(
    /<mfrac>(<m[in]>[^<]*<\/m[in]>)(<m[in]>[^<]*<\/m[in]>)<\/mfrac>(?=(?:<\/mrow>)*<\/msu[bp]>)/g,
    '<mrow>$1<mo lspace="0" rspace="0">/</mo>$2</mrow>',
  );
}

/** Marks the thousands of long numbers; digits in a base, which have a subscript, have none. */
function withThousands(mathml: string): string {
  return mathml.replaceAll(/(?:<msub>)?<mn>[\d.]+<\/mn>/g, (number) => {
    const [, digits = '', decimals = ''] = /^<mn>(\d+)(\.\d+)?</.exec(number) ?? [];
    const [first = '', ...others] = thousandsIn(digits, decimals);
    if (others.length === 0) return number;
    const marked = others.map((part) => `<span class="${css.thousands}">${part}</span>`);
    // an element in an element: a text beside an element in <mn> would stand on its own line
    return `<mn><span>${first}${marked.join('')}${decimals}</span></mn>`;
  });
}
