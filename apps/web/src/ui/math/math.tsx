import {
  type Expression,
  expressionMathml,
  expressionText,
  type Step,
  stepMathml,
  stepText,
} from '@mathtools/math-core/steps';

/** An expression as MathML. */
export function MathExpression({ of, display }: { readonly of: Expression; readonly display?: boolean }) {
  return <MathElement inner={expressionMathml(of)} text={expressionText(of)} display={display} />;
}

/** The equation of a step as MathML. */
export function MathStep({ step }: { readonly step: Step }) {
  const text = stepText(step).slice(step.law.length + 2);
  return <MathElement inner={stepMathml(step)} text={text} display={false} />;
}

interface MathElementProps {
  readonly inner: string;
  readonly text: string;
  readonly display: boolean | undefined;
}

function MathElement({ inner, text, display }: MathElementProps) {
  // The engine escapes every text it puts into MathML.
  return (
    <math
      alttext={text}
      display={display ? 'block' : undefined}
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}
