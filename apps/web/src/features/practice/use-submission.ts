import { grade, type Verdict } from '@mathtools/practice';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { formOf, type PracticeProblem } from './problem.js';
import type { SubmissionStatus } from './words.js';

export interface SubmissionOptions {
  readonly problem: PracticeProblem;
  /** Whether the visitor requested this problem, so that the answer box takes the focus. */
  readonly isAskedFor: boolean;
  /** Called once, with what the first answer that could be judged was. */
  readonly onResult: (isCorrect: boolean) => void;
  /** Whether a wrong answer may be followed by another try, before the right one is shown. */
  readonly canRetry?: boolean;
}

/** The state of an answer: the entry and its verdict. An entry that is blank or can't be judged leaves the box open. */
export function useSubmission({ problem, isAskedFor, onResult, canRetry = false }: SubmissionOptions) {
  const [entry, setEntry] = useState('');
  const [verdict, setVerdict] = useState<SubmissionStatus>();
  const [misses, setMisses] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const isMissed = verdict === 'missed';
  const isSubmitted = verdict === 'correct' || verdict === 'incorrect' || verdict === 'shown';

  useEffect(() => {
    if (isAskedFor) box.current?.focus();
  }, [isAskedFor]);

  useEffect(() => {
    if (misses === 0 || isMissed || isSubmitted) return;
    box.current?.focus(); // it has just been opened again
    box.current?.select();
  }, [isMissed]);

  const type = (text: string): void => {
    setEntry(text);
    setVerdict(undefined);
  };
  const give = (text: string): void => {
    const judged: SubmissionStatus = text.trim() === '' ? 'empty' : gradeEntry(text, problem);
    const mayRetry = judged === 'incorrect' && canRetry;
    setVerdict(mayRetry ? 'missed' : judged);
    if (mayRetry) setMisses(misses + 1);
    if (judged !== 'correct' && judged !== 'incorrect') box.current?.focus();
    else if (misses === 0) onResult(judged === 'correct');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSubmitted && !isMissed) give(entry);
  };
  const submitLine = (line: string): void => {
    setEntry(line);
    give(line);
  };
  const retry = (): void => {
    setVerdict(undefined);
  };
  const show = (): void => {
    setVerdict('shown');
  };
  const isSecondTry = misses > 0;
  const actions = { type, submit, submitLine, retry, show };
  return { box, entry, verdict, isMissed, isSubmitted, isSecondTry, ...actions };
}

/** The verdict of the grader on an entry. */
export function gradeEntry(entry: string, problem: PracticeProblem): Verdict {
  const { answer, question } = problem;
  return grade(entry, { answer, question, form: formOf(problem) });
}

export type Submission = ReturnType<typeof useSubmission>;
