import { failure, success } from '@mathtools/math-core/result';
import { useContext } from 'react';
import { Actions, Button } from '../../ui/button/button.js';
import { ExampleInputs } from '../../ui/card/tool-place.js';
import { Examples } from '../../ui/math-lines/examples.js';
import { MathLines } from '../../ui/math-lines/math-lines.js';
import { ReadAs } from '../../ui/math-lines/other-readings.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Result } from '../../ui/result/result.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { useCalculation, useToolInputs } from '../tool-inputs.js';
import { EXAMPLE, EXAMPLES } from './examples.js';
import type { Checked } from '../../ui/working/shown-checked.js';
import { stillTrue } from '../../ui/working/still-true.js';
import type { NextLinesProps } from './next-lines.js';
import { useChecked } from './use-checked.js';
import * as css from './working.css.js';

const NextLines = lazyPicture<NextLinesProps>(() => import('./next-lines.js'));

const read = (lines: string) => (lines.trim() === '' ? failure('lines', 'empty') : success(lines));

/** Renders Check My Work, which checks the visitor's work line by line when a button is pressed. */
export function Component() {
  const isExample = useContext(ExampleInputs) !== undefined;
  return isExample ? <Example /> : <Working />;
}

function Working() {
  const inputs = useToolInputs('working', { lines: '' });
  const { lines } = inputs.values;
  const [submitted, calculate, kept] = useCalculation(read(lines), inputs);
  const { checked, of = '', isLate, message, isMissing, retry } = useChecked(submitted);
  const load = (example: string): void => {
    inputs.set({ lines: example });
    calculate(read(example), { lines: example });
  };
  return (
    <ToolFrame
      onCalculate={calculate}
      isMarked
      inputs={
        <>
          <MathLines
            label="Your work"
            name={inputs.nameOf('lines')}
            hint="The problem first, then one step per line"
            rows={4}
            value={lines}
            onChange={(value) => {
              inputs.set({ lines: value });
            }}
            notes={checked && stillTrue(checked.notes, of, lines)}
          />
          <Actions>
            <Button kind="primary" type="submit">
              Check my work
            </Button>
          </Actions>
          <Examples of={EXAMPLES} hrefOf={(example) => inputs.hrefOf({ lines: example })} onPick={load} />
        </>
      }
      result={
        <div className={css.verdict} data-tone={checked && toneOf(checked)}>
          <Result
            label="Your work"
            kept={kept || isLate}
            answer={checked?.answer}
            notes={checked?.summary ?? []}
            placeholder={message}
          />
          {isMissing && (
            <Actions>
              <Button onClick={retry}>Try again</Button>
            </Actions>
          )}
          {/* A choice rebuilds the checked text, so it would delete what was typed since. */}
          {!(kept || isLate) &&
            checked?.readings.map(({ place, text, alternatives }) => (
              <ReadAs
                key={place}
                line={place + 1}
                text={text}
                alternatives={alternatives}
                onPick={(other) => {
                  const typed = of.split('\n');
                  load(typed.map((line, index) => (index === place ? other : line)).join('\n'));
                }}
              />
            ))}
        </div>
      }
      solution={
        checked &&
        checked.right.length > 0 && <NextLines key={of} lines={checked.lines} right={checked.right} />
      }
      tools={{
        inputs: {
          ...inputs,
          set: ({ lines: example = '' }) => {
            load(example);
          },
        },
        answer: checked?.text,
        example: { lines: EXAMPLE.lines },
      }}
    />
  );
}

const toneOf = ({ isFaulty, isDecided }: Checked) => (isFaulty ? 'wrong' : isDecided ? 'right' : undefined);

/** Renders a checked example, which the card shows until something is typed, without the engine. */
function Example() {
  const inputs = useToolInputs('working', { lines: '' });
  return (
    <ToolFrame
      inputs={null}
      result={
        <Result
          label={<span className={css.example}>{EXAMPLE.lines}</span>}
          answer={EXAMPLE.answer}
          notes={[EXAMPLE.mistake]}
        />
      }
      tools={{ inputs, answer: EXAMPLE.answer }}
    />
  );
}
