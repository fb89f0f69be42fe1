import type { Mistake } from '@mathtools/practice';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { whenIdle } from '../../ui/when-idle.js';
import { showToast } from '../../ui/toast/toast.js';
import type { PracticeProblem } from './problem.js';
import type { SubmissionStatus } from './words.js';

export interface SubmissionOptions {
  readonly problem: PracticeProblem;
  /** True if the visitor requested this problem, so the answer box takes the focus. */
  readonly isAskedFor: boolean;
  /** Called once, with the result of the first answer that could be judged. Absent if there is no streak. */
  readonly onResult?: ((isCorrect: boolean) => void) | undefined;
  /** True if the visitor can try again after a wrong answer, before the correct one is shown. */
  readonly canRetry?: boolean;
  /** Called with each answer that could be judged. The text is empty if the visitor gave up. */
  readonly onTry?: ((text: string, isCorrect: boolean) => void) | undefined;
}

/** Loads the grader, usually before anyone can answer. */
const grading = () => import('./grading.js');

/** Manages an answer's entry and its verdict. An entry that is blank or can't be judged leaves the box open. */
export function useSubmission(options: SubmissionOptions) {
  const { problem, isAskedFor, onResult, onTry, canRetry = false } = options;
  const [entry, setEntry] = useState('');
  const [verdict, setVerdict] = useState<SubmissionStatus>();
  const [mistake, setMistake] = useState<Mistake>();
  const [misses, setMisses] = useState(0);
  /** Incremented to invalidate a pending judgment. */
  const turn = useRef(0);
  const box = useRef<HTMLInputElement>(null);
  const isMissed = verdict === 'missed';
  const isSubmitted = verdict === 'correct' || verdict === 'incorrect' || verdict === 'shown';

  useEffect(() => {
    whenIdle(grading);
  }, []);

  useEffect(() => {
    if (isAskedFor) box.current?.focus();
  }, [isAskedFor]);

  useEffect(() => {
    if (misses === 0 || isMissed || isSubmitted) return;
    box.current?.focus(); // The box was just reopened.
    box.current?.select();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of isMissed reopens the box
  }, [isMissed]);

  const type = (text: string): void => {
    turn.current += 1;
    setEntry(text);
    setVerdict(undefined);
  };
  const settle = (judged: SubmissionStatus, text = ''): void => {
    const mayRetry = judged === 'incorrect' && canRetry;
    setVerdict(mayRetry ? 'missed' : judged);
    if (mayRetry) setMisses(misses + 1);
    if (judged !== 'correct' && judged !== 'incorrect') {
      box.current?.focus();
      return;
    }
    onTry?.(text, judged === 'correct');
    if (misses === 0) onResult?.(judged === 'correct');
  };
  const give = async (text: string): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    if (text.trim() === '') {
      settle('empty');
      return;
    }
    const grader = await grading()
      .catch(reloadIfReplaced)
      .catch(() => undefined);
    if (own !== turn.current) return;
    if (!grader) {
      showToast({
        title: 'Error',
        description: 'We couldn’t check your answer. Check your connection and try again.',
        kind: 'destructive',
      });
      return;
    }
    const judged = grader.judge(text, problem);
    setMistake(judged.mistake);
    settle(judged.verdict, text);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSubmitted && !isMissed) void give(entry);
  };
  const submitLine = (line: string): void => {
    setEntry(line);
    void give(line);
  };
  const retry = (): void => {
    turn.current += 1;
    setVerdict(undefined);
  };
  const show = (): void => {
    turn.current += 1;
    setVerdict('shown');
    onTry?.('', false);
  };
  const isSecondTry = misses > 0;
  const actions = { type, submit, submitLine, retry, show };
  return { box, entry, verdict, mistake, isMissed, isSubmitted, isSecondTry, ...actions };
}

export type Submission = ReturnType<typeof useSubmission>;
