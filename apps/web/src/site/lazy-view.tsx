import { type ComponentType, lazy, useState } from 'react';
import { reloadIfReplaced } from './updates/version.js';

/** A module with one view, and what else that view needs to be loaded first. */
export interface ViewModule {
  readonly Component: ComponentType;
  readonly preload?: () => Promise<void>;
}

/** A code-split view that renders at once where it is preloaded, and suspends otherwise. */
export type LazyView = ComponentType & { preload: () => Promise<void> };

/** Splits a view off: preloaded before it is prerendered or hydrated, else loaded when first shown. */
export function lazyView(load: () => Promise<ViewModule>): LazyView {
  let loaded: ComponentType | undefined;
  let pending: Promise<ViewModule> | undefined;
  const get = (): Promise<ViewModule> =>
    (pending ??= load()
      .catch(reloadIfReplaced)
      .then(async (module) => {
        await module.preload?.();
        loaded = module.Component;
        return module;
      }));
  const Lazy = lazy(() => get().then((module) => ({ default: module.Component })));
  function View() {
    const [Component] = useState(() => loaded ?? Lazy); // one component for the life of this mount
    return <Component />;
  }
  View.preload = async () => {
    await get();
  };
  return View;
}
