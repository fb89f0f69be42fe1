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

/** How the entry is read, and, while it can be changed, keys for what keyboards lack. */
export function AnswerHelp({ entry, form, question, box, disabled }: AnswerHelpProps) {
  return (
    <>
      {entry.trim() !== '' && <AnswerPreview entry={entry} form={form} question={question} />}
      {!disabled && <MathKeys names={keysOf(form)} box={box} />}
    </>
  );
}
