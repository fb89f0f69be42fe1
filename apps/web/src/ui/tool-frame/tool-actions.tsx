import { useState } from 'react';
import { button } from '../button/button.css.js';
import { Icon } from '../icon/icon.js';
import { CopyButton, QuietButton } from './copy-button.js';
import { ICONS } from '../icon/icons.js';
import { withMinus } from '../math/minus.js';
import { FillLink } from './fill-link.js';
import { focusCalculate } from './focus-calculate.js';
import { printTool } from './print-tool.js';
import { useMenu } from './use-menu.js';
import * as css from './tool-actions.css.js';

export interface ToolControls<Name extends string> {
  readonly inputs: {
    readonly values: Readonly<Record<Name, string>>;
    readonly defaults: Readonly<Record<Name, string>>;
    readonly set: (changes: Partial<Record<Name, string>>) => void;
    readonly reset: () => void;
    readonly action: string | undefined;
    readonly hrefOf: (changes: Partial<Record<Name, string>>) => string;
    readonly link: () => string | undefined;
  };
  /** The text that Copy result copies. Absent if there is no result. */
  readonly answer?: string | undefined;
  /** The inputs that Load example fills in. */
  readonly example?: NoInfer<Partial<Record<Name, string>>>;
  /** The question of the example, if the answer doesn't make it clear. */
  readonly asked?: string | undefined;
  /** True if the inputs already have a button that loads the example. */
  readonly loadsExample?: boolean;
}

/**
 * Renders a tool's row of secondary buttons: copy, print, example and reset. On phones, a menu contains those that need a
 * result.
 */
export function ToolActions<Name extends string>({
  inputs,
  answer,
  example,
  loadsExample = false,
}: ToolControls<Name>) {
  const { isOpen, toggle, around } = useMenu();
  const hasExample = example !== undefined && !loadsExample;
  const names = Object.keys(inputs.defaults) as Name[];
  const isTouched = names.some((name) => inputs.values[name] !== inputs.defaults[name]);
  const [wasTouched, setWasTouched] = useState(isTouched);
  if (isTouched && !wasTouched) setWasTouched(true);
  // A button that resets nothing would be the only one. Once shown, it stays, so that it keeps the focus.
  if (!hasExample && !wasTouched && answer === undefined) return null;
  return (
    <div className={css.row}>
      {hasExample && (
        <FillLink
          className={button.quiet}
          href={inputs.hrefOf(example)}
          onFill={(link) => {
            inputs.set(example);
            focusCalculate(link);
          }}
        >
          <Icon path={ICONS.example} />
          <span className={css.label}>Load example</span>
        </FillLink>
      )}
      <QuietButton
        icon={ICONS.reset}
        label="Reset"
        onClick={() => {
          inputs.reset();
        }}
      />
      <div className={answer === undefined ? css.absentMenu : css.menu} {...around}>
        <div className={css.more}>
          <QuietButton icon={ICONS.more} label="More" isExpanded={isOpen} onClick={toggle} />
        </div>
        <div className={css.items} data-open={isOpen}>
          <CopyButton icon={ICONS.copy} label="Copy result" text={() => answer && withMinus(answer)} />
          <CopyButton icon={ICONS.link} label="Copy link" text={inputs.link} />
          <QuietButton
            icon={ICONS.print}
            label="Print"
            onClick={(event) => {
              printTool(event.currentTarget);
            }}
          />
        </div>
      </div>
    </div>
  );
}
