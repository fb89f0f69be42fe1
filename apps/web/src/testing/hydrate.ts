import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Renders a view to static HTML, runs `before` on it without scripts, and then hydrates it. */
export async function hydrate(view: ReactNode, before: () => Promise<void>): Promise<void> {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(view);
  await before();
  const root = hydrateRoot(container, view);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}
