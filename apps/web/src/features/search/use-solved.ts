import { useState } from 'react';
import type { Parts, SolverInputs } from '../../tools/equation/shown.js';
import { useParts } from '../../tools/equation/use-parts.js';
import { readAngles } from '../../ui/solving/angles.js';
import type { Reading } from './read/reading.js';

type Values = SolverInputs['values'];

/** Returns what the Equation Solver shows for a problem that is read but not answered. Returns undefined until it is solved. */
export function useSolved(reading: Reading | undefined): Parts | undefined {
  const isNeeded =
    reading?.tool === 'equation' && reading.answer === undefined && reading.refusal === undefined;
  const lines = reading?.inputs['lines'] ?? '';
  const [chosen, setChosen] = useState<Partial<Values> & { readonly of: string }>({ of: '' });
  const given: Values = { unknown: '', method: '', at: '', angles: readAngles(), ...reading?.inputs, lines };
  const values = chosen.of === lines ? { ...given, ...chosen } : given;
  const set: SolverInputs['set'] = (changes) => {
    setChosen({ ...values, ...(typeof changes === 'function' ? changes(values) : changes), of: lines });
  };
  const { parts, isLate, isMissing } = useParts({ values, set }, isNeeded);
  // If the solver doesn't load, the link to the tool remains. An answer to earlier text disappears.
  return isNeeded && !isMissing && !isLate ? parts : undefined;
}
