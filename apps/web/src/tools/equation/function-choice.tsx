import { Segmented } from '../../ui/segmented/segmented.js';
import type { SolverInputs } from './shown.js';

/** Renders the choice between the facts of a function and the solutions of its equation. */
export function FunctionChoice({ of: letter, values, set }: SolverInputs & { readonly of: string }) {
  return (
    <Segmented
      legend="Read as"
      isLegendHidden
      value={values.unknown === letter ? letter : ''}
      options={[
        { value: '', label: 'Function' },
        { value: letter, label: `Solve for ${letter}` },
      ]}
      onChange={(unknown) => {
        set({ unknown });
      }}
    />
  );
}
