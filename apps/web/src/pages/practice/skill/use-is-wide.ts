import { useSyncExternalStore } from 'react';
import { wide } from '../../../ui/theme.css.js';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Returns true if the screen is wide enough for the map, and for the difficulty next to the tabs. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}
