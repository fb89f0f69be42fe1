import { FillLink } from '../tool-frame/fill-link.js';
import * as css from './examples.css.js';

interface ExamplesProps {
  readonly of: readonly (readonly [name: string, text: string])[];
  /** Returns the URL of the tool with an input filled in. */
  readonly hrefOf: (text: string) => string;
  readonly onPick: (text: string) => void;
}

/** Renders links that fill in example inputs. */
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
