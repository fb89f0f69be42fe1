import '../../.fonts/fonts.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { watchReplaced } from '../site/updates/version.js';
import { mathFont } from '../ui/math/math-font.js';
import { restoreTyped } from '../ui/reload/reload.js';
import { whenIdle } from '../ui/when-idle.js';
import { App } from './app.js';
import { findRoute } from './routes.js';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Hydrates the static page once the code of its view has loaded. If it fails to load, the page shows an error. */
async function start(root: HTMLElement): Promise<void> {
  const isLoaded = await findRoute(location.pathname)
    .View.preload()
    .then(
      () => true,
      () => false,
    );
  if (isLoaded) restoreTyped();
  // A transition hydrates in slices so that the page responds to input in between.
  startTransition(() => {
    if (isLoaded && root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

watchReplaced();
// A top-level await would cause a deadlock with a view that shares a chunk with this module.
void start(container);
// Preloads the math font so that math rendered later causes no layout shift.
whenIdle(mathFont);
