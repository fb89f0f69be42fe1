import { type ComponentType, lazy, useState } from 'react';
import { reloadIfReplaced } from './updates/version.js';

/** A module that exports one view. */
export interface ViewModule {
  readonly Component: ComponentType;
}

/** A code-split view. */
export type LazyView = ComponentType & {
  /** Loads the view, so that it doesn't suspend when it is rendered later. */
  readonly preload: () => Promise<void>;
};

/** Creates a code-split view, which renders immediately if it is preloaded and otherwise suspends. */
export function lazyView(load: () => Promise<ViewModule>): LazyView {
  let loaded: ComponentType | undefined;
  const keep = ({ Component }: ViewModule) => {
    loaded = Component;
    return { default: Component };
  };
  const Lazy = lazy(() => load().catch(reloadIfReplaced).then(keep));
  function View() {
    const [Component] = useState(() => loaded ?? Lazy); // The component doesn't change while it is mounted.
    return <Component />;
  }
  return Object.assign(View, {
    preload: async () => {
      keep(await load());
    },
  });
}
