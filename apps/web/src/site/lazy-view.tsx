import { type ComponentType, lazy, useState } from 'react';
import { drawNextPages } from '../ui/later/later.js';
import { reloadIfReplaced } from './updates/version.js';

/** A module with one view, and a function that loads what the view needs first. */
export interface ViewModule {
  readonly Component: ComponentType;
  readonly preload?: () => Promise<void>;
}

/** A code-split view that renders at once if it is preloaded, and suspends otherwise. */
export type LazyView = ComponentType & {
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
  /** Loads it ahead; a failure is met where it is shown. */
  readonly prefetch: () => void;
};

/** Creates a code-split view: preloaded before it is prerendered or hydrated, else loaded when first shown. */
export function lazyView(load: () => Promise<ViewModule>): LazyView {
  let loaded: ComponentType | undefined;
  let pending: Promise<ViewModule> | undefined;
  const keep = async (module: ViewModule): Promise<ViewModule> => {
    await module.preload?.();
    loaded = module.Component;
    return module;
  };
  const get = (): Promise<ViewModule> => (pending ??= load().catch(reloadIfReplaced).then(keep));
  const Lazy = lazy(() => get().then((module) => ({ default: module.Component })));
  function View() {
    const [Component] = useState(() => loaded ?? Lazy); // the same component as long as this is mounted
    return <Component />;
  }
  return Object.assign(View, {
    preload: async () => {
      await get();
    },
    isLoaded: () => loaded !== undefined,
    prefetch: () => {
      drawNextPages();
      if (!loaded)
        load()
          .then(keep)
          .catch(() => undefined);
    },
  });
}
