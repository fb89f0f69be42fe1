import type { AnswerForm } from '../../problem.js';
import type { Verdict } from '../grade.js';

/** An entry, the stored answer with its form, and the verdict of a fair teacher. */
export type Labelled = readonly [entry: string, answer: string, form: AnswerForm, verdict: Verdict];
