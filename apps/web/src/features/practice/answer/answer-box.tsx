import type { AnswerForm } from '@mathtools/practice';
import { type RefObject, useId, useState } from 'react';
import { control } from '../../../ui/field/field.css.js';
import { Field } from '../../../ui/field/field-frame.js';
import { lazyPicture } from '../../../ui/plot/lazy-picture.js';
import * as css from './answer-box.css.js';
import type { AnswerKeysProps } from './answer-keys.js';
import type { AnswerPreviewProps } from './answer-preview.js';
import { isPlainNumber, typingHint } from '../words.js';

export interface AnswerBoxProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly form: AnswerForm;
  /** The correct answer, as printed. */
  readonly answer: string;
  readonly question: string;
  /** The id of the question in words. */
  readonly questionId: string;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
}

/** The preview of the entry and the keys load when the box is first used. */
const AnswerPreview = lazyPicture<AnswerPreviewProps>(async () => ({
  Picture: (await import('./answer-preview.js')).AnswerPreview,
}));
const AnswerKeys = lazyPicture<AnswerKeysProps>(async () => ({
  Picture: (await import('./answer-keys.js')).AnswerKeys,
}));

/** Renders the field for an answer. It accepts any text, since answers have fractions, roots and letters. */
export function AnswerBox({
  ref,
  value,
  onChange,
  form,
  answer,
  question,
  questionId,
  isInvalid,
  disabled,
}: AnswerBoxProps) {
  const [isUsed, setUsed] = useState(false);
  const hintId = useId();
  const hasPreview = form.kind !== 'text'; // Words are their own preview.
  // An entry that can't be read always gets the instructions that its message refers to.
  const hint = isPlainNumber(form, answer) && !isInvalid ? undefined : typingHint(form);
  return (
    <div
      className={css.answer}
      onFocus={() => {
        setUsed(true);
      }}
    >
      <Field
        label="Your answer"
        hint={undefined}
        describedBy={questionId}
        unit={'unit' in form ? form.unit : undefined}
      >
        {({ id, 'aria-describedby': described = '' }) => (
          <>
            <input
              id={id}
              aria-describedby={hint === undefined ? described : `${described} ${hintId}`}
              ref={ref}
              className={control}
              translate="no"
              type="text"
              name="answer"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              enterKeyHint="go"
              spellCheck={false}
              maxLength={200}
              value={value}
              disabled={disabled}
              aria-invalid={isInvalid || undefined}
              onChange={(event) => {
                onChange(event.target.value);
              }}
            />
            {hasPreview && (
              <div className={css.preview} data-reading>
                {value.trim() === '' ? (
                  <p className={css.empty}>Preview</p>
                ) : (
                  <AnswerPreview entry={value} form={form} question={question} />
                )}
              </div>
            )}
          </>
        )}
      </Field>
      <div className={css.below}>
        {hint && (
          <p className={css.hint} id={hintId}>
            <Hint text={hint} />
          </p>
        )}
        {hasPreview && !disabled && isUsed && <AnswerKeys form={form} box={ref} />}
      </div>
    </div>
  );
}

function Hint({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const Part = index % 2 === 0 ? 'span' : 'code';
    return <Part key={index}>{part}</Part>;
  });
}
