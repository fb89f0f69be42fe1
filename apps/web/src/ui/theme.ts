import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

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

/** Returns the current theme. The script in index.html sets and switches it. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, (): Theme => 'light');
}
