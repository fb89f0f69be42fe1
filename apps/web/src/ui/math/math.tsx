import {
  type Expression,
  expressionMathml,
  expressionText,
  type Step,
  stepMathml,
  stepText,
} from '@mathtools/math-core/steps';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { thousandsIn } from './digits.js';
import * as css from './math.css.js';

/** An expression as MathML. */
export function MathExpression({ of, display }: { readonly of: Expression; readonly display?: boolean }) {
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

/** Breaks where it doesn't fit, and sets wide fractions on one line where that is not enough. */
function MathElement({ write, text, display, whole, wide }: MathElementProps) {
  const element = useRef<MathMLElement>(null);
  // the text that was too wide; a new object measures again
  const [tooWide, setTooWide] = useState({ text: '' });
  const isWide = tooWide.text === text;
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = element.current ?? {};
    if (scrollWidth > clientWidth && !isWide) setTooWide({ text });
  });
  useEffect(() => {
    const again = () => {
      setTooWide({ text: '' });
    };
    document.fonts.addEventListener('loadingdone', again);
    window.addEventListener('resize', again);
    return () => {
      document.fonts.removeEventListener('loadingdone', again);
      window.removeEventListener('resize', again);
    };
  }, []);
  // The engine escapes every text it puts into MathML.
  const mathml = withThousands(write(isWide ? onOneLine : (same) => same));
  return (
    <math
      ref={element}
      alttext={text}
      display={display ? 'block' : undefined}
      className={isWide ? wide : whole}
      dangerouslySetInnerHTML={{ __html: isWide ? withoutRoots(mathml) : mathml }}
    />
  );
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
