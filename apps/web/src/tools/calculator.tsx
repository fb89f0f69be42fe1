import type { Rational, NumericInput } from '@mathtools/math-core/rational';
import type { Result as Outcome } from '@mathtools/math-core/result';
import type { Step } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import type { NumberFieldProps } from '../ui/field/field.js';
import { type DetailRows, Result } from '../ui/result/result.js';
import { Solution } from '../ui/solution/solution.js';
import type { SolutionProps } from '../ui/solution/rows.js';
import { ToolFrame } from '../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, type ToolInputs } from './tool-inputs.js';

export interface CalculatorProps<Name extends string, Value> {
  readonly inputs: ToolInputs<Name>;
  readonly result: Outcome<Value>;
  /** Renders the input fields. `bind` returns the props that connect a number field to an input. */
  readonly fields: (bind: BindNumber<Name>) => ReactNode;
  /** The label of the answer. */
  readonly label: string;
  readonly answer: (value: Value) => string;
  /** Renders the typeset answer, if it differs from the text that is copied. */
  readonly typeset?: (value: Value) => ReactNode;
  readonly details?: (value: Value) => DetailRows;
  /** Remarks below the answer, of which some may be absent. */
  readonly notes?: (value: Value) => Remarks;
  /** Remarks below the details. */
  readonly remarks?: (value: Value) => Remarks;
  /** More worked solutions below the first one. */
  readonly more?: (value: Value) => SolutionProps['more'];
  /** More content below the steps. */
  readonly below?: (value: Value) => ReactNode;
  readonly picture?: (value: Value) => ReactNode;
  readonly example: Partial<Record<Name, string>>;
  /** The example's question in words, if its answer doesn't make it clear. */
  readonly asked?: string | undefined;
}

type Remarks = readonly (string | undefined)[];

const given = (remarks: Remarks = []): readonly string[] => remarks.filter((remark) => remark !== undefined);

/** Returns the props of a number field. `read` parses its text, as a number by default. */
type BindNumber<Name extends string> = (
  name: Name,
  read?: (text: NumericInput) => Outcome<Rational>,
) => Pick<NumberFieldProps, 'name' | 'value' | 'onChange' | 'invalid'>;

/** Renders a tool that computes while the visitor types: fields, answer, steps and picture of one result. */
export function Calculator<Name extends string, Value extends { readonly steps: readonly Step[] }>(
  props: CalculatorProps<Name, Value>,
) {
  const { inputs, result, fields, label, answer, typeset = answer, notes, example, asked } = props;
  const value = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={fields((name, read) => numberField(inputs, name, failureOf(result), read))}
      result={
        <Result label={label} answer={value && typeset(value)} notes={given(value && notes?.(value))} />
      }
      {...(value && workedParts(value, props))}
      tools={{ inputs, answer: value && answer(value), example, asked }}
    />
  );
}

/** Returns the parts of a tool that a result has: its steps, and what continues, follows or illustrates them. */
function workedParts<Name extends string, Value extends { readonly steps: readonly Step[] }>(
  value: Value,
  { details, remarks, more, below, picture }: CalculatorProps<Name, Value>,
) {
  return {
    details: details?.(value),
    remarks: given(remarks?.(value)),
    solution: (
      <>
        <Solution steps={value.steps} more={more?.(value)} />
        {below?.(value)}
      </>
    ),
    picture: picture?.(value),
  };
}
