import { useEffect, useState } from 'react';

export type MoreUnits = typeof import('./more-units.js');

const load = () => import('./more-units.js');

interface Loaded {
  readonly more?: MoreUnits;
  readonly failed: boolean;
}

/** Loads the further units for a choice that needs them. If that fails, retries with the next choice. */
export function useMoreUnits(choice: string | undefined): Loaded {
  const [state, setState] = useState<Loaded>({ failed: false });
  const isLoaded = state.more !== undefined;
  useEffect(() => {
    if (choice === undefined || isLoaded) return;
    let isCurrent = true;
    load().then(
      // Offline, the service worker responds with an empty file.
      (more: Partial<MoreUnits>) => {
        if (isCurrent) setState(more.unitsOf ? { more, failed: false } : { failed: true });
      },
      () => {
        if (isCurrent) setState({ failed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [choice, isLoaded]);
  return state;
}
