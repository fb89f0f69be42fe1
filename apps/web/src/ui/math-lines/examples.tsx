import { FillLink } from '../tool-frame/fill-link.js';
import * as css from './examples.css.js';

interface ExamplesProps {
  readonly of: readonly (readonly [name: string, text: string])[];
  /** The address of the tool with such a text. */
  readonly hrefOf: (text: string) => string;
  readonly onPick: (text: string) => void;
}

/** Examples of what may be typed, each one click away. */
export function Examples({ of, hrefOf, onPick }: ExamplesProps) {
  return (
    <div className={css.examples}>
      Examples
      <ul className={css.chips}>
        {of.map(([name, text]) => (
          <li key={name}>
            <FillLink
              className={css.chip}
              href={hrefOf(text)}
              onFill={() => {
                onPick(text);
              }}
            >
              {name}
            </FillLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
