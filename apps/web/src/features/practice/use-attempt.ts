import { useEffect, useRef, useState } from 'react';

/** An answer to a problem, and the help that the visitor got before it. */
export interface Attempt {
  /** The answer as typed. It is empty if the visitor gave up. */
  readonly text: string;
  readonly isCorrect: boolean;
  /** The number of this try: 1 for the first. */
  readonly tries: number;
  /** The number of hints that were open. */
  readonly hints: number;
  /** The number of checks of the written work that found a mistake. */
  readonly redMarks: number;
  /** The time since the question was shown, in milliseconds. */
  readonly milliseconds: number;
}

/** Counts the tries at a problem and the help used before them. `onTry` is called with each answer that counts. */
export function useAttempt(onTry: ((attempt: Attempt) => void) | undefined) {
  const [isHelped, setHelped] = useState(false);
  const counts = useRef({ tries: 0, hints: 0, redMarks: 0, start: 0 });
  useEffect(() => {
    counts.current.start = performance.now();
  }, []);
  return {
    /** True if the first answer was correct, but after a hint or a red mark. */
    isHelped,
    seeHints: (count: number): void => {
      counts.current.hints = Math.max(counts.current.hints, count);
    },
    markRed: (): void => {
      counts.current.redMarks += 1;
    },
    finish: (text: string, isCorrect: boolean): void => {
      counts.current.tries += 1;
      const { start, ...counted } = counts.current;
      setHelped(isCorrect && counted.tries === 1 && counted.hints + counted.redMarks > 0);
      onTry?.({ ...counted, text, isCorrect, milliseconds: Math.trunc(performance.now() - start) });
    },
  };
}
