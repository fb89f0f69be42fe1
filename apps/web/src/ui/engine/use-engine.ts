import { useEffect, useState } from 'react';
import type { Jobs } from './engine.worker.js';
import { inWorker, type JobName } from './in-worker.js';

/** The result of the last finished call, and the state of the current one. */
export interface Computed<Args, Value> {
  /** The last result, which may belong to earlier arguments. Absent if the current call has ended without a result. */
  readonly last?: { readonly args: Args; readonly value: Value };
  /** The reason why the current call has no result. */
  readonly problem?: 'too-long' | 'broken' | 'failed';
  /** True if the current call has been running for a noticeable time. */
  readonly isLate: boolean;
  /** Runs the current call again. */
  readonly retry: () => void;
}

/** The time in milliseconds before a missing result is shown as pending. */
const NOTICEABLE = 300;

interface State<Args, Value> {
  readonly last?: Computed<Args, Value>['last'];
  /** The most recently completed call. */
  readonly ended?: string;
  readonly problem?: Computed<Args, Value>['problem'];
  readonly late?: string;
}

/** Runs a function of the engine in the worker whenever its arguments change. Outdated results are ignored. */
export function useEngine<Name extends JobName>(
  name: Name,
  args: Parameters<Jobs[Name]> | undefined,
): Computed<Parameters<Jobs[Name]>, ReturnType<Jobs[Name]>> {
  type Known = State<Parameters<Jobs[Name]>, ReturnType<Jobs[Name]>>;
  const [state, setState] = useState<Known>({});
  const [attempt, setAttempt] = useState(0);
  const call = args && `${attempt} ${JSON.stringify(args)}`;
  useEffect(() => {
    if (call === undefined || !args) {
      setState({}); // A result of cleared input never appears again.
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setState((known) => ({ ...known, late: call }));
    }, NOTICEABLE);
    void inWorker(name, args, controller.signal).then((outcome) => {
      if (controller.signal.aborted) return;
      clearTimeout(timer);
      setState(
        outcome.kind === 'done'
          ? { ended: call, last: { args, value: outcome.value } }
          : { ended: call, problem: outcome.kind },
      );
    });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `call` contains the arguments
  }, [name, call]);
  const retry = (): void => {
    setAttempt((number) => number + 1);
  };
  if (call === undefined) return { isLate: false, retry };
  const isEnded = state.ended === call;
  return {
    ...(state.last && { last: state.last }),
    ...(isEnded && state.problem && { problem: state.problem }),
    isLate: !isEnded && state.late === call,
    retry,
  };
}
