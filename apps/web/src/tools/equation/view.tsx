import { use, useEffect } from 'react';
import { Actions, Button } from '../../ui/button/button.js';
import { ExampleInputs, ToolCardContext } from '../../ui/card/tool-place.js';
import { MathExpression } from '../../ui/math/math.js';
import { Examples } from '../../ui/math-lines/examples.js';
import { MathLines } from '../../ui/math-lines/math-lines.js';
import { ReadAs } from '../../ui/math-lines/other-readings.js';
import { Result } from '../../ui/result/result.js';
import { readAngles } from '../../ui/solving/angles.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { useToolInputs } from '../tool-inputs.js';
import * as css from './equation.css.js';
import type { Parts } from './shown.js';
import { preloadSolver, useParts } from './use-parts.js';

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

/** Returns the inputs for a new text, with the choices for the previous one cleared. */
const inputsFor = (lines: string) => ({ lines, unknown: '', method: '', at: '', angles: '' });

/** The equation solver, for equations, inequalities, systems and expressions. Offers a choice of method and variable. */
export function Component() {
  const inputs = useToolInputs('equation', inputsFor(''));
  const { lines } = inputs.values;
  const isExample = use(ExampleInputs) !== undefined;
  const isOpen = use(ToolCardContext)?.open !== false;
  const isNeeded = lines.trim() !== '' && (isOpen || !isExample);
  const { parts = isExample ? STATIC : NOTHING, isLate, isMissing, retry } = useParts(inputs, isNeeded);
  useEffect(preloadSolver, []);
  return (
    <ToolFrame
      inputs={
        <>
          <MathLines
            label="Equation or expression"
            name={inputs.nameOf('lines')}
            value={lines}
            rows={2}
            readAs={isLate ? undefined : parts.asked}
            hint="For a system, put each equation on its own line."
            onChange={(text) => {
              inputs.set({ lines: text, angles: readAngles() });
            }}
          />
          <Examples
            of={EXAMPLES}
            hrefOf={(text) => inputs.hrefOf(inputsFor(text))}
            onPick={(text) => {
              inputs.set(inputsFor(text));
            }}
          />
          {parts.choices}
        </>
      }
      result={
        <>
          {isLate && parts.result?.answer === undefined ? (
            <Result label="" placeholder="Solving…" />
          ) : (
            <Result label="" kept={isLate} {...parts.result} />
          )}
          {isMissing && (
            <Actions>
              <Button onClick={retry}>Try again</Button>
            </Actions>
          )}
          {parts.facts && (
            <div className={css.facts} data-kept={isLate}>
              {parts.facts}
            </div>
          )}
          {parts.reading && !isLate && (
            <ReadAs
              {...parts.reading}
              onPick={(text) => {
                inputs.set(inputsFor(text));
              }}
            />
          )}
        </>
      }
      solution={parts.solution}
      details={parts.details}
      remarks={parts.remarks}
      picture={parts.picture}
      tools={{ inputs, answer: parts.answer, example: EXAMPLE }}
    />
  );
}

const NOTHING: Parts = {};

/** The example as a card shows it before the solver is loaded. A test checks it with the engine. */
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
