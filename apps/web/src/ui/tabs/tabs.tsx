import { type KeyboardEvent, type ReactNode, useId } from 'react';
import * as css from './tabs.css.js';

export interface TabsProps<Id extends string> {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly title: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Content beside the tabs. */
  readonly beside?: ReactNode;
  /** Renders the content of a tab. Called only for the open one. */
  readonly children: (id: Id) => ReactNode;
}

/** Renders tabs of which one is open. The arrow keys, Home and End open the others. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, beside, children }: TabsProps<Id>) {
  const prefix = useId();
  const tabId = (id: Id): string => `${prefix}${id}-tab`;
  const panelId = (id: Id): string => `${prefix}${id}-panel`;
  const openByKey = (event: KeyboardEvent): void => {
    const place = tabs.findIndex(({ id }) => tabId(id) === (event.target as HTMLElement).id);
    const next = tabs[placeAfter(event, place, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(next.id))?.focus();
    onChange(next.id);
  };
  return (
    <div>
      <div className={css.row}>
        <div role="tablist" className={css.list} aria-label={label} onKeyDown={openByKey}>
          {tabs.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabId(id)}
              className={css.tab}
              aria-selected={id === value}
              aria-controls={panelId(id)}
              tabIndex={id === value ? 0 : -1}
              onClick={() => {
                if (id !== value) onChange(id);
              }}
            >
              {title}
            </button>
          ))}
        </div>
        {beside}
      </div>
      {tabs.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          hidden={id !== value}
          tabIndex={-1}
        >
          {id === value && children(id)}
        </div>
      ))}
    </div>
  );
}

/**
 * Returns the index of the tab that a key opens, wrapping around. Returns undefined for other keys and for
 * browser shortcuts.
 */
function placeAfter(event: KeyboardEvent, place: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  if (event.key === 'ArrowRight') return (place + 1) % count;
  if (event.key === 'ArrowLeft') return (place + count - 1) % count;
  return undefined;
}
