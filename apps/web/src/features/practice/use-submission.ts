import { grade } from '@mathtools/practice';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { formOf, type PracticeProblem } from './problem.js';
import type { SubmissionStatus } from './words.js';

export interface SubmissionOptions {
  readonly problem: PracticeProblem;
  /** Whether the visitor requested this problem, so that the answer box takes the focus. */
  readonly isAskedFor: boolean;
  /** Called once, when an answer has been judged. */
  readonly onResult: (isCorrect: boolean) => void;
}

/** The state of an answer: the entry and its verdict. An entry that is blank or can't be judged leaves the box open. */
export function useSubmission({ problem, isAskedFor, onResult }: SubmissionOptions) {
  const [entry, setEntry] = useState('');
  const [verdict, setVerdict] = useState<SubmissionStatus>();
  const box = useRef<HTMLInputElement>(null);
  const isSubmitted = verdict === 'correct' || verdict === 'incorrect' || verdict === 'shown';

  useEffect(() => {
    if (isAskedFor) box.current?.focus();
  }, [isAskedFor]);

  const type = (text: string): void => {
    setEntry(text);
    setVerdict(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSubmitted) return;
    const { answer, question } = problem;
    const judged: SubmissionStatus =
      entry.trim() === '' ? 'empty' : grade(entry, { answer, question, form: formOf(problem) });
    setVerdict(judged);
    if (judged === 'correct' || judged === 'incorrect') onResult(judged === 'correct');
    else box.current?.focus();
  };
  const show = (): void => {
    setVerdict('shown');
  };
  return { box, entry, type, verdict, isSubmitted, submit, show };
}

export type Submission = ReturnType<typeof useSubmission>;
