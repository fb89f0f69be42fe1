import type { Rational, NumericInput } from '@mathtools/math-core/rational';
import type { Result as Outcome } from '@mathtools/math-core/result';
import type { Step } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import type { NumberFieldProps } from '../ui/field/field.js';
import { Result, type ResultProps } from '../ui/result/result.js';
import { Solution } from '../ui/solution/solution.js';
import type { SolutionProps } from '../ui/solution/rows.js';
import { ToolFrame } from '../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, type ToolInputs } from './tool-inputs.js';

export interface CalculatorProps<Name extends string, Value> {
  readonly inputs: ToolInputs<Name>;
  readonly result: Outcome<Value>;
  /** The fields of the inputs; `bind` gives a number field its name, its text and whether it is marked. */
  readonly fields: (bind: BindNumber<Name>) => ReactNode;
  /** The name of the answer. */
  readonly label: string;
  readonly answer: (value: Value) => string;
  /** The answer typeset, where it isn't shown as the text that is copied. */
  readonly typeset?: (value: Value) => ReactNode;
  readonly details?: (value: Value) => ResultProps['details'];
  readonly notes?: (value: Value) => readonly string[];
  /** Further worked solutions below the first one. */
  readonly more?: (value: Value) => SolutionProps['more'];
  /** Further content below the steps. */
  readonly below?: (value: Value) => ReactNode;
  readonly picture?: (value: Value) => ReactNode;
  readonly example: Partial<Record<Name, string>>;
  /** The example in words, where its answer does not say what was asked. */
  readonly asked?: string | undefined;
}

/** The props of a number field; `read` is how the tool reads its text, by default as a number. */
type BindNumber<Name extends string> = (
  name: Name,
  read?: (text: NumericInput) => Outcome<Rational>,
) => Pick<NumberFieldProps, 'name' | 'value' | 'onChange' | 'invalid'>;

/** A tool that computes as its inputs are typed: fields, answer, steps and picture of one result. */
export function Calculator<Name extends string, Value extends { readonly steps: readonly Step[] }>({
  inputs,
  result,
  fields,
  label,
  answer,
  typeset = answer,
  details,
  notes,
  more,
  below,
  picture,
  example,
  asked,
}: CalculatorProps<Name, Value>) {
  const value = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={fields((name, read) => numberField(inputs, name, failureOf(result), read))}
      result={
        <Result
          label={label}
          answer={value && typeset(value)}
          details={value && details?.(value)}
          notes={(value && notes?.(value)) ?? []}
        />
      }
      solution={
        value && (
          <>
            <Solution steps={value.steps} more={more?.(value)} />
            {below?.(value)}
          </>
        )
      }
      picture={value && picture?.(value)}
      tools={{ inputs, answer: value && answer(value), example, asked }}
    />
  );
}
