import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Shows a view as the server sends it, has it used without a script, and lets the script arrive. */
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
