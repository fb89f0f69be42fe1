import type { AnswerForm } from '@mathtools/practice';
import type { RefObject } from 'react';
import { MathKeys } from '../../../ui/math-keys/math-keys.js';
import { keysOf } from './keys-of.js';

export interface AnswerKeysProps {
  readonly form: AnswerForm;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** Renders keys for the symbols of an answer that keyboards lack. */
export function AnswerKeys({ form, box }: AnswerKeysProps) {
  return <MathKeys names={keysOf(form)} box={box} />;
}
