import { failure, success } from '@mathtools/math-core/result';
import { useContext, useEffect, useState } from 'react';
import { Actions, Button } from '../../ui/button/button.js';
import { ExampleInputs } from '../../ui/card/tool-place.js';
import { Examples } from '../../ui/math-lines/examples.js';
import { MathLines } from '../../ui/math-lines/math-lines.js';
import { ReadAs } from '../../ui/math-lines/other-readings.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Result } from '../../ui/result/result.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { whenIdle } from '../../ui/when-idle.js';
import { useCalculation, useToolInputs } from '../tool-inputs.js';
import { EXAMPLE, EXAMPLES } from './examples.js';
import type { Checked } from '../../ui/working/check.js';
import { stillTrue } from '../../ui/working/still-true.js';
import type { NextLinesProps } from './next-lines.js';
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
  const { checked, failed } = useChecked(submitted);
  const load = (example: string): void => {
    inputs.set({ lines: example });
    calculate(read(example), { lines: example });
  };
  return (
    <ToolFrame
      onCalculate={calculate}
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
            notes={checked && stillTrue(checked.notes, submitted ?? '', lines)}
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
        <div className={css.verdict}>
          <Result
            label="Your work"
            kept={kept}
            answer={checked?.answer}
            notes={checked?.summary ?? []}
            placeholder={
              failed
                ? 'We couldn’t load the checker. Check your connection and try again.'
                : 'Your results appear here.'
            }
          />
          {checked?.readings.map(({ place, text, alternatives }) => (
            <ReadAs
              key={place}
              line={place + 1}
              text={text}
              alternatives={alternatives}
              onPick={(other) => {
                const typed = submitted?.split('\n') ?? [];
                load(typed.map((line, index) => (index === place ? other : line)).join('\n'));
              }}
            />
          ))}
        </div>
      }
      solution={checked?.lastRight && <NextLines key={submitted} from={checked.lastRight} />}
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

type Checker = typeof import('../../ui/working/check.js');

const loadChecker = () => import('../../ui/working/check.js');

/**
 * Returns the result of a check. The checker is preloaded when the browser is idle. Otherwise it loads with
 * the first check.
 */
function useChecked(submitted: string | undefined): { readonly checked?: Checked; readonly failed: boolean } {
  const [state, setState] = useState<{ readonly of: string; readonly checked: Checked | undefined }>();
  useEffect(() => {
    whenIdle(loadChecker);
  }, []);
  useEffect(() => {
    if (submitted === undefined) return;
    let isCurrent = true;
    loadChecker().then(
      // When the browser is offline, the service worker responds with an empty file.
      ({ check }: Partial<Checker>) => {
        if (isCurrent) setState({ of: submitted, checked: check?.(submitted) });
      },
      () => {
        if (isCurrent) setState({ of: submitted, checked: undefined });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [submitted]);
  if (submitted === undefined || state?.of !== submitted) return { failed: false };
  return state.checked ? { checked: state.checked, failed: false } : { failed: true };
}

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
