import { type KeyboardEvent, useState } from 'react';
import * as css from './search.css.js';

const LIST = 'box-completions';
const optionId = (index: number): string => `${LIST}-${index}`;

/** Returns the completions of a typed text, the keys that choose one, and what the field says about them. */
export function useCompletions(all: readonly string[], typed: string, onPick: (text: string) => void) {
  const [{ text, chosen }, setChosen] = useState({ text: '', chosen: -1 });
  const isClosed = text === typed && chosen === -2;
  const shown = isClosed ? [] : all;
  const active = text === typed ? chosen : -1;
  const choose = (index: number): void => {
    setChosen({ text: typed, chosen: index });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const picked = shown[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (shown.length === 0 || event.nativeEvent.isComposing) return;
    if (step !== undefined) choose(Math.min(Math.max(active + step, -1), shown.length - 1));
    else if (event.key === 'Escape') choose(-2);
    else if (event.key === 'Enter' && picked !== undefined) onPick(picked);
    else return;
    event.preventDefault();
  };
  const field = {
    onKeyDown,
    'aria-autocomplete': 'list',
    'aria-controls': shown.length > 0 ? LIST : undefined,
    'aria-activedescendant': shown[active] === undefined ? undefined : optionId(active),
  } as const;
  return { field, list: { of: shown, active, onPick } };
}

export interface CompletionsProps {
  readonly of: readonly string[];
  /** The index of the completion that Enter takes, or -1. */
  readonly active: number;
  readonly onPick: (text: string) => void;
}

/** Renders the completions of the typed text as a list box, in which the field keeps the focus. */
export function Completions({ of, active, onPick }: CompletionsProps) {
  return (
    <ul id={LIST} role="listbox" className={css.chips} aria-label="Completions">
      {of.map((text, index) => (
        <li
          key={text}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={css.chip}
          // The field keeps the focus.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onPick(text);
          }}
        >
          {index === active ? <u>{text}</u> : text}
        </li>
      ))}
    </ul>
  );
}
