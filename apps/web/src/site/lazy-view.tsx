import { type ComponentType, lazy, useState } from 'react';
import { reloadIfReplaced } from './updates/version.js';

/** A module with one view. */
export interface ViewModule {
  readonly Component: ComponentType;
}

/** A code-split view. */
export type LazyView = ComponentType & {
  /** Loads it; what is drawn afterwards does not suspend. */
  readonly preload: () => Promise<void>;
};

/** Creates a code-split view, which renders at once if it is preloaded, and suspends otherwise. */
export function lazyView(load: () => Promise<ViewModule>): LazyView {
  let loaded: ComponentType | undefined;
  const keep = ({ Component }: ViewModule) => {
    loaded = Component;
    return { default: Component };
  };
  const Lazy = lazy(() => load().catch(reloadIfReplaced).then(keep));
  function View() {
    const [Component] = useState(() => loaded ?? Lazy); // the same as long as it is mounted
    return <Component />;
  }
  return Object.assign(View, {
    preload: async () => {
      keep(await load());
    },
  });
}
