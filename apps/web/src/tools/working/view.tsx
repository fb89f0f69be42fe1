import { failure, success } from '@mathtools/math-core/result';
import { useContext, useEffect, useState } from 'react';
import { Actions, Button } from '../../ui/button/button.js';
import { ExampleInputs } from '../../ui/card/tool-place.js';
import { Examples } from '../../ui/math-lines/examples.js';
import { MathLines } from '../../ui/math-lines/math-lines.js';
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

/** Marks a working line by line, on a button. */
export function Component() {
  const isExample = useContext(ExampleInputs) !== undefined;
  return isExample ? <Example /> : <Working />;
}

function Working() {
  const inputs = useToolInputs('working', { lines: '' });
  const { lines } = inputs.values;
  const [asked, calculate, kept] = useCalculation(read(lines), inputs);
  const { checked, failed } = useChecked(asked);
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
            label="Your working"
            name={inputs.nameOf('lines')}
            hint="The problem first, then one step a line"
            rows={4}
            value={lines}
            onChange={(value) => {
              inputs.set({ lines: value });
            }}
            notes={checked && stillTrue(checked.notes, asked ?? '', lines)}
          />
          <Actions>
            <Button kind="primary" type="submit">
              Check my working
            </Button>
          </Actions>
          <Examples of={EXAMPLES} hrefOf={(example) => inputs.hrefOf({ lines: example })} onPick={load} />
        </>
      }
      result={
        <div className={css.verdict}>
          <Result
            label="Your working"
            kept={kept}
            answer={checked?.answer}
            notes={checked?.summary ?? []}
            placeholder={
              failed
                ? 'The checker is read from the network, which can’t be reached now.'
                : 'The marks appear here.'
            }
          />
        </div>
      }
      solution={checked?.lastRight && <NextLines key={asked} from={checked.lastRight} />}
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
whenIdle(loadChecker);

/** The marks of a working; the engine is loaded by then or loads with the first one. */
function useChecked(asked: string | undefined): { readonly checked?: Checked; readonly failed: boolean } {
  const [state, setState] = useState<{ readonly of: string; readonly checked: Checked | undefined }>();
  useEffect(() => {
    if (asked === undefined) return;
    let isCurrent = true;
    loadChecker().then(
      // without a network the worker answers with an empty file
      ({ check }: Partial<Checker>) => {
        if (isCurrent) setState({ of: asked, checked: check?.(asked) });
      },
      () => {
        if (isCurrent) setState({ of: asked, checked: undefined });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  if (asked === undefined || state?.of !== asked) return { failed: false };
  return state.checked ? { checked: state.checked, failed: false } : { failed: true };
}

/** What the card shows until something is typed: a working with its marks, without the engine. */
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
