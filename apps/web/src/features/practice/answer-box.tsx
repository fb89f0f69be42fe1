import type { Ref } from 'react';
import { control } from '../../ui/field/field.css.js';
import { Field } from '../../ui/field/field-frame.js';

export interface AnswerBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How to type an answer; what is typed stands between backticks. */
  readonly hint: string | undefined;
  readonly unit: string | undefined;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
}

/** The field for an answer. It takes any text, since answers have fractions, roots and letters. */
export function AnswerBox({ ref, value, onChange, hint, unit, isInvalid, disabled }: AnswerBoxProps) {
  return (
    <Field label="Your answer" hint={hint && <Hint text={hint} />} unit={unit}>
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

function Hint({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
