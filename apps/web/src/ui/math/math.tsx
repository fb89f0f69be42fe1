import {
  type Expression,
  expressionMathml,
  expressionText,
  type Step,
  stepMathml,
  stepText,
} from '@mathtools/math-core/steps';
import { useContext, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { changeMarkup } from './change-markup.js';
import { copyWithMath } from './copy.js';
import { thousandsIn } from './digits.js';
import { fit, hasMathBoxes } from './fit.js';
import { fitToPaper, fitToScreen } from './fit-paper.js';
import { markRows } from './mark-rows.js';
import { MathPlace } from './math-place.js';
import { DrawnOrText } from './math-text.js';
import * as css from './math.css.js';

export interface MathExpressionProps {
  readonly of: Expression;
  readonly display?: boolean;
}

/** Renders an expression as MathML. */
export function MathExpression({ of, display }: MathExpressionProps) {
  return (
    <DrawnOrText of={of}>
      <MathElement
        write={(change) => expressionMathml(change(of))}
        text={expressionText(of)}
        display={display}
        wide={css.wide}
      />
    </DrawnOrText>
  );
}

/** Renders the equation of a step as MathML. */
export function MathStep({ step }: { readonly step: Step }) {
  const { before, after } = step;
  return (
    <DrawnOrText of={step}>
      <MathElement
        write={(change) => stepMathml({ ...step, before: change(before), after: change(after) })}
        text={stepText(step).slice(step.law.length + 2)}
        display={false}
        whole={css.equation}
        wide={css.wideEquation}
        isList={typeof before === 'string' && after[0] === ','}
      />
    </DrawnOrText>
  );
}

/** The start of math whose lines may break. */
const ROW = `<mrow class="${css.row}`;

interface MathElementProps {
  /** Returns the MathML after applying a change to its expressions. */
  readonly write: (change: (expression: Expression) => Expression) => string;
  readonly text: string;
  readonly display: boolean | undefined;
  /** The class of math that fits with line breaks. */
  readonly whole?: string;
  /** The class of math that is too wide. */
  readonly wide: string;
  /** True if a letter has several values. The first of them stays on its line. */
  readonly isList?: boolean;
}

/**
 * Renders MathML that breaks lines if it doesn't fit, and then writes wide fractions on one line. In browsers where math
 * doesn't break, its container scrolls.
 */
function MathElement({ write, text, display, whole, wide, isList = false }: MathElementProps) {
  const element = useRef<MathMLElement>(null);
  const changes = useSyncExternalStore(onChange, changesNow, changesNow);
  const [tooWide, setTooWide] = useState('');
  const place = useContext(MathPlace);
  const key = `${changes} ${place} ${text}`;
  const isWide = tooWide === key;
  const flows = isWide && hasMathBoxes();
  // The engine escapes every text it puts into MathML.
  const set = withThousands(slashed(write(flows ? onOneLine : (same) => same)));
  const marked = flows ? withFactors(markRows(withoutRoots(withTallFences(set)))) : markRows(set);
  const isBreaking = marked.startsWith(ROW);
  // A group doesn't break before its list, but the list breaks.
  const mathml = isList && isBreaking ? marked.replace(ROW, `<mrow class="${css.group}`) : marked;
  const [first] = useState(mathml);
  const shown = useRef(first);
  useLayoutEffect(() => {
    if (!element.current) return;
    if (shown.current !== mathml) changeMarkup(element.current, shown.current, mathml);
    shown.current = mathml;
    fit(element.current, () => {
      setTooWide(key);
    });
  }); // Measures on every render, because the container's width may have changed.
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
/** Counts the events that can change line breaks: a new viewport width or a loaded font. */
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
    document.addEventListener('copy', copyWithMath);
    window.addEventListener('beforeprint', fitToPaper);
    window.addEventListener('afterprint', fitToScreen);
  }
  formulas.add(formula);
  return () => formulas.delete(formula);
}

/** The maximum length of a fraction that fits on a phone, in characters of its text. */
const NARROW = 12;

/** Rewrites wide fractions as divisions, such as (a + b) ÷ (c + d). */
function onOneLine(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const isFraction = operator === '/' && expressionText(expression).length > NARROW;
  return [isFraction ? '÷' : operator, ...operands.map(onOneLine)];
}

/** Rewrites a long root, which can't break, as √(…). A root that contains another root is kept. */
function withoutRoots(mathml: string): string {
  const root = '<mrow><mo>√</mo><mo>(</mo>$1<mo>)</mo></mrow>';
  return mathml.replaceAll(/<msqrt>((?:(?!<\/?msqrt>).){40,})<\/msqrt>/g, root);
}

/**
 * Marks the parentheses around fractions and roots. In math that flows like text, they don't stretch. The engine sets
 * `stretchy` for all others.
 */
function withTallFences(mathml: string): string {
  return mathml.replaceAll(/<mo>([()])<\/mo>/g, `<mo class="${css.tall}">$1</mo>`);
}

/**
 * Marks the factors in parentheses of a product without signs, and short parentheses with their power and the sign before
 * them. A line breaks inside a marked part only if the part is wider than the line.
 */
function withFactors(mathml: string): string {
  return mathml.replaceAll(
    /(<mo>\u2062<\/mo>)?(?<!<msup>|[×÷]<\/mo>|<mspace[^>]*>|<\/mspace>)<(mrow|msup)(?: class="([^"]*)")?>(?=(?:<mo[^>]*>[×÷]<\/mo><m[^>]*>)?(?:<mrow[^>]*>)?<mo[^>]*>\()/g,
    (tag, times: string | undefined, name: string, classes: string | undefined, start: number) => {
      const isWhole = times !== undefined || isShort(name, mathml.slice(start));
      return isWhole ? `${times ?? ''}<${name} class="${classes ?? ''} ${css.factor}">` : tag;
    },
  );
}

/** The maximum length of parentheses that fit on a line on phones, in characters of their text. */
const SHORT = 20;

/** Returns true if the text of the element that the markup begins with is short. */
function isShort(name: string, mathml: string): boolean {
  let [depth, length] = [0, 0];
  for (const [, tag, text = ''] of mathml.matchAll(/<(\/?\w+)[^>]*>([^<]*)/g)) {
    if (tag === name) depth++;
    if (tag === `/${name}`) depth--;
    if (depth === 0) break;
    length += text.length;
  }
  return length <= SHORT;
}

/** Rewrites a fraction at the end of an exponent or a base with a slash, as textbooks do: 2/3. */
function slashed(mathml: string): string {
  return mathml.replaceAll(
    /<mfrac>(<m[in]>[^<]*<\/m[in]>)(<m[in]>[^<]*<\/m[in]>)<\/mfrac>(?=(?:<\/mrow>)*<\/msu[bp]>)/g,
    '<mrow>$1<mo lspace="0" rspace="0">/</mo>$2</mrow>',
  );
}

/** Marks the thousands of long numbers, except for digits in a number base, which have a subscript. */
function withThousands(mathml: string): string {
  return mathml.replaceAll(/(?:<msub>)?<mn>[\d.]+<\/mn>/g, (number) => {
    const [, digits = '', decimals = ''] = /^<mn>(\d+)(\.\d+)?</.exec(number) ?? [];
    const [first = '', ...others] = thousandsIn(digits);
    if (others.length === 0) return number;
    const marked = others.map((part) => `<span class="${css.thousands}">${part}</span>`);
    // The outer span is needed because text next to an element in <mn> would get its own line.
    return `<mn><span>${first}${marked.join('')}${decimals}</span></mn>`;
  });
}
