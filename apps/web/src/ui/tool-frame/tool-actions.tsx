import { button } from '../button/button.css.js';
import { Icon } from '../icon/icon.js';
import { ICONS } from '../icon/icons.js';
import { FillLink } from './fill-link.js';
import { focusCalculate } from './focus-calculate.js';
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

/** Renders the button that fills in the example, unless the inputs have one. */
export function ToolActions<Name extends string>({
  inputs,
  example,
  loadsExample = false,
}: ToolControls<Name>) {
  if (!example || loadsExample) return null;
  return (
    <div className={css.row}>
      <FillLink
        className={button.quiet}
        href={inputs.hrefOf(example)}
        onFill={(link) => {
          inputs.set(example);
          focusCalculate(link);
        }}
      >
        <Icon path={ICONS.example} />
        Load example
      </FillLink>
    </div>
  );
}
