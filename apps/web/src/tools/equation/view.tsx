import { use, useEffect, useState } from 'react';
import { ExampleInputs, ToolCardContext } from '../../ui/card/tool-place.js';
import { MathExpression } from '../../ui/math/math.js';
import { Examples } from '../../ui/math-lines/examples.js';
import { MathLines } from '../../ui/math-lines/math-lines.js';
import { Result } from '../../ui/result/result.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { whenIdle } from '../../ui/when-idle.js';
import { useToolInputs } from '../tool-inputs.js';
import type { Parts } from './shown.js';

const EXAMPLES = [
  ['Linear', '3(x - 2) = x + 8'],
  ['Fractions', 'x/2 + x/3 = 5/6'],
  ['Quadratic', 'x^2 - 2x - 1 = 0'],
  ['Root', 'sqrt(2x + 3) = x'],
  ['Absolute value', '|2x - 1| = 5'],
  ['System', '2x + y = 7\nx - y = 2'],
  ['Inequality', 'x^2 - x - 6 > 0'],
  ['Exponential', '2^(x + 1) = 32'],
  ['Expression', '(x^2 - 9)/(x - 3)'],
] as const;
const EXAMPLE = { lines: 'sqrt(2x + 3) = x' };

/** The inputs for another text, with the choices of the last one cleared. */
const asked = (lines: string) => ({ lines, unknown: '', method: '', at: '' });

type Solver = typeof import('./solver.js');

const loadSolver = () => import('./solver.js');
whenIdle(loadSolver);

/** The solver, once something is to be solved and shown: it is large. Absent if it can't be loaded. */
function useSolver(isNeeded: boolean): Partial<Solver> | undefined {
  const [solver, setSolver] = useState<Partial<Solver>>();
  useEffect(() => {
    const take = (module: Solver | undefined): void => {
      setSolver(module ?? {}); // without a network the worker answers with an empty file
    };
    if (isNeeded)
      void loadSolver().then(take, () => {
        take(undefined);
      });
  }, [isNeeded]);
  return solver;
}

/** The equation solver: one line or several, with the method and the letter to solve for where there is a choice; or an expression. */
export function Component() {
  const inputs = useToolInputs('equation', { lines: '', unknown: '', method: '', at: '' });
  const { lines } = inputs.values;
  const isExample = use(ExampleInputs) !== undefined;
  const isOpen = use(ToolCardContext)?.open !== false;
  const solver = useSolver(lines.trim() !== '' && (isOpen || !isExample));
  const parts: Parts = solver?.partsOf?.(inputs) ?? (isExample ? STATIC : solver ? MISSING : {});
  return (
    <ToolFrame
      inputs={
        <>
          <MathLines
            label="Equation or expression"
            name={inputs.nameOf('lines')}
            value={lines}
            rows={2}
            hint="Each equation of a system on a line of its own."
            onChange={(text) => {
              inputs.set({ lines: text });
            }}
          />
          <Examples
            of={EXAMPLES}
            hrefOf={(text) => inputs.hrefOf(asked(text))}
            onPick={(text) => {
              inputs.set(asked(text));
            }}
          />
          {parts.choices}
        </>
      }
      result={<Result label="" {...parts.result} />}
      solution={parts.solution}
      picture={parts.picture}
      tools={{ inputs, answer: parts.answer, example: EXAMPLE }}
    />
  );
}

const MISSING: Parts = {
  result: { placeholder: 'The solver is read from the network, which can’t be reached now.' },
};

/** What a card shows of the example before anything is solved; a test has the engine check it. */
const STATIC: Parts = {
  answer: 'x = 3',
  result: {
    label: (
      <>
        <MathExpression of={['√', ['+', ['×', '2', 'x'], '3']]} /> = <MathExpression of="x" />
      </>
    ),
    answer: (
      <>
        <MathExpression of="x" /> = <MathExpression of="3" />
      </>
    ),
  },
};
