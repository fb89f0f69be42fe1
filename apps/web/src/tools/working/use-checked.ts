import { useEffect, useMemo, useState } from 'react';
import { attempt, NOT_WORKED_OUT } from '../../ui/async-boundary/answer-boundary.js';
import { startEngine } from '../../ui/engine/in-worker.js';
import { useEngine } from '../../ui/engine/use-engine.js';
import { whenIdle } from '../../ui/when-idle.js';
import type { Checked } from '../../ui/working/shown-checked.js';

type Checker = typeof import('../../ui/working/shown-checked.js');

/** Loads the module that shows checked work. */
const loadChecker = () => import('../../ui/working/shown-checked.js');

export interface CheckState {
  /** The checked work. While the engine works, this is the previous one. */
  readonly checked?: Checked | undefined;
  /** The text of the checked work. */
  readonly of?: string | undefined;
  /** True if the engine has been working for a noticeable time. */
  readonly isLate: boolean;
  /** The text shown if there is no checked work. */
  readonly message: string;
  /** True if a script hasn't loaded. */
  readonly isMissing: boolean;
  /** Loads the scripts again. */
  readonly retry: () => void;
}

/**
 * Checks submitted work in the worker. The scripts are preloaded when the browser is idle. Otherwise they load with the
 * first check.
 */
export function useChecked(submitted: string | undefined): CheckState {
  const { last, problem, isLate, retry } = useEngine(
    'check',
    submitted === undefined ? undefined : [submitted],
  );
  const [checker, setChecker] = useState<Checker | 'missing'>();
  const load = (): void => {
    loadChecker().then(setChecker, () => {
      setChecker('missing');
    });
  };
  const isNeeded = submitted !== undefined;
  useEffect(() => {
    whenIdle(loadChecker);
    whenIdle(startEngine);
  }, []);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
  const isMissing = problem === 'failed' || checker === 'missing';
  const shown = isMissing ? undefined : last;
  const value = shown?.value;
  const checked = useMemo(
    () => (value && typeof checker === 'object' ? attempt(() => checker.shownChecked(value)) : undefined),
    [value, checker],
  );
  const isBroken = value !== undefined && typeof checker === 'object' && checked === undefined;
  return {
    checked,
    of: shown?.args[0],
    isLate,
    message: messageOf(isMissing ? 'failed' : isBroken ? 'broken' : problem, isLate),
    isMissing,
    retry: () => {
      load();
      retry();
    },
  };
}

function messageOf(problem: 'too-long' | 'broken' | 'failed' | undefined, isLate: boolean): string {
  if (problem === 'failed') return 'We couldn’t load the checker. Check your connection and try again.';
  if (problem === 'broken') return NOT_WORKED_OUT;
  if (problem === 'too-long') return 'This is too long to check. Split it into shorter parts.';
  return isLate ? 'Checking…' : 'Your results appear here.';
}
