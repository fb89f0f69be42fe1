import type { AnswerForm } from '@mathtools/practice';
import type { RefObject } from 'react';
import { MathKeys } from '../../../ui/math-keys/math-keys.js';
import { AnswerPreview } from './answer-preview.js';
import { keysOf } from './keys-of.js';

export interface AnswerHelpProps {
  readonly entry: string;
  readonly form: AnswerForm;
  readonly question: string;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly disabled: boolean;
}

/** Renders the preview of the entry and, while it can be edited, keys for symbols that keyboards lack. */
export function AnswerHelp({ entry, form, question, box, disabled }: AnswerHelpProps) {
  return (
    <>
      {entry.trim() !== '' && <AnswerPreview entry={entry} form={form} question={question} />}
      {!disabled && <MathKeys names={keysOf(form)} box={box} />}
    </>
  );
}
