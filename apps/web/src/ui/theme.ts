import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const CHANGE = 'themechange';

function current(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGE, listener);
  return () => {
    removeEventListener(CHANGE, listener);
  };
}

/** The current theme, and a function that switches and saves it. The script in index.html sets the initial one. */
export function useTheme(): readonly [Theme, () => void] {
  const theme = useSyncExternalStore(subscribe, current, (): Theme => 'light');
  const toggle = (): void => {
    const next = current() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // the theme switches even if the browser refuses storage
    }
    dispatchEvent(new Event(CHANGE));
  };
  return [theme, toggle];
}
