import { useEffect, useState } from 'react';
import type { Parts, SolverInputs } from '../../tools/equation/shown.js';
import type { Reading } from './read/reading.js';

type Solver = typeof import('../../tools/equation/solver.js');
type Values = SolverInputs['values'];

/** Loads what solves equations in place, as the Equation Solver does. */
export const loadSolver = () => import('../../tools/equation/solver.js');

/** Returns what the Equation Solver shows for a problem that is read but not answered. Returns undefined until it is loaded. */
export function useSolved(reading: Reading | undefined): Parts | undefined {
  const [solver, setSolver] = useState<Solver>();
  const isNeeded =
    reading?.tool === 'equation' && reading.answer === undefined && reading.refusal === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    void loadSolver().then(
      (loaded) => {
        setSolver(loaded);
      },
      () => undefined, // the link to the tool remains
    );
  }, [isNeeded]);
  const lines = reading?.inputs['lines'] ?? '';
  const [chosen, setChosen] = useState<Partial<Values> & { readonly of: string }>({ of: '' });
  if (!isNeeded || !solver?.partsOf) return undefined;
  const given: Values = { unknown: '', method: '', at: '', ...reading.inputs, lines };
  const values = chosen.of === lines ? { ...given, ...chosen } : given;
  return solver.partsOf({
    values,
    set: (changes) => {
      setChosen({ ...values, ...(typeof changes === 'function' ? changes(values) : changes), of: lines });
    },
  });
}
