import type { Ref } from 'react';
import { control } from '../../ui/field/field.css.js';
import { Field } from '../../ui/field/field-frame.js';

export interface AnswerBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How an answer is typed. */
  readonly hint: string | undefined;
  readonly unit: string | undefined;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
}

/** The field for an answer, which is text: fractions, roots and letters are typed too. */
export function AnswerBox({ ref, value, onChange, hint, unit, isInvalid, disabled }: AnswerBoxProps) {
  return (
    <Field label="Your answer" hint={hint} unit={unit}>
      {(ids) => (
        <input
          {...ids}
          ref={ref}
          className={control}
          type="text"
          name="answer"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          value={value}
          disabled={disabled}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
