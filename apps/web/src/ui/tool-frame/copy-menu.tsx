import { Button } from '../button/button.js';
import { ICONS } from '../icon/icons.js';
import { QuietButton, useCopy } from './copy-button.js';
import * as css from './menu.css.js';
import { announced } from './tool-actions.css.js';
import { useMenu } from './use-menu.js';

interface CopyMenuProps {
  /** The names of the forms and their texts, which are written when they are copied. */
  readonly forms: readonly (readonly [name: string, text: () => string | undefined])[];
}

/** Renders a button that opens a list of forms to copy. */
export function CopyMenu({ forms }: CopyMenuProps) {
  const { isOpen, toggle, closeAndFocus, around } = useMenu();
  const [feedback, copy] = useCopy();
  return (
    <div className={css.menu} {...around}>
      <QuietButton
        icon={ICONS.copy}
        label="Copy ▾"
        feedback={feedback}
        isExpanded={isOpen}
        onClick={toggle}
      />
      {isOpen && (
        <div className={css.items}>
          {forms.map(([name, text]) => (
            <Button
              key={name}
              kind="quiet"
              onClick={() => {
                copy(text());
                closeAndFocus();
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <span className={announced} aria-live="polite">
        {feedback}
      </span>
    </div>
  );
}
