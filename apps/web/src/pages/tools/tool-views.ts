import { type LazyView, lazyView, type ViewModule } from '../../site/lazy-view.js';
import { tools, toolsOf } from '../../tools/index.js';
import type { TabId, Tool } from '../../tools/tool.js';

const modules = import.meta.glob<ViewModule>('../../tools/*/view.tsx');
const guideModules = import.meta.glob<ViewModule>('../../tools/*/guide.tsx');

function viewOf({ id }: Tool): LazyView {
  const load = modules[`../../tools/${id}/view.tsx`];
  if (!load) throw new Error(`tools/${id}/view.tsx is missing.`);
  return lazyView(load);
}

export const views = new Map(tools.map((tool) => [tool, viewOf(tool)]));
/** The guides of tools that have no dedicated page. */
export const guides = new Map(
  tools.flatMap((tool) => {
    const load = guideModules[`../../tools/${tool.id}/guide.tsx`];
    return load ? [[tool, lazyView(load)] as const] : [];
  }),
);

/** Loads the views and guides of all tools. */
export function loadAllViews(): Promise<unknown> {
  return Promise.allSettled([...views.values(), ...guides.values()].map((view) => view.preload()));
}

/** Loads the tools of a tab. A tool that fails to load shows a message in its card. */
export async function loadTab(tab: TabId): Promise<void> {
  await Promise.allSettled(toolsOf(tab).map(async (tool) => views.get(tool)?.preload()));
}
