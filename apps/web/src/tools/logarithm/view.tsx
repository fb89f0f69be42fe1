import { lazy, useContext, useEffect } from 'react';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { ExampleInputs } from '../../ui/card/tool-place.js';
import { whenIdle } from '../../ui/when-idle.js';
import { choiceField, useToolInputs } from '../tool-inputs.js';
import { Evaluate } from './evaluate.js';
import * as css from './logarithm.css.js';

// These chunks contain the expression parser and the laws.
const loadRewrite = () => import('./rewrite.js');
const loadSolve = () => import('./solve.js');
const Rewrite = lazy(async () => ({ default: (await loadRewrite()).Rewrite }));
const Solve = lazy(async () => ({ default: (await loadSolve()).Solve }));

const MODES = [
  { value: 'evaluate', label: 'Evaluate' },
  { value: 'expand', label: 'Expand' },
  { value: 'condense', label: 'Condense' },
  { value: 'solve', label: 'Solve' },
];

/** Renders the logarithm simplifier. */
export function Component() {
  useEffect(() => {
    whenIdle(loadRewrite);
    whenIdle(loadSolve);
  }, []);
  const all = useToolInputs('logarithm', {
    mode: '', // A link without a mode means "evaluate".
    base: '',
    value: '',
    result: '',
    expression: '',
  });
  const { mode } = all.values;
  const known = MODES.some(({ value }) => value === mode) ? mode : 'evaluate';
  const inputs = {
    ...all,
    reset: () => {
      all.reset({ mode });
    },
  };
  const isExample = useContext(ExampleInputs) !== undefined;
  const tool = (
    <AsyncBoundary name={known} loading={<div className={css.loading} />}>
      {known === 'evaluate' && <Evaluate inputs={inputs} />}
      {(known === 'expand' || known === 'condense') && <Rewrite inputs={inputs} mode={known} />}
      {known === 'solve' && <Solve inputs={inputs} />}
    </AsyncBoundary>
  );
  if (isExample) return tool;
  return (
    <div className={css.modes}>
      <Segmented
        legend="What to do"
        {...choiceField(inputs, 'mode')}
        name={undefined} // This field chooses the form and isn't submitted with it.
        value={known}
        options={MODES}
      />
      {tool}
    </div>
  );
}
