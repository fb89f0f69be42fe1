import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { withMinus } from '../math/minus.js';
import { focusCalculate } from './focus-calculate.js';
import { printTool } from './print-tool.js';
import * as css from './tool-actions.css.js';

export interface ToolControls<Name extends string> {
  readonly inputs: {
    readonly values: Readonly<Record<Name, string>>;
    readonly defaults: Readonly<Record<Name, string>>;
    readonly set: (changes: Partial<Record<Name, string>>) => void;
    readonly reset: () => void;
    readonly link: () => string | undefined;
  };
  /** The text that Copy result copies; absent if there is no result. */
  readonly answer?: string | undefined;
  /** The inputs that Load example fills in. */
  readonly example?: NoInfer<Partial<Record<Name, string>>>;
  /** The example in words, where its answer does not say what was asked. */
  readonly asked?: string;
  /** Whether the inputs have a button that loads the example. */
  readonly loadsExample?: boolean;
}

export const ICONS = {
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  link: 'M10 14l4-4M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3',
  example: 'M5 4h14v16H5zM9 9h6M9 13h6',
  reset: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-.7 5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
};

/** The row of secondary buttons of a tool: copy, example, reset, print. */
export function ToolActions<Name extends string>({
  inputs,
  answer,
  example,
  loadsExample = false,
}: ToolControls<Name>) {
  return (
    <div className={css.row}>
      <div className={answer === undefined ? css.absent : undefined}>
        <CopyButton icon={ICONS.copy} label="Copy result" text={() => answer && withMinus(answer)} />
      </div>
      <CopyButton icon={ICONS.link} label="Copy link" text={inputs.link} />
      {example && !loadsExample && (
        <QuietButton
          icon={ICONS.example}
          label="Load example"
          onClick={(event) => {
            inputs.set(example);
            focusCalculate(event.currentTarget);
          }}
        />
      )}
      <QuietButton
        icon={ICONS.reset}
        label="Reset"
        onClick={() => {
          inputs.reset();
        }}
      />
      <QuietButton
        icon={ICONS.print}
        label="Print"
        onClick={(event) => {
          printTool(event.currentTarget);
        }}
      />
    </div>
  );
}

interface QuietButtonProps {
  readonly icon: string;
  readonly label: string;
  /** Shown briefly instead of the label. */
  readonly feedback?: string | undefined;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

function QuietButton({ icon, label, feedback, onClick }: QuietButtonProps) {
  return (
    <Button kind="quiet" onClick={onClick}>
      <Icon path={icon} />
      <span className={css.label}>
        <span className={feedback === undefined ? undefined : css.absent}>{label}</span>
        {feedback !== undefined && <span>{feedback}</span>}
      </span>
    </Button>
  );
}

const FEEDBACK_MS = 2000; // ms

interface CopyButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly text: () => string | undefined;
}

/** A button that copies a text, and shows whether it did: the browser may refuse, and a link may be too long. */
export function CopyButton({ icon, label, text }: CopyButtonProps) {
  const [feedback, setFeedback] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const copy = async (): Promise<void> => {
    setFeedback(await copyText(text()));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setFeedback(undefined);
    }, FEEDBACK_MS);
  };
  return (
    <>
      <QuietButton icon={icon} label={label} feedback={feedback} onClick={() => void copy()} />
      <span className={css.announced} aria-live="polite">
        {feedback}
      </span>
    </>
  );
}

async function copyText(text: string | undefined): Promise<string> {
  if (text === undefined) return 'Too long';
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Not copied';
  }
}
