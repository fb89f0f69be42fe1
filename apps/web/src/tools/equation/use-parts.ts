import { useEffect, useState } from 'react';
import { attempt, NOT_WORKED_OUT } from '../../ui/async-boundary/answer-boundary.js';
import { startEngine } from '../../ui/engine/in-worker.js';
import { useEngine } from '../../ui/engine/use-engine.js';
import { whenIdle } from '../../ui/when-idle.js';
import type { Parts, SolverInputs } from './shown.js';

type Solver = typeof import('./solver.js');

/** Loads the module that shows the engine's answers. */
export const loadSolver = () => import('./solver.js');

/** Loads the engine and what shows its answers in idle time, on a page where a problem may be typed first. */
export function preloadSolver(): void {
  whenIdle(loadSolver);
  whenIdle(startEngine);
}

export interface ShownParts {
  /** The parts to show. While the engine works, these are the previous ones. Absent if there are none. */
  readonly parts?: Parts | undefined;
  /** True if the parts don't belong to the inputs, and the engine has been working for a noticeable time. */
  readonly isLate: boolean;
  /** True if a script hasn't loaded. */
  readonly isMissing: boolean;
  /** Loads the scripts again. */
  readonly retry: () => void;
}

/** Solves the typed text in the worker, once it is needed, and returns the parts that show the answer. */
export function useParts(inputs: SolverInputs, isNeeded: boolean): ShownParts {
  const { lines, unknown, method, at, angles } = inputs.values;
  const { last, problem, isLate, retry } = useEngine(
    'solve',
    isNeeded ? [{ lines, unknown, method, at, angles }] : undefined,
  );
  const [solver, load] = useSolver(isNeeded);
  const isMissing = problem === 'failed' || solver === 'missing';
  const again = (): void => {
    load();
    retry();
  };
  const common = { isLate, isMissing, retry: again };
  if (isMissing) return { ...common, parts: MISSING };
  if (problem === 'too-long') return { ...common, parts: TOO_LONG };
  if (problem === 'broken') return { ...common, parts: BROKEN };
  if (!last || !solver) return { ...common, parts: undefined };
  return { ...common, parts: attempt(() => solver.partsOf(last.value, inputs)) ?? BROKEN };
}

/** Returns the module that shows answers, and a function that loads it again after a failure. */
function useSolver(isNeeded: boolean): readonly [Solver | 'missing' | undefined, () => void] {
  const [solver, setSolver] = useState<Solver | 'missing'>();
  const load = (): void => {
    loadSolver().then(setSolver, () => {
      setSolver('missing');
    });
  };
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
  return [solver, load];
}

const MISSING: Parts = {
  result: { placeholder: 'We couldn’t load the solver. Check your connection and try again.' },
};

const BROKEN: Parts = { result: { placeholder: NOT_WORKED_OUT } };

const TOO_LONG: Parts = {
  result: { placeholder: 'This is too long to solve. Split it into shorter parts.' },
};
