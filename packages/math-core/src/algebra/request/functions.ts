import { answerProblem } from '../functions/about-functions.js';
import { type Failure, failure, type Result } from '../../result/result.js';
import { caught } from '../normal/normal-form.js';
import { bounded } from '../polynomial/polynomial.js';
import type { Answered } from '../functions/answered.js';
import { readFunctions } from './function-text.js';

/** The work limit of one problem. */
const LIMIT = 400_000;

/** Answers a problem about functions: definitions, and requests about them. */
export function answerFunctions(text: string, field: string): Result<Answered> | undefined {
  const reading = caught(() => readFunctions(text, field));
  if (!reading.ok) return reading;
  const read = reading.value;
  if (!read?.ok) return read?.message.startsWith('Sine, cosine and tangent') ? ofSine(field) : read;
  const worked = caught(() => bounded(LIMIT, () => answerProblem(read.value, field)));
  return worked.ok ? worked.value : worked;
}

/** Returns the failure for a request that `answerTrigonometricFunction` doesn't answer. */
function ofSine(field: string): Failure {
  const recognised =
    'a function with a sine, cosine or tangent, of which only values, domain, range and zeros are supported';
  return failure(field, 'unsupported', `${field} can't be solved here: ${recognised}.`);
}
