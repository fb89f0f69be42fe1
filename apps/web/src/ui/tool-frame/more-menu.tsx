import { useState } from 'react';
import { ICONS } from '../icon/icons.js';
import { Icon } from '../icon/icon.js';
import { withMinus } from '../math/minus.js';
import { CopyButton, QuietButton } from './copy-button.js';
import { printTool } from './print-tool.js';
import type { ToolControls } from './tool-actions.js';
import * as css from './menu.css.js';
import { useMenu } from './use-menu.js';

/** Renders the button ⋯ in the corner of a result, which opens a tool's secondary actions: reset, copy and print. */
export function MoreMenu<Name extends string>({ inputs, answer }: ToolControls<Name>) {
  const { isOpen, toggle, close, around } = useMenu();
  const names = Object.keys(inputs.defaults) as Name[];
  const isTouched = names.some((name) => inputs.values[name] !== inputs.defaults[name]);
  const [wasTouched, setWasTouched] = useState(isTouched);
  if (isTouched && !wasTouched) setWasTouched(true);
  // There is nothing to reset or to copy. Once shown, it stays, so that it keeps the focus.
  if (!wasTouched && answer === undefined) return null;
  return (
    <div className={css.corner} {...around}>
      <button
        type="button"
        className={css.more}
        aria-label="More actions"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon path={ICONS.more} />
      </button>
      {isOpen && (
        <div className={css.items}>
          <QuietButton
            icon={ICONS.reset}
            label="Reset"
            onClick={({ currentTarget }) => {
              close();
              focusFirstField(currentTarget);
              inputs.reset();
            }}
          />
          {answer !== undefined && (
            <>
              <CopyButton icon={ICONS.copy} label="Copy result" text={() => withMinus(answer)} />
              <CopyButton icon={ICONS.link} label="Copy link" text={inputs.link} />
              <QuietButton
                icon={ICONS.print}
                label="Print"
                onClick={({ currentTarget }) => {
                  printTool(currentTarget);
                  close();
                }}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Moves the focus to the first field of the tool around an element, because the menu may disappear. */
function focusFirstField(element: Element): void {
  const form = element.closest('div:has(> form)')?.querySelector('form');
  form
    ?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')
    ?.focus({ preventScroll: true });
}
