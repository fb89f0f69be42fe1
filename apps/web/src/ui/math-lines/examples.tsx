import * as css from './examples.css.js';

interface ExamplesProps {
  readonly of: readonly (readonly [name: string, text: string])[];
  readonly onPick: (text: string) => void;
}

/** Examples of what may be typed, each one click away. */
export function Examples({ of, onPick }: ExamplesProps) {
  return (
    <div className={css.examples}>
      Examples
      <ul className={css.chips}>
        {of.map(([name, text]) => (
          <li key={name}>
            <button
              type="button"
              className={css.chip}
              onClick={() => {
                onPick(text);
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
